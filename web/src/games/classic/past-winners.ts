import { betOfEvent, type RoundRecord, type SharedEvent } from 'games-engine';
import { classicShares, type ClassicContext } from 'games-engine/classic';
import type { PublicUser } from 'server/contract';

/** Who won a past round, as far as this page can tell. */
export interface PastWinner {
  player: string; // public id
  user: PublicUser | undefined; // of players seen since the page was opened
  sharePpm: number; // the chance it had
}

const MAX_KNOWN = 60;

const winners = new Map<string, PastWinner>(); // by round
const users = new Map<string, PublicUser>(); // by public id

const keep = <V>(map: Map<string, V>, key: string, value: V): void => {
  map.delete(key);
  map.set(key, value); // the last known stand last
  const [oldest] = map.keys();
  if (map.size > MAX_KNOWN && oldest !== undefined) map.delete(oldest);
};

const shareOf = (bets: ClassicContext['bets'], player: string): number =>
  classicShares(bets).find((share) => share.player === player)?.sharePpm ?? 0;

/** Remembers who won a round that was seen here. */
export const rememberWinner = (
  roundId: string,
  { bets, outcome }: ClassicContext,
  seen: ReadonlyMap<string, PublicUser>,
): void => {
  if (!outcome) return;
  const user = seen.get(outcome.player);
  if (user) keep(users, user.id, user);
  keep(winners, roundId, { player: outcome.player, user, sharePpm: shareOf(bets, outcome.player) });
};

/** Who won a round that was seen here, or undefined. */
export const knownWinner = (roundId: string): PastWinner | undefined => winners.get(roundId);

/** Who won a round, read from its record; undefined for a void one. */
export const winnerOfRecord = ({ events }: Pick<RoundRecord, 'events'>): PastWinner | undefined => {
  const log = events as readonly SharedEvent[];
  const drawn = log.find((event) => event.type === 'outcome.drawn');
  const player = (drawn?.outcome as { player?: string } | undefined)?.player;
  if (player === undefined) return undefined;
  const bets = log
    .filter((event) => event.type === 'bet.placed')
    .map((event) => ({ ...betOfEvent(event), betId: event.betId }));
  const sharePpm = classicShares(bets).find((share) => share.player === player)?.sharePpm ?? 0;
  return { player, user: users.get(player), sharePpm };
};
