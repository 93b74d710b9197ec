/** Replacement for a game's picture that does not load. */
export const noPicture: string = new URL('./no-picture.svg?no-inline', import.meta.url).href;
