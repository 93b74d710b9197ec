import type { VipStatus } from 'server/contract';

/** How far a player is on the way to the next level. */
export interface VipProgress {
  readonly status: VipStatus; // that they have
  readonly next: VipStatus | undefined; // undefined: there is no higher one
  readonly share: number; // what was wagered of what the next one needs, 0 to 1 and above; 1 at the top
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
