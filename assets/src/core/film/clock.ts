/** How far a stretch of a scene has come: 0 before `fromMs`, 1 after `toMs`, eased in between. */
export function eased(atMs: number, fromMs: number, toMs: number): number {
  const share = Math.min(1, Math.max(0, (atMs - fromMs) / (toMs - fromMs)));
  return share * share * (3 - 2 * share);
}

/** The value between two at a share of the way, 0 to 1. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
