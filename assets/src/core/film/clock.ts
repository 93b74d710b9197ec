/** Progress of an animation: 0 before `fromMs`, 1 after `toMs`, eased in between. */
export function eased(atMs: number, fromMs: number, toMs: number): number {
  const share = Math.min(1, Math.max(0, (atMs - fromMs) / (toMs - fromMs)));
  return share * share * (3 - 2 * share);
}

/** Interpolates between two values; `share`: 0 to 1. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
