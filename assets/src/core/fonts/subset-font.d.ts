declare module 'subset-font' {
  type AxisRange = number | { readonly min: number; readonly max: number; readonly default?: number };

  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    readonly preserveNameIds?: number[];
    readonly keepFeatures?: string[];
    readonly variationAxes?: Readonly<Record<string, AxisRange>>;
    readonly keepAllGlyphs?: boolean;
    readonly noHinting?: boolean;
  }

  /** Subsets a font (SFNT, WOFF or WOFF2). The text is left out exactly when `keepAllGlyphs` is set. */
  const subsetFont: (font: Buffer, text: string | undefined, options?: SubsetOptions) => Promise<Buffer>;
  export default subsetFont;
}
