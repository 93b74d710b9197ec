// Apart from the schemas: a page that needs only these values must not load what checks payloads.

/** Rows of a page of one's own bets. */
export const HISTORY_PAGE = 25;

/** Bets of each kind that a filter looks through, the latest. */
export const HISTORY_DEPTH = 10_000;

export const historyPeriods = ['day', 'week', 'month'] as const;
export const historyResults = ['won', 'lost'] as const;
export const historyTimes = [2, 10, 50, 100] as const; // multipliers of which at least one can be asked for
export const historyMoney = ['real', 'bonus', 'usdicLocked'] as const;
