/** The mascot that looks in now and then. Decoration: it says nothing. */
export const mascot = new URL('./mascot.svg?no-inline', import.meta.url).href;
