import type { FlatState, SharedBetPlaced, SharedEvent } from 'games-engine';
import { CROWD_LINES, type CrowdLine, type CrowdSum } from '../../../contract/broadcast.ts';
import type { PublicUser } from '../../../contract/shared-round.contract.ts';

/** All stakes of a player on a choice. */
export interface CrowdStake {
  player: string; // public id
  choice: number; // place among the sums
  stakeMinor: bigint;
}

interface Sum {
  choice: object;
  stakeMinor: bigint;
  bets: number;
  players: number;
}

/** Stakes of a round, summed. */
export class RoundCrowd {
  readonly #sums: Sum[] = [];
  readonly #places = new Map<string, number>(); // choice → place among the sums
  readonly #stakes = new Map<string, CrowdStake>(); // place and player → stakes

  add({ choice, player, stakeMinor }: Pick<SharedBetPlaced, 'choice' | 'player' | 'stakeMinor'>): void {
    const word = JSON.stringify(choice);
    const place = this.#places.get(word) ?? this.#sums.push({ choice, stakeMinor: 0n, bets: 0, players: 0 }) - 1;
    this.#places.set(word, place);
    const key = `${place}:${player}`;
    const stake = this.#stakes.get(key) ?? { player, choice: place, stakeMinor: 0n };
    const sum = this.#sums[place];
    if (!sum) return;
    sum.stakeMinor += BigInt(stakeMinor);
    sum.bets += 1;
    if (stake.stakeMinor === 0n) sum.players += 1;
    this.#stakes.set(key, { ...stake, stakeMinor: stake.stakeMinor + BigInt(stakeMinor) });
  }

  sums(): CrowdSum[] {
    return this.#sums.map(({ choice, stakeMinor, bets, players }) => [
      { ...choice },
      String(stakeMinor),
      bets,
      players,
    ]);
  }

  /** The greatest stakes; of equals those that were there first. */
  greatest(): CrowdStake[] {
    return [...this.#stakes.values()]
      .toSorted((one, other) => Number(other.stakeMinor - one.stakeMinor))
      .slice(0, CROWD_LINES);
  }
}

/** Lines of stakes whose players are known. */
export const crowdLines = (stakes: readonly CrowdStake[], users: readonly PublicUser[]): CrowdLine[] => {
  const known = new Map(users.map((user) => [user.id, user]));
  return stakes.map(({ player, choice, stakeMinor }) => {
    const { nick = '', avatar = '', compointStatus = 0 } = known.get(player) ?? {};
    return [player, nick, avatar, compointStatus, String(stakeMinor), choice];
  });
};

/** Fields of a context that have changed, but for the bets and what grows with them. */
export const changedContext = (
  before: FlatState,
  after: FlatState,
  growing: readonly string[],
): Record<string, unknown> => {
  const known = before.context as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(withoutBets(after, growing)).filter(
      ([name, value]) => known[name] !== value && JSON.stringify(known[name]) !== JSON.stringify(value),
    ),
  );
};

/** A context without the bets and what grows with them. */
export const withoutBets = ({ context }: FlatState, growing: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(context).filter(
      ([name]) => name !== 'bets' && name !== 'payoutsMinor' && name !== 'config' && !growing.includes(name),
    ),
  );

/** The event as sent to viewers of a crowded round, without payouts: clients compute them from the draw. */
export const eventInCrowd = (event: SharedEvent): Record<string, unknown> & { type: string; at: number } =>
  event.type === 'round.settled' ? { at: event.at, type: event.type } : { ...event };
