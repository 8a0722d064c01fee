import { choiceField } from "@kingpost/calc";

/** How the section lies. */
export const ORIENTATION_FIELDS = {
  bentAbout: choiceField({
    label: "Bending axis",
    options: [
      { value: "x", label: "Major axis x" },
      { value: "y", label: "Minor axis y (section on its side)" },
    ],
    default: "x",
  }),
  toes: choiceField({
    label: "Channel toe direction (on its side or on a slope)",
    options: [
      { value: "down", label: "Down, or down the slope" },
      { value: "up", label: "Up, or up the slope" },
    ],
    default: "down",
  }),
} as const;
