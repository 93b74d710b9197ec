/** What stands in for a game's picture that does not come. */
export const noPicture: string = new URL('./no-picture.svg?no-inline', import.meta.url).href;
