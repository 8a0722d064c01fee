import { LONGEST_LOGO } from "@kingpost/design/report";

/** Pixels at most: 300 dpi in a title block. */
const MOST = { width: 480, height: 160 };

/** The image of a file as a small JPEG on white, as a data address; undefined where the browser cannot read it. */
export async function logoOfFile(file: Blob): Promise<string | undefined> {
  let image: ImageBitmap;
  try {
    image = await createImageBitmap(file);
  } catch (error) {
    // The platform's error for a file that is no image.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
  const factor = Math.min(1, MOST.width / image.width, MOST.height / image.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(factor * image.width));
  canvas.height = Math.max(1, Math.round(factor * image.height));
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const address = canvas.toDataURL("image/jpeg", 0.92);
  return address.length <= LONGEST_LOGO ? address : undefined;
}
