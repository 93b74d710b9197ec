/**
 * The shares taken, in millionths, that may bring a promised return of 1 − taken nearest to a goal; the present one where
 * the goal leaves it free. Both neighbours, since one of them may be outside of what is allowed.
 */
export const edgesFor = (rtp: number | undefined, presentPpm: number, mostPpm: number): readonly number[] => {
  if (rtp === undefined) return [presentPpm];
  const takenPpm = Math.round((1 - rtp) * 1e9) / 1000; // without what a double adds to a decimal
  const within = [Math.floor(takenPpm), Math.ceil(takenPpm)].map((ppm) => Math.min(mostPpm, Math.max(0, ppm)));
  return [...new Set(within)];
};
