/** Whether the visitor plays with a finger: then only games that run on a phone are of use. */
export const isMobile = (): boolean => matchMedia('(pointer: coarse)').matches;
