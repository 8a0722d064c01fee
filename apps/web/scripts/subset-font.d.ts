declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2" | "sfnt";
    /** One value pins an axis, a range limits it. */
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }

  /** The font with only the characters of the text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
