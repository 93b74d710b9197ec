/** Whether the device has a touch screen, which needs games that run on a phone. */
export const isMobile = (): boolean => matchMedia('(pointer: coarse)').matches;
