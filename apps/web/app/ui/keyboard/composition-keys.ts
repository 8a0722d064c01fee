/** The code of a key that an input method has taken, where the browser has already ended the composition. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Keeps the keys that an input method takes from every key handler of the page: Enter that ends the composition of a word must neither open nor
 * choose.
 */
export function ignoreCompositionKeys(): void {
  addEventListener(
    "keydown",
    (event) => {
      // Only the old property has it in Safari, where Enter comes after the end of the composition.
      if (event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD) event.stopImmediatePropagation();
    },
    true,
  );
}
