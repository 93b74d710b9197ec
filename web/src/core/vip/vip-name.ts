const FIRST = 1;
const LAST = 15;

/** A VIP level's name, or undefined for who has none: NVIP1, VIP2 … VIP14, SVIP. */
export const vipName = (level: number): string | undefined => {
  if (level < FIRST) return undefined;
  if (level >= LAST) return 'SVIP';
  return level === FIRST ? 'NVIP1' : `VIP${level}`;
};
