import type { VipStatus } from 'server/contract';

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
