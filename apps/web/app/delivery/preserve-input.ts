/**
 * Keeps the text of a text area during hydration: React writes the server's text into it again, which is not empty after a
 * rejected form. Returns a function that restores the input after hydration.
 */
export function preserveInput(): () => void {
  const areas = [...document.querySelectorAll("textarea")].map((area) => {
    const typed = { area, text: area.value };
    const note = () => {
      typed.text = area.value;
    };
    area.addEventListener("input", note);
    return { typed, stop: () => area.removeEventListener("input", note) };
  });
  return () => {
    for (const { typed, stop } of areas) {
      stop();
      if (typed.area.value !== typed.text) typed.area.value = typed.text;
    }
  };
}
