import type { VipStatus } from 'server/contract';

const FIRST = 1;
const LAST = 15;

/** A VIP level's name: NVIP1, VIP2 … VIP14, SVIP; undefined: no level. */
export const vipName = (level: number): string | undefined => {
  if (level < FIRST) return undefined;
  if (level >= LAST) return 'SVIP';
  return level === FIRST ? 'NVIP1' : `VIP${level}`;
};

/** Progress towards the next level. */
export interface VipProgress {
  readonly status: VipStatus; // current level
  readonly next: VipStatus | undefined; // undefined at the top
  readonly share: number; // wagered share of what the next level needs, may exceed 1; 1 at the top
}

/** The progress of a profile; undefined while the levels are not known. `statuses`: lowest first. */
export const vipProgress = (
  { compointStatus, compointCounter }: { compointStatus: number; compointCounter: number },
  statuses: readonly VipStatus[],
): VipProgress | undefined => {
  const place = statuses.findIndex(({ statusId }) => statusId === compointStatus);
  const status = statuses[place];
  if (!status) return undefined;
  const next = statuses[place + 1];
  return { status, next, share: next ? compointCounter / next.needsCompoints : 1 };
};
