import { expect, test } from "vitest";
import { droppedFile } from "./use-dropped-file.ts";

type Dropped = Parameters<typeof droppedFile>[0];

/** What a browser gives for a drop: a list of files, and one of items that know whether they are folders. */
function drop(files: readonly File[], isFolder = false): Dropped {
  const items = files.map(() => ({ webkitGetAsEntry: () => ({ isDirectory: isFolder }) }));
  return { files, items } as unknown as Dropped;
}

const beam = new File(["{}"], "beam.kingpost.json");

test("one file is opened", () => {
  expect(droppedFile(drop([beam]))).toBe(beam);
});

test("a folder and several files are not opened, with a sentence", () => {
  expect(droppedFile(drop([new File([], "Designs")], true))).toEqual({
    problem: "Designs is a folder: drop the file of a design, or a report.",
  });
  expect(droppedFile(drop([beam, beam]))).toEqual({
    problem: "2 files were dropped, and none was opened: drop one at a time.",
  });
});

test("text that is dropped is left to the browser", () => {
  expect(droppedFile(drop([]))).toBeUndefined();
});
