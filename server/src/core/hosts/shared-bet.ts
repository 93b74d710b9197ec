import { randomUUID } from 'node:crypto';
import { HOUSE_SEED, stakeToBase, type StakeAccount } from 'games-engine';
import type { PlacedBet } from '../../../contract/shared-round.contract.ts';
import type { Player, PlayerSeeds } from '../auth/players.ts';
import { CallError } from '../realtime/call-error.ts';
import type { ActiveConfigs } from './active-configs.ts';
import type { BetOrder, PlacedOrder } from './bet-order.ts';
import { stakeAccountOf, stakeLimitText, type Currencies, type CurrencyRate, type StakeLimits } from './stake.ts';

/** The catalogue's codes of one shared game for what a host refuses before its rules are asked. */
export interface SharedBetCodes {
  currency: number | string; // the chosen currency is not one that can be staked
  usdic: number | string; // USDIC as chosen currency
  notReal?: number | string; // bonus money between players: who loses it would hand it to another as real money
  minimum: number | string; // appends the limit
  maximum: number | string; // appends the limit
}

export interface SharedBetTools {
  configs: ActiveConfigs;
  currencies: Currencies;
  loadSeeds(userId: bigint): Promise<PlayerSeeds | undefined>;
}

const accountOf = (player: Player, codes: SharedBetCodes): StakeAccount => {
  const account = stakeAccountOf(player);
  if (account === undefined) throw new CallError(codes.currency);
  if (account === 'usdicLocked') throw new CallError(codes.usdic);
  if (account !== 'real' && codes.notReal !== undefined) throw new CallError(codes.notReal);
  return account;
};

/** The currency a player has chosen. */
export const chosenCurrency = (
  player: Player,
  { currencies }: Pick<SharedBetTools, 'currencies'>,
  codes: Pick<SharedBetCodes, 'currency'>,
): CurrencyRate => {
  const currency = currencies.shown(player.targetCurrencyId);
  if (!currency) throw new CallError(codes.currency);
  return currency;
};

/** Base hundredths of a stake in integer hundredths of the chosen currency. Throws CallError with the game's code. */
export const stakeOfHundredths = (bet: number, currency: CurrencyRate, codes: SharedBetCodes): bigint => {
  const stakeMinor = bet < 1 ? 0n : stakeToBase(BigInt(bet), currency.courseMicro);
  if (stakeMinor < 1n) throw new CallError(codes.minimum);
  return stakeMinor;
};

/** A player's bet: base hundredths, the client's key and its part of the draw. */
interface AskedBet {
  stakeMinor: bigint;
  choice: object;
  key: string | undefined;
  salt: string | undefined;
}

/** An order of a player. Throws CallError with the game's code when their account or currency cannot be staked. */
export const orderOf = async (
  player: Player,
  { stakeMinor, choice, key, salt }: AskedBet,
  tools: SharedBetTools,
  codes: SharedBetCodes,
): Promise<BetOrder> => {
  const currency = chosenCurrency(player, tools, codes);
  const account = accountOf(player, codes);
  player.seeds ??= await tools.loadSeeds(player.userId);
  return {
    userId: player.userId,
    player: player.publicId,
    account,
    accountId: player.accounts[account],
    heldAccountId: player.heldAccountId,
    currencyId: currency.id,
    stakeMinor,
    choice,
    clientSeed: player.seeds?.clientSeed ?? `${HOUSE_SEED}${randomUUID().replaceAll('-', '')}`,
    salt: salt ?? null,
    key: key ?? null,
  };
};

/** Appends the limit that a refusal is about, in the player's currency. */
export const withLimit = (
  error: unknown,
  player: Player,
  limits: StakeLimits,
  { currencies, codes }: Pick<SharedBetTools, 'currencies'> & { codes: SharedBetCodes },
): unknown => {
  const currency = currencies.shown(player.targetCurrencyId);
  if (!(error instanceof CallError) || !currency) return error;
  if (error.code === codes.minimum) return new CallError(error.code, stakeLimitText(limits, currency, 'min'));
  if (error.code === codes.maximum) return new CallError(error.code, stakeLimitText(limits, currency, 'max'));
  return error;
};

/** A placed bet as a call answers it. */
export const placedAnswer = ({ betId, roundId, stakeMinor, balanceMinor, at, receipt }: PlacedOrder): PlacedBet => ({
  success: true,
  betId,
  roundId,
  stakeMinor: Number(stakeMinor),
  balance: Number(balanceMinor),
  at,
  ...(receipt && { receipt }),
});
