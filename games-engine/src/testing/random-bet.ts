import { z } from 'zod';
import type { AnyGame, AnySoloGame, SoloMove } from '../core/define-game.ts';
import type { IntSource } from '../core/stream.ts';

/** One of a list, each as likely. */
export const pick = <T>(source: IntSource, from: readonly T[]): T => {
  const picked = from[source.int(from.length)];
  if (picked === undefined) throw new RangeError('nothing to pick from');
  return picked;
};

interface MemberSchema {
  type?: string;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
}

/** A choice of the shape that the game's schema says. Its rules may still refuse it. */
export const randomChoice = (game: AnyGame, source: IntSource): object => {
  const { properties = {} } = z.toJSONSchema(game.choiceSchema as z.ZodType) as {
    properties?: Readonly<Record<string, MemberSchema>>;
  };
  const member = ({ type, enum: values, minimum = 0, maximum = 0 }: MemberSchema): unknown => {
    if (values) return pick(source, values);
    return type === 'string' ? `t${source.int(1_000_000)}` : minimum + source.int(maximum - minimum + 1);
  };
  const names = Object.keys(properties).toSorted();
  return Object.fromEntries(names.map((name) => [name, member(properties[name] ?? {})]));
};

/** The stakes that every game's config allows; a draw that costs nothing has none. */
export interface StakeLimits {
  minStakeMinor: number;
  maxStakeMinor: number;
}

/** A stake within the config's limits, in base hundredths. */
export const randomStake = (config: object, source: IntSource): bigint => {
  const { minStakeMinor, maxStakeMinor } = config as StakeLimits;
  return BigInt(minStakeMinor + source.int(Math.min(maxStakeMinor - minStakeMinor, 100_000) + 1));
};

/** True when a solo game has moves between bet and payout. */
export const isStepped = (game: AnySoloGame): boolean => game.randomMoves !== undefined;

/** The moves of a random player; none in a game of one step. */
export const randomMoves = (
  game: AnySoloGame,
  { config, stakeMinor, outcome }: { config: object; stakeMinor: bigint; outcome: object },
  at: number,
  source: IntSource,
): readonly SoloMove[] => game.randomMoves?.(config, stakeMinor, outcome, at, source) ?? [];
