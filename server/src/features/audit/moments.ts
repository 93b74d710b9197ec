import { toNumber, type Fraction, type GameId } from 'games-engine';
import {
  battleBanks,
  battleChance,
  battleTeams,
  battleWinPayout,
  type BattleConfig,
  type BattleStake,
} from 'games-engine/battle';
import { classicPot, classicWinPayout, type ClassicConfig, type ClassicStake } from 'games-engine/classic';
import { coinflipPot, winnerPayout, type CoinflipConfig, type CoinflipStake } from 'games-engine/coinflip';
import { diceMultiplier, ROLLS, winningRolls, type DiceChoice, type DiceConfig } from 'games-engine/dice';
import { minesMultiplier, nextSafeProbability, type MinesChoice, type MinesConfig } from 'games-engine/mines';
import { wheelChance, wheelRoundExact, wheelSectors, type WheelConfig, type WheelStake } from 'games-engine/wheel';
import type { rtpMethods } from '../../../contract/audit.contract.ts';

/** What fair rules pay on average, and how far around it. Hundredths, hundredths². */
export interface Moments {
  mean: number;
  variance: number;
}

/** A settled solo round, as far as its moments depend on it. */
export interface SettledSolo {
  stakeMinor: bigint;
  choice: object;
  opened: number; // cells, the mine included
  isLost: boolean;
  payoutMinor: bigint;
}

/** A bet of a settled shared round. */
export interface SettledBet {
  stakeMinor: bigint;
  choice: object;
}

/** A bet that wins the floor of its stake times the multiplier with probability p, or nothing. */
export interface Terms {
  multiplier: Fraction;
  p: number;
}

type Method = (typeof rtpMethods)[number];

/** How the moments of a game's rounds are worked out. */
export type GameMoments =
  | {
      hosting: 'solo';
      method: Method;
      of(config: object, round: SettledSolo): Moments;
      /** Where a bet is all there is to a round. */
      terms?(config: object, choice: object): Terms;
    }
  | { hosting: 'shared'; method: Method; of(config: object, bets: readonly SettledBet[]): Moments };

const diceTerms = (config: DiceConfig, choice: DiceChoice): Terms => ({
  multiplier: diceMultiplier(config, choice),
  p: winningRolls(choice) / ROLLS,
});

/** A bet wins with probability p what it wins, or nothing: mean p·w, variance p·(1 − p)·w². */
const betMoments = ({ multiplier: { num, den }, p }: Terms, stakeMinor: bigint): Moments => {
  const win = Number((stakeMinor * num) / den);
  return { mean: p * win, variance: p * (1 - p) * win * win };
};

/**
 * When a player stops depends on what they saw, so no plan of a round is known; but what the open cells are worth is the
 * same on average after the next cell, whenever they stop (a martingale). So the mean is its first value, (1 − edge) ·
 * stake, less what the floor took from a win; and the variance is the sum, over the cells that were opened, of what each
 * adds: a worth v becomes v/q with probability q or 0, which is v²·(1 − q)/q.
 */
const minesMoments = (config: MinesConfig, { minesLength }: MinesChoice, round: SettledSolo): Moments => {
  const stake = Number(round.stakeMinor);
  const worth = (safe: number): number => stake * toNumber(minesMultiplier(config, minesLength, safe));
  let variance = 0;
  for (let safe = 0; safe < round.opened; safe += 1) {
    const q = toNumber(nextSafeProbability({ minesLength, safe }));
    variance += (worth(safe) ** 2 * (1 - q)) / q;
  }
  const floored = round.isLost ? 0 : worth(round.opened) - Number(round.payoutMinor);
  return { mean: worth(0) - floored, variance };
};

/** One draw pays all bets of a team or none: what each team would be paid, weighed with its chance. */
const battleMoments = (config: BattleConfig, bets: readonly BattleStake[]): Moments => {
  const banks = battleBanks(bets);
  const paid = { red: 0n, blue: 0n };
  for (const bet of bets) paid[bet.choice.team] += battleWinPayout(config, banks, bet);
  return momentsOf(battleTeams.map((team) => ({ p: toNumber(battleChance(team)), paid: Number(paid[team]) })));
};

const wheelMoments = (config: WheelConfig, bets: readonly WheelStake[]): Moments => {
  const { paidMinor } = wheelRoundExact(config, bets);
  return momentsOf(
    wheelSectors.map((sector) => ({ p: toNumber(wheelChance(config, sector)), paid: Number(paidMinor[sector] ?? 0n) })),
  );
};

const momentsOf = (cases: readonly { p: number; paid: number }[]): Moments => {
  const mean = cases.reduce((total, { p, paid }) => total + p * paid, 0);
  return { mean, variance: cases.reduce((total, { p, paid }) => total + p * (paid - mean) ** 2, 0) };
};

/** Of a pot it is drawn who gets it, not how much. */
const certain = (payoutMinor: bigint): Moments => ({ mean: Number(payoutMinor), variance: 0 });

/** Every game's moments. Choices and configs were checked when they were stored. */
export const gameMoments: Readonly<Record<GameId, GameMoments>> = {
  dice: {
    hosting: 'solo',
    method: 'bet',
    of: (config, { choice, stakeMinor }) =>
      betMoments(diceTerms(config as DiceConfig, choice as DiceChoice), stakeMinor),
    terms: (config, choice) => diceTerms(config as DiceConfig, choice as DiceChoice),
  },
  mines: {
    hosting: 'solo',
    method: 'step',
    of: (config, round) => minesMoments(config as MinesConfig, round.choice as MinesChoice, round),
  },
  battle: {
    hosting: 'shared',
    method: 'round',
    of: (config, bets) => battleMoments(config as BattleConfig, bets as readonly BattleStake[]),
  },
  wheel: {
    hosting: 'shared',
    method: 'round',
    of: (config, bets) => wheelMoments(config as WheelConfig, bets as readonly WheelStake[]),
  },
  classic: {
    hosting: 'shared',
    method: 'pot',
    of: (config, bets) =>
      certain(classicWinPayout(config as ClassicConfig, classicPot(bets as unknown as ClassicStake[]))),
  },
  coinflip: {
    hosting: 'shared',
    method: 'pot',
    of: (config, bets) =>
      certain(winnerPayout(config as CoinflipConfig, coinflipPot(bets as unknown as CoinflipStake[]))),
  },
};
