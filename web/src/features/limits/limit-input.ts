import { LIMIT_MINOR, RAISE_WAITS_MS, SESSION_MINUTES, type Limit, type LimitKind } from 'server/contract';

/** What a typed limit comes to: base hundredths, or minutes of a session; undefined: it cannot be a limit. */
export const readLimit = (
  kind: LimitKind,
  text: string,
  toBaseMinor: (units: string) => bigint | undefined,
): number | undefined => {
  const isSession = kind === 'session';
  const value = isSession ? (/^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined) : toBaseMinor(text.trim());
  if (value === undefined) return undefined;
  const { min, max } = isSession ? SESSION_MINUTES : LIMIT_MINOR;
  return Number(value) >= min && Number(value) <= max ? Number(value) : undefined;
};

/** When a new amount (null: none) would count. `same`: it is the present one. */
export type Effect = { when: 'now' } | { when: 'same' } | { when: 'later'; at: number };

/** A first or a lower limit counts at once, everything else waits. `now`: ms since epoch. */
export const effectOf = (limit: Limit | undefined, amount: number | null, now: number): Effect => {
  if (!limit) return { when: 'now' };
  if (amount === limit.amount) return { when: 'same' };
  if (amount !== null && amount < limit.amount) return { when: 'now' };
  const { pending } = limit;
  return { when: 'later', at: pending?.amount === amount ? pending.at : now + RAISE_WAITS_MS };
};
