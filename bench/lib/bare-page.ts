import type { Page } from "@playwright/test";

/*
 * Baselines: the product's own page and style, without its scripts, with the least code that shows the same. A measure of the
 * product divided by one of these is what its code costs.
 */

/** Opens the page without its scripts. */
export async function openBare(page: Page, address: string): Promise<void> {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(address);
}

/** A list of at most 30 names that contain the text in the search box. */
export function installBareList(names: readonly string[]): void {
  const list = document.querySelector(".section-scroll");
  const box = document.querySelector<HTMLInputElement>("#section-search");
  if (!list || !box) throw new Error("The page has no list.");
  box.addEventListener("input", () => {
    const typed = box.value.replace(/\s/g, "").toLowerCase();
    const found = names.filter((name) => name.toLowerCase().includes(typed)).slice(0, 30);
    list.innerHTML = `<ul>${found.map((name) => `<li><button class="section-row">${name}</button></li>`).join("")}</ul>`;
  });
}

/** A row for each section; a click shows its markup as the product made it. */
export function installBareSections(
  sections: readonly { readonly name: string; readonly html: string }[],
): void {
  const list = document.querySelector(".section-scroll");
  const detail = document.querySelector(".library-detail");
  if (!list || !detail) throw new Error("The page has no list.");
  list.innerHTML = `<ul>${sections.map(({ name }, at) => `<li><button class="section-row" data-at="${at}">${name}</button></li>`).join("")}</ul>`;
  list.addEventListener("click", ({ target }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>("[data-at]") : null;
    detail.innerHTML = sections[Number(row?.dataset.at)]?.html ?? "";
  });
}

/** A form of a design: a key writes what was typed into the verdict. */
export function installBareVerdict(field: string): void {
  const input = document.querySelector<HTMLInputElement>(`[data-path="${field}"]`);
  const verdict = document.querySelector(".verdict-head");
  if (!input || !verdict) throw new Error("The page has no verdict.");
  input.addEventListener("input", () => {
    verdict.textContent = input.value;
  });
}
