import { formatMinor, parseAmount } from 'games-engine';
import type { CallContract, CallContracts } from '../../../contract/feature.ts';
import { restrictionCodes } from '../../../contract/limit-values.ts';
import type { Handlers } from '../games/server-game.ts';
import type { Currencies } from '../hosts/stake.ts';
import { CallError } from '../realtime/call-error.ts';
import type { SignedInCaller } from '../realtime/dispatcher.ts';
import type { GameRules } from './game-rules.ts';

/** The catalogue's code of every game of the house that takes no bets. */
const CLOSED = 'WAIT_CANCEL_ROUND';

interface Tools {
  rules: GameRules;
  currencies: Currencies;
}

/** The stake that a payload states, in hundredths of the player's currency; undefined: it states none, or nonsense. */
const statedStake = (payload: unknown, stakes: NonNullable<CallContract['stakes']>): bigint | undefined => {
  if (stakes === 'unstated') return undefined;
  const { bet } = payload as { bet: string | number };
  if (stakes === 'units') return parseAmount(bet);
  return Number.isSafeInteger(bet) ? BigInt(bet) : undefined;
};

/** Throws CallError where a game is not played, or not for so much. */
const assertStake = (
  { game, stakes, payload }: { game: string; stakes: NonNullable<CallContract['stakes']>; payload: unknown },
  { player, country }: SignedInCaller,
  { rules, currencies }: Tools,
): void => {
  const currency = currencies.shown(player.targetCurrencyId)?.name;
  const { off, minBetMinor, maxBetMinor } = rules.termsOf(game, { country, currency });
  if (off) throw new CallError(CLOSED);
  if (minBetMinor === undefined && maxBetMinor === undefined) return;
  const stake = statedStake(payload, stakes);
  if (stake === undefined || currency === undefined) return; // the game has its own words for it
  const limit = (minor: bigint) => ({ limit: formatMinor(minor), currency });
  if (minBetMinor !== undefined && stake < minBetMinor)
    throw new CallError(restrictionCodes.betBelow, limit(minBetMinor));
  if (maxBetMinor !== undefined && stake > maxBetMinor)
    throw new CallError(restrictionCodes.betAbove, limit(maxBetMinor));
};

/**
 * Puts the rules before every call of a game that stakes. Moves and ends of a round that has begun are no stakes: it ends by
 * the rules it began with.
 */
export const guardStakes = (
  game: string,
  calls: CallContracts,
  handlers: Handlers<CallContracts>,
  tools: Tools,
): Handlers<CallContracts> =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handler]): [string, Handlers<CallContracts>[string]] => {
      const stakes = calls[name]?.stakes;
      if (!stakes) return [name, handler];
      const handle: typeof handler.handle = (payload, caller) => {
        assertStake({ game, stakes, payload }, caller as SignedInCaller, tools);
        return handler.handle(payload, caller);
      };
      return [name, { ...handler, handle }];
    }),
  );
