const FIRST = 1;
const LAST = 15;

/** A VIP level's name: NVIP1, VIP2 … VIP14, SVIP; undefined: no level. */
export const vipName = (level: number): string | undefined => {
  if (level < FIRST) return undefined;
  if (level >= LAST) return 'SVIP';
  return level === FIRST ? 'NVIP1' : `VIP${level}`;
};
