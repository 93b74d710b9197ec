/** A whole number as typed; undefined for anything else, and for what lies outside `min` to `max`. */
export const wholeNumber = (text: string, min: number, max: number): number | undefined => {
  const value = /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
};
