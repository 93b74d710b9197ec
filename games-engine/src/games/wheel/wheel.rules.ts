import { z } from 'zod';
import { fraction, ZERO, type Fraction } from '../../core/fraction.ts';
import type { SharedBet } from '../../core/define-game.ts';
import { isInteger, memberNames, onlyMember } from '../../core/log-shape.ts';
import { capMultiplier, capPayout, maxStakeWithin, roundRoom } from '../../core/payout-cap.ts';
import type { IntSource } from '../../core/stream.ts';
import { WHEEL_SECTORS, WHEEL_SEGMENTS, type WheelConfig } from './wheel.config.ts';
import { assertSignedFor, segmentOfSigned, type SignedDraw } from './wheel.signed.ts';

const sectorSchema = z
  .int()
  .min(0)
  .max(WHEEL_SECTORS - 1);
const segmentSchema = z
  .int()
  .min(0)
  .max(WHEEL_SEGMENTS - 1);

export const wheelChoiceSchema = z.strictObject({ sector: sectorSchema });

/** A player's choice. sector: 0 = x2, 1 = x3, 2 = x5, 3 = x30. */
export type WheelChoice = z.infer<typeof wheelChoiceSchema>;

/** The choice that a value is, as `wheelChoiceSchema` takes it. */
export const readWheelChoice = (value: unknown): WheelChoice | undefined => {
  const sector = onlyMember(value, 'sector');
  return isInteger(sector, 0, WHEEL_SECTORS - 1) ? { sector } : undefined;
};

const place = { sector: sectorSchema, segment: segmentSchema };

export const wheelOutcomeSchema = z.discriminatedUnion('source', [
  z.strictObject({ ...place, source: z.literal('chain') }),
  z.strictObject({
    ...place,
    random: z.string().min(2).max(8192),
    signature: z.string().regex(/^[A-Za-z0-9+/]{1,4096}={0,2}$/),
    source: z.literal('random.org'),
  }),
]);

/**
 * Place at which the wheel stopped. segment: 0 … 31, counted clockwise; sector: the one that the config gives the
 * segment. source: the round's own stream, or random.org, whose signed data is then part of the outcome.
 */
export type WheelOutcome = z.infer<typeof wheelOutcomeSchema>;

/** True when `wheelOutcomeSchema` accepts a value: a draw of the round's own stream is recognised without its cost. */
export const isWheelOutcome = (value: unknown): value is WheelOutcome => {
  const { sector, segment, source } = Object(value) as Readonly<Record<string, unknown>>;
  if (source !== 'chain') return wheelOutcomeSchema.safeParse(value).success;
  const isWhole = isInteger(sector, 0, WHEEL_SECTORS - 1) && isInteger(segment, 0, WHEEL_SEGMENTS - 1);
  return isWhole && memberNames(value)?.length === 3;
};

/** The codes with which the wheel refuses or answers, and what each means. */
export const wheelErrors = {
  0: 'not signed in',
  500: 'a fault of the server, or a currency that was not found',
  CURRENCY_ERROR: 'the player has staked another currency in this round, or USDIC, which this game does not take',
  MAX_BET: 'the stake is above the maximum; the limit is appended',
  MIN_BET: 'the stake is below the minimum; the limit is appended',
  NOT_ENOUGTH_BALANCE: 'insufficient funds',
  SECTOR_NOT_FOUND: 'there is no such sector',
  WAIT_CANCEL_ROUND: 'the round takes no bets now, or the game is switched off',
} as const;

/** A code with which the wheel refuses or answers. */
export type WheelCode = keyof typeof wheelErrors;

/** The catalogue's numbers for the wheel's named codes: what is answered is the name. */
export const wheelErrorNumbers = {
  SECTOR_NOT_FOUND: 1,
  MIN_BET: 2,
  MAX_BET: 3,
  WAIT_CANCEL_ROUND: 4,
  NOT_ENOUGTH_BALANCE: 5,
  CURRENCY_ERROR: 6,
} as const satisfies Partial<Record<WheelCode, number>>;

/** A code of the wheel that has a name. */
export type WheelNamedError = keyof typeof wheelErrorNumbers;

/** Fields of a bet that count when its round is paid. */
export type WheelStake = Pick<SharedBet<WheelChoice>, 'choice' | 'stakeMinor'>;

/** The sectors' numbers, in order. */
export const wheelSectors: readonly number[] = Array.from({ length: WHEEL_SECTORS }, (_, sector) => sector);

/** Number of the 32 segments that belong to a sector. */
export const segmentsOf = (config: WheelConfig, sector: number): number =>
  config.segments.filter((each) => each === sector).length;

/** The sector of a segment. Throws a RangeError for a segment that the wheel does not have. */
export const sectorOf = (config: WheelConfig, segment: number): number => {
  const sector = config.segments[segment];
  if (sector === undefined) throw new RangeError(`a segment is 0 to ${WHEEL_SEGMENTS - 1}, got ${segment}`);
  return sector;
};

/** Multiplier of a win on a sector; 0 for a sector that does not exist. */
export const multiplierOf = (config: WheelConfig, sector: number): number => config.multipliers[sector] ?? 0;

