declare module 'qrcode' {
  interface Options {
    width?: number; // px
    margin?: number; // modules
  }
  /** A PNG of the code as a data URL. */
  export const toDataURL: (text: string, options?: Options) => Promise<string>;
}
