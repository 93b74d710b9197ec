declare module 'qrcode' {
  interface Options {
    width?: number; // px
    margin?: number; // modules
    errorCorrectionLevel?: 'L' | 'M'; // damage to survive: 7 %, or 15 % (the default)
  }
  /** A PNG of the code as a data URL. */
  export const toDataURL: (text: string, options?: Options) => Promise<string>;
  /** The code as the text of an SVG. */
  export const toString: (text: string, options: Options & { type: 'svg' }) => Promise<string>;
}