/** Places of a sector's chance in percent, at which it is exact: 1/32 is 3.125 %. So the chances shown make up 100. */
export const WHEEL_CHANCE_PLACES = 3;

/** The chance that the wheel stops in a sector: its segments among the 32. */
export const wheelChance = (config: WheelConfig, sector: number): Fraction =>
  fraction(BigInt(segmentsOf(config, sector)), BigInt(WHEEL_SEGMENTS));

/** Draws the segment: int(32), and looks its sector up. */
export const drawWheel = (source: IntSource, config: WheelConfig): WheelOutcome => {
  const segment = source.int(WHEEL_SEGMENTS);
  return { sector: sectorOf(config, segment), segment, source: 'chain' };
};

/** The outcome that random.org's signed data leads to. Throws SignedDrawError when it is not of one draw of the wheel. */
export const wheelOutcomeOfSigned = (config: WheelConfig, { random, signature }: SignedDraw): WheelOutcome => {
  const segment = segmentOfSigned(random);
  return { random, sector: sectorOf(config, segment), segment, signature, source: 'random.org' };
};

/** Outcome by random.org's data inside it; undefined when the round's own stream drew it. */
export const wheelDrawnElsewhere = (config: WheelConfig, outcome: WheelOutcome): WheelOutcome | undefined =>
  outcome.source === 'random.org' ? wheelOutcomeOfSigned(config, outcome) : undefined;

/** The same for a round. Throws SignedDrawError when the data was signed for another one. */
export const wheelDrawnFor = (
  config: WheelConfig,
  outcome: WheelOutcome,
  roundId: string,
): WheelOutcome | undefined => {
  if (outcome.source === 'random.org') assertSignedFor(outcome.random, roundId);
  return wheelDrawnElsewhere(config, outcome);
};

/** Payout of a win on a sector in base hundredths: stake × multiplier, a whole number, and never above the cap. */
export const wheelWinPayout = (config: WheelConfig, { choice, stakeMinor }: WheelStake): bigint =>
  capPayout(config, stakeMinor * BigInt(multiplierOf(config, choice.sector)));

/** Payout of each bet in base hundredths, in the order of the bets: the win's payout, or 0. */
export const wheelPayouts = (config: WheelConfig, bets: readonly WheelStake[], { sector }: WheelOutcome): bigint[] =>
  bets.map((bet) => (bet.choice.sector === sector ? wheelWinPayout(config, bet) : 0n));

/** Multiplier of each stake by a spin, in the order of the bets: its sector's multiplier up to the cap, or zero. */
export const wheelMultipliers = (
  config: WheelConfig,
  bets: readonly WheelStake[],
  { sector }: WheelOutcome,
): Fraction[] =>
  bets.map(({ choice, stakeMinor }) =>
    choice.sector === sector ? capMultiplier(config, stakeMinor, fraction(BigInt(multiplierOf(config, sector)))) : ZERO,
  );

const USDIC_ID = 7; // the currency's id in the catalogue

/** Payout of all bets of a round together when the wheel stops in a sector, base hundredths. */
export const wheelPayable = (
  config: WheelConfig,
  bets: readonly { readonly choice: WheelChoice; readonly stakeMinor: bigint | string }[],
  sector: number,
): bigint =>
  bets.reduce(
    (sum, { choice, stakeMinor }) =>
      choice.sector === sector ? sum + wheelWinPayout(config, { choice, stakeMinor: BigInt(stakeMinor) }) : sum,
    0n,
  );

/** The greatest stake that a sector has room for, base hundredths. `payableMinor`: what its bets are paid if it wins. */
export const wheelMaxStake = (config: WheelConfig, sector: number, payableMinor: bigint): bigint => {
  const room = roundRoom(config, payableMinor);
  const isAmple = room === undefined || room >= BigInt(config.payoutCap?.betMinor ?? 0);
  return maxStakeWithin(config, isAmple ? undefined : room / BigInt(multiplierOf(config, sector)));
};

/**
 * The code that refuses a bet whatever the round's state, or undefined when the rules accept it.
 * `stakedCurrencyId`: what the player has staked in this round, undefined before a first bet. `payableMinor`: what the
 * bets on the same sector are paid if it wins.
 */
export const wheelBetRefusal = (
  config: WheelConfig,
  stakedCurrencyId: number | undefined,
  { choice, currencyId, stakeMinor }: WheelStake & { currencyId: number },
  payableMinor: bigint,
): WheelCode | undefined => {
  if (!config.enabled) return 'WAIT_CANCEL_ROUND';
  if (currencyId === USDIC_ID) return 'CURRENCY_ERROR';
  if (!wheelSectors.includes(choice.sector)) return 'SECTOR_NOT_FOUND';
  if (stakedCurrencyId !== undefined && stakedCurrencyId !== currencyId) return 'CURRENCY_ERROR';
  if (stakeMinor < BigInt(config.minStakeMinor)) return 'MIN_BET';
  if (stakeMinor > wheelMaxStake(config, choice.sector, payableMinor)) return 'MAX_BET';
  return undefined;
};
