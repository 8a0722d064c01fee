import { type RefObject, useEffect } from "react";
import { whileIdle } from "../../../ui/loading/while-idle.ts";

/**
 * Marks the frame once all of it has been painted with its fonts. From then on the browser knows the height of every group of inputs, and
 * those out of sight can be left out of layout and paint (`data-painted` in design-page.css). Before, a group that comes into sight would
 * get its height in the next frame, and move what is being clicked.
 */
export function usePaintedMark(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isGone = false;
    const mark = () => {
      if (!isGone) frame.current?.setAttribute("data-painted", "");
    };
    // The heights are kept at the end of a frame: one has to pass.
    const inTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(mark));
    const stop = whileIdle(() => {
      void document.fonts.ready.then(inTwoFrames);
      return false;
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [frame]);
}
