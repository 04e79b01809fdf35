// The part of subset-font's interface that the script uses; the package ships no types.
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  }
  function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
