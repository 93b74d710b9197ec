/** A player's stay in this browser, across reloads and pages. Times are ms since epoch. */
export interface Stay {
  player: number;
  checkedAt: number; // when it began, or when the player was last told of the time
  seenAt: number; // when a page was last open
}

/** After so long without an open page a new stay begins. */
export const AWAY_MS = 900_000;

const MINUTE_MS = 60_000;

const isStay = (saved: unknown): saved is Stay =>
  typeof saved === 'object' &&
  saved !== null &&
  (['player', 'checkedAt', 'seenAt'] as const).every((key) => typeof Reflect.get(saved, key) === 'number');

/** The stay as it is at this moment: the saved one goes on, unless it is another player's or was left. */
export const stayAt = (saved: unknown, player: number, now: number): Stay => {
  const goesOn = isStay(saved) && saved.player === player && Math.abs(now - saved.seenAt) <= AWAY_MS;
  return { player, checkedAt: goesOn ? saved.checkedAt : now, seenAt: now };
};

/** Whether the player is to be told of the time. */
export const isCheckDue = ({ checkedAt, seenAt }: Stay, everyMinutes: number): boolean =>
  seenAt - checkedAt >= everyMinutes * MINUTE_MS;
