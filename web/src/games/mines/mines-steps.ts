/** The steps of the ladder that are shown: from the last one reached on, and always the last of all. */
export const ladderSteps = (total: number, reached: number, places: number): number[] => {
  const count = Math.min(total, places);
  const first = Math.min(Math.max(1, reached), total - count + 1);
  const steps = Array.from({ length: count }, (_, place) => first + place);
  return [...steps.slice(0, -1), total];
};
