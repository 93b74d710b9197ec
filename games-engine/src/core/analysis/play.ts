import type { SharedBet, SharedGame, SoloGame } from '../define-game.ts';
import type { IntSource } from '../stream.ts';
import { distributionOf, type Distribution } from './distribution.ts';
import { fraction, type Fraction } from '../fraction.ts';

/** Plays rounds of one step by the game's own draw and payout: what a bet is paid back, base hundredths. */
export const playSolo =
  <Config extends object, Choice extends object, Outcome extends object>(
    game: Pick<SoloGame<Config, Choice, Outcome>, 'draw' | 'payout'>,
    config: Config,
    stakeMinor: bigint,
    choice: Choice,
  ) =>
  (source: IntSource): bigint =>
    game.payout(config, stakeMinor, choice, game.draw(source, config, choice), []);

/** Plays rounds of a table by the game's own draw and payouts: what its first bet is paid back, base hundredths. */
export const playShared =
  <Config extends object, Choice extends object, Outcome extends object>(
    game: Pick<SharedGame<Config, Choice, Outcome>, 'draw' | 'payouts'>,
    config: Config,
    bets: readonly SharedBet<Choice>[],
  ) =>
  (source: IntSource): bigint =>
    game.payouts(config, bets, game.draw(source, config, bets))[0] ?? 0n;

/** Table of bets: choice and stake of each, the examined bet first. */
export interface Seat<Choice> {
  readonly choice: Choice;
  readonly stakeMinor: bigint;
}

/** Bets of different players as a game's rules take them. What decides no payout is the same for all. */
export const betsOf = <Choice>(seats: readonly Seat<Choice>[]): SharedBet<Choice>[] =>
  seats.map(({ choice, stakeMinor }, seat) => ({
    id: `bet-${seat}`,
    player: `player-${seat}`,
    account: 'real',
    currencyId: 2,
    stakeMinor,
    choice,
    clientSeed: 'analysis',
    at: 0,
  }));

/** A set of outcomes that pay every bet the same, and the chance that one of them is drawn. */
export interface DrawnGroup<Outcome> {
  readonly chance: Fraction;
  readonly outcome: Outcome;
}

/** Distribution of a table's first bet and of all its stakes, by the game's own payouts. */
export const tableOf = <Config extends object, Choice extends object, Outcome extends object>(
  game: Pick<SharedGame<Config, Choice, Outcome>, 'payouts'>,
  config: Config,
  bets: readonly SharedBet<Choice>[],
  groups: readonly DrawnGroup<Outcome>[],
): { stakeMinor: bigint; distribution: Distribution; tableMinor: bigint; table: Distribution } => {
  const stakeMinor = bets[0]?.stakeMinor ?? 0n;
  const tableMinor = sum(bets.map((bet) => bet.stakeMinor));
  const paid = groups.map(({ chance, outcome }) => ({ chance, payouts: game.payouts(config, bets, outcome) }));
  return {
    stakeMinor,
    distribution: distributionOf(
      stakeMinor,
      paid.map(({ chance, payouts }) => ({ chance, payoutMinor: payouts[0] ?? 0n })),
    ),
    tableMinor,
    table: distributionOf(
      tableMinor,
      paid.map(({ chance, payouts }) => ({ chance, payoutMinor: sum(payouts) })),
    ),
  };
};

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

/** A stake near the given one that a config allows. */
export const stakeWithin = (
  { minStakeMinor, maxStakeMinor }: { minStakeMinor: number; maxStakeMinor: number },
  stakeMinor = 1000n,
): bigint => {
  const [min, max] = [BigInt(minStakeMinor), BigInt(maxStakeMinor)];
  return stakeMinor < min ? min : stakeMinor > max ? max : stakeMinor;
};

/** The share that stays when so many millionths are taken. */
export const keptOf = (ppm: number): Fraction => fraction(BigInt(1_000_000 - ppm), 1_000_000n);
