import type { Due, SharedBet } from '../../core/define-game.ts';
import { isExpired } from '../../core/draw/draw-guards.ts';
import { dueUnanswered } from '../../core/draw/draw-state.ts';
import type { FlatState } from '../../core/flat-interpreter.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { stakedCurrency, type WheelContext } from './wheel.machine.ts';
import {
  multiplierOf,
  wheelBetRefusal,
  wheelPayable,
  wheelSectors,
  type WheelChoice,
  type WheelCode,
  type WheelOutcome,
} from './wheel.rules.ts';
import { signedObject } from './wheel.signed.ts';

/** The states of the machine. */
export const wheelStates = ['unopened', 'waiting', 'countdown', 'closed', 'spinning', 'result', 'voided'] as const;
export type WheelState = (typeof wheelStates)[number];

/** A machine's state with the types of the wheel. */
export interface WheelSnapshot {
  value: WheelState;
  context: WheelContext;
}

/** The state as the wheel's own. States of other games are a fault of the caller. */
export const wheelSnapshot = (state: FlatState): WheelSnapshot => state as WheelSnapshot;

/** The specification's number of a state. A void round shows as 0: its bets are returned. */
export const wheelStateNumbers = {
  unopened: 0,
  waiting: 0,
  countdown: 2,
  closed: 2,
  spinning: 3,
  result: 4,
  voided: 0,
} as const satisfies Record<WheelState, number>;

/** Stakes on a sector: their sum in base hundredths, and the numbers of bets and players. */
export interface WheelSectorInfo {
  bankMinor: bigint;
  bets: number;
  players: number;
}

/** The stakes on each sector, in order; base hundredths. */
const banksOf = ({ bets }: Pick<WheelContext, 'bets'>): bigint[] => {
  const banks = wheelSectors.map(() => 0n);
  for (const { choice, stakeMinor } of bets) banks[choice.sector] = (banks[choice.sector] ?? 0n) + BigInt(stakeMinor);
  return banks;
};

/** Stakes on each sector, in order. */
export const sectorInfo = ({ bets }: Pick<WheelContext, 'bets'>): readonly WheelSectorInfo[] => {
  const infos = wheelSectors.map(() => ({ bankMinor: 0n, bets: 0, players: new Set<string>() }));
  for (const { choice, player, stakeMinor } of bets) {
    const info = infos[choice.sector];
    if (!info) continue;
    info.bankMinor += BigInt(stakeMinor);
    info.bets += 1;
    info.players.add(player);
  }
  return infos.map(({ players, ...info }) => ({ ...info, players: players.size }));
};

/** The winner's word, as the specification has it: "x2", "x3", "x5", "x30". */
export const winnerWord = (config: WheelContext['config'], sector: number): string =>
  `x${multiplierOf(config, sector)}`;

/**
 * The code that refuses a bet in this state, or undefined when the machine accepts it. A game that is off and a currency
 * that the game never takes come before the round's own reasons: waiting would not help.
 */
export const wheelRefusal = (state: FlatState, bet: SharedBet<WheelChoice>): WheelCode | undefined => {
  const { value, context } = wheelSnapshot(state);
  if (!context.config.enabled) return 'WAIT_CANCEL_ROUND';
  if (bet.account === 'usdicLocked') return 'CURRENCY_ERROR';
  const takesBets = value === 'waiting' || value === 'countdown';
  const payableMinor = wheelPayable(context.config, context.bets, bet.choice.sector);
  const code = wheelBetRefusal(context.config, stakedCurrency(context, bet.player), bet, payableMinor);
  if (code === 'SECTOR_NOT_FOUND') return code;
  return takesBets && bet.at >= context.at && !isExpired(context, bet.at) ? code : 'WAIT_CANCEL_ROUND';
};

/** Next event of a round by itself. It waits for a first bet without a deadline. */
export const wheelDue = (state: FlatState): Due | undefined => {
  const { value, context } = wheelSnapshot(state);
  const { at, config, drawnAt, expireAt } = context;
  switch (value) {
    case 'countdown':
      return { at: expireAt ?? at, what: 'close' };
    case 'closed':
      return dueUnanswered(context);
    case 'spinning':
      return { at: (drawnAt ?? at) + config.spinMs, what: 'settle' };
    case 'result':
    case 'voided':
      return { at: at + config.resultMs, what: 'end' };
    default:
      return undefined;
  }
};

/** random.org's part of an outcome as the specification shows it, or null when the round's own stream drew. */
export const randomOrgData = (outcome: WheelOutcome | null): JsonObject | null =>
  outcome?.source === 'random.org'
    ? { random: signedObject(outcome.random) as JsonObject, signature: outcome.signature }
    : null;

/** The specification's fields of a round. Times are ms since epoch, `expire_max` seconds, amounts base hundredths. */
export const wheelView = (state: FlatState): JsonObject => {
  const { value, context } = wheelSnapshot(state);
  const { commitment, config, drawnAt, expireAt, outcome } = context;
  const sectorsInfo: Json = sectorInfo(context).map(({ bankMinor, bets, players }) => ({
    bank: bankMinor.toString(),
    bets,
    players,
  }));
  return {
    expire: expireAt,
    expire_game: drawnAt === null ? null : drawnAt + config.spinMs,
    expire_max: config.bettingMs / 1000,
    hash: commitment,
    maxBet: config.maxStakeMinor,
    minBet: config.minStakeMinor,
    randomOrgData: randomOrgData(outcome),
    sectors: config.multipliers,
    sectorsInfo,
    segment: outcome?.segment ?? null,
    state: wheelStateNumbers[value],
    winner: outcome === null ? null : winnerWord(config, outcome.sector),
    winSector: outcome?.sector ?? null,
  };
};

/** Public and final part of a round. Keys stand in canonical order. */
export const wheelPublicSnapshot = (snapshot: { value: unknown; context: unknown }): JsonObject => {
  const context = snapshot.context as WheelContext;
  const { outcome, payoutsMinor } = context;
  return {
    banksMinor: banksOf(context).map(String),
    paidMinor: payoutsMinor.reduce((total, payout) => total + BigInt(payout), 0n).toString(),
    sector: outcome?.sector ?? null,
    segment: outcome?.segment ?? null,
    source: outcome?.source ?? null,
    state: String(snapshot.value),
  };
};
