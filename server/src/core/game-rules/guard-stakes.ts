import { findTakenBet, type Database } from 'db';
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
  db: Pick<Database, 'settlement'>;
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

/** Why a game is not played here, or not for so much; undefined: it is. */
const refusalOf = (
  { game, stakes, payload }: { game: string; stakes: NonNullable<CallContract['stakes']>; payload: unknown },
  { player, country }: SignedInCaller,
  { rules, currencies }: Tools,
): CallError | undefined => {
  const currency = currencies.shown(player.targetCurrencyId)?.name;
  const { off, minBetMinor, maxBetMinor } = rules.termsOf(game, { country, currency });
  if (off) return new CallError(CLOSED);
  if (minBetMinor === undefined && maxBetMinor === undefined) return undefined;
  const stake = statedStake(payload, stakes);
  if (stake === undefined || currency === undefined) return undefined; // the game has its own words for it
  const limit = (minor: bigint) => ({ limit: formatMinor(minor), currency });
  if (minBetMinor !== undefined && stake < minBetMinor)
    return new CallError(restrictionCodes.betBelow, limit(minBetMinor));
  if (maxBetMinor !== undefined && stake > maxBetMinor)
    return new CallError(restrictionCodes.betAbove, limit(maxBetMinor));
  return undefined;
};

/** True for a bet that was taken under its key before: its repeat gets the first answer, whatever the rules are by now. */
const isTaken = async (game: string, payload: unknown, userId: bigint, { db }: Tools): Promise<boolean> => {
  const { requestId: key } = payload as { requestId?: string };
  return key !== undefined && (await findTakenBet(db.settlement, { game, userId, key })) !== undefined;
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
      const handle: typeof handler.handle = async (payload, caller) => {
        const signedIn = caller as SignedInCaller;
        const refusal = refusalOf({ game, stakes, payload }, signedIn, tools);
        if (refusal && !(await isTaken(game, payload, signedIn.player.userId, tools))) throw refusal;
        return handler.handle(payload, caller);
      };
      return [name, { ...handler, handle }];
    }),
  );
