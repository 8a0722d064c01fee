import { useEffect, useRef } from "react";

type Dropped = Pick<DataTransfer, "files" | "items">;

/** The file of a drop, or why none is opened. */
export function droppedFile({ files, items }: Dropped): File | { readonly problem: string } | undefined {
  const [file] = files;
  if (!file) return undefined;
  if (files.length > 1) {
    return { problem: `${files.length} files were dropped, and none was opened: drop one at a time.` };
  }
  const entries = [...items].map((item) => item.webkitGetAsEntry?.());
  return entries.some((entry) => entry?.isDirectory)
    ? { problem: `${file.name} is a folder: drop the file of a design, or a report.` }
    : file;
}

/** Opens a file that is dropped anywhere on the page, which the browser would leave the page for, or reports why it is not opened. */
export function useDroppedFile(open: (file: File) => void, report: (problem: string) => void): void {
  const latest = useRef({ open, report });
  useEffect(() => {
    latest.current = { open, report };
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const dropped = event.dataTransfer && droppedFile(event.dataTransfer);
      if (!dropped) return;
      event.preventDefault();
      if ("problem" in dropped) latest.current.report(dropped.problem);
      else latest.current.open(dropped);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("drop", drop);
    };
  }, []);
}
