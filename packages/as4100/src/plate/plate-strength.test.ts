import { expect, test } from "vitest";
import { PLATE_GRADES, plateStrength } from "./plate-strength.ts";

// Two public tables agree: Pikatiu27/SC-handbook (AS/NZS 3678:2016, Table 8), and skane88/utilityscripts (with AS/NZS 3679.1 flats).
const PUBLISHED = {
  "250": { fu: 410, at: [8, 12, 20, 32, 50, 80, 150], fy: [280, 260, 250, 250, 250, 240, 230] },
  "300": { fu: 430, at: [8, 12, 20, 32, 50, 80, 150], fy: [320, 310, 300, 280, 280, 270, 260] },
  "350": { fu: 450, at: [8, 12, 20, 32, 50, 80, 150], fy: [360, 360, 350, 340, 340, 340, 330] },
  "300 flat": { fu: 440, at: [10.9, 11, 17, 50], fy: [320, 300, 300, 280] },
} as const;

test.each(
  PLATE_GRADES.flatMap((grade) => {
    const { fu, at, fy } = PUBLISHED[grade];
    return at.map((t, index) => [grade, t, fy[index] ?? Number.NaN, fu] as const);
  }),
)("Grade %s of %d mm has the published %d and %d MPa", (grade, t, fy, fu) => {
  expect(plateStrength(grade, t)).toEqual({ fy, fu });
});

test.each([
  ["250", 8.1, 260],
  ["250", 12.1, 250],
  ["250", 50.1, 240],
  ["250", 80.1, 230],
  ["300", 8.1, 310],
  ["300", 12.1, 300],
  ["300", 20.1, 280],
  ["300", 50.1, 270],
  ["300", 80.1, 260],
  ["350", 12.1, 350],
  ["350", 20.1, 340],
  ["350", 80.1, 330],
  ["300 flat", 17.1, 280],
] as const)("Grade %s just thicker than the step, %d mm, has %d MPa", (grade, t, fy) => {
  expect(plateStrength(grade, t)?.fy).toBe(fy);
});

test.each([
  ["250", 150.1],
  ["300 flat", 50.1],
  ["350", 0],
] as const)("Grade %s has no strength at %d mm", (grade, t) => {
  expect(plateStrength(grade, t)).toBeUndefined();
});
