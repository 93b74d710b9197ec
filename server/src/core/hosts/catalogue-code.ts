/** The catalogue's codes are numbers where they look like one. */
export const catalogueCode = (code: string): number | string => (/^\d+$/.test(code) ? Number(code) : code);
