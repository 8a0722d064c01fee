/**
 * Keeps what a person types into a text area while the page is being taken over: React writes the server's text into it again,
 * which after a refused form is not empty. Returns what puts it back, for the moment when the page has been taken over.
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
