import { casino, catalogue, loadCurrencies } from 'db';
import { setTimeout as wait } from 'node:timers/promises';
import { CASINO_CURRENCIES, menuCodes } from '../../../contract/features/casino-values.ts';
import type { GameStart } from '../../../contract/features/casino.contract.ts';
import type { Player } from '../../core/auth/players.ts';
import { stakeAccountOf } from '../../core/hosts/stake.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { SignedInCaller } from '../../core/realtime/dispatcher.ts';
import { SlotegratorRefusedError } from '../../providers/slotegrator/slotegrator.client.ts';
import type { AskedDemo } from '../../providers/slotegrator/slotegrator.contract.ts';
import type { CasinoTools } from './casino-tools.ts';
import type { GameRef } from './own-games.ts';

const DAY_MS = 86_400_000;
const SLOW_AFTER_MS = 2_500; // then the page gets an address to poll instead of the frame's

export interface AskedGame {
  gameId: GameRef;
  isDemo?: boolean | undefined;
  isMobile?: boolean | undefined;
  table?: string | undefined;
}

/** Who opens a game, and the sign-in that it ends with. */
type Opener = Pick<SignedInCaller, 'player' | 'sessionId'>;

/** The account and currency of a session. */
interface Purse {
  account: 'real' | 'bonus';
  currencyId: number;
  currency: string; // its code
  name: string;
  courseMicro: bigint;
}

const isPlayable = (code: string): boolean => (CASINO_CURRENCIES as readonly string[]).includes(code);

/** Throws CallError 3, 4. */
const purseOf = async ({ db }: CasinoTools, player: Player): Promise<Purse> => {
  const currency = (await loadCurrencies(db.pool)).find(({ id }) => id === player.targetCurrencyId);
  const account = stakeAccountOf(player);
  if (account === undefined || account === 'usdicLocked') throw new CallError(menuCodes.currencyUnavailable);
  if (!currency?.selectable) throw new CallError(menuCodes.currencyNotFound);
  const { id, code, name, courseMicro } = currency;
  if (!isPlayable(code)) throw new CallError(menuCodes.currencyUnavailable);
  return { account, currencyId: id, currency: code, name, courseMicro };
};

/** Throws CallError 0, 500. */
const assertDeposited = async ({ em, clock, depositDays }: CasinoTools, userId: bigint, { account }: Purse) => {
  if (depositDays === 0) return;
  if (await casino.hasDepositedSince(em(), userId, clock.now() - depositDays * DAY_MS)) return;
  throw new CallError(account === 'real' ? menuCodes.noRecentDeposit : menuCodes.noRecentDepositForBonus);
};

/** 1: refused by the aggregator; 5: no answer, or an unknown failure. */
const failure = ({ log }: CasinoTools, error: unknown): CallError => {
  log.warn({ err: error }, 'a game could not be opened');
  return new CallError(error instanceof SlotegratorRefusedError ? menuCodes.refused : menuCodes.providerDown);
};

const LANGUAGES: Readonly<Record<string, string>> = { ua: 'uk', kz: 'kk' };

const asked = ({ siteUrl }: CasinoTools, player: Player, game: catalogue.OpenedGame, isMobile: boolean): AskedDemo => ({
  game_uuid: isMobile ? (game.phoneIdentifier ?? game.identifier) : game.identifier,
  device: isMobile ? 'mobile' : 'desktop',
  return_url: `${siteUrl()}/casino/${game.category}`,
  language: LANGUAGES[player.lang] ?? player.lang,
});

const startOf = ({ identifier, title, provider, category }: catalogue.OpenedGame) => ({
  success: true as const,
  gameId: identifier,
  game: { name: title, provider, category },
});

const clientOf = ({ aggregator }: CasinoTools) => {
  if (!aggregator) throw new CallError(menuCodes.providerDown);
  return aggregator.client;
};

const openDemo = async (tools: CasinoTools, player: Player, game: catalogue.OpenedGame, isMobile: boolean) => {
  const url = await clientOf(tools).openDemo(asked(tools, player, game, isMobile));
  const currency = tools.currencies.find(player.targetCurrencyId);
  const demo = { needFetch: false, isDemo: true, account: null, sessionId: null } as const;
  return { ...startOf(game), ...demo, url, currency: currency?.name ?? '' };
};

/** The requested table, or the first open one. */
const lobbyDataOf = async (tools: CasinoTools, game: catalogue.OpenedGame, { currency }: Purse, table?: string) => {
  if (!game.hasLobby || table !== undefined) return table;
  const tables = await clientOf(tools).listTables({ game_uuid: game.identifier, currency });
  return (tables.find(({ isOpen }) => isOpen) ?? tables[0])?.lobbyData;
};

const openReal = async (
  tools: CasinoTools,
  { player, sessionId: signInId }: Opener,
  game: catalogue.OpenedGame,
  { isMobile = false, table }: AskedGame,
): Promise<GameStart> => {
  const { db, clock, guard, pushes, em } = tools;
  const client = clientOf(tools);
  const purse = await purseOf(tools, player);
  await guard.assertMayPlay(player.userId);
  await assertDeposited(tools, player.userId, purse);
  const { account, currencyId, currency, courseMicro, name } = purse;
  const request = asked(tools, player, game, isMobile);
  const { id, endedId } = await casino.openSlotSession(db.pool, {
    userId: player.userId,
    gameId: game.id,
    sentGame: request.game_uuid,
    accountKind: account,
    accountId: player.accounts[account],
    currencyId,
    currency,
    courseMicro,
    signInId,
    at: clock.now(),
  });
  if (endedId !== undefined) {
    const payload = { sessionId: endedId };
    pushes.everywhere.toUser(player.userId, { channel: 'slots', type: 'closed', payload });
  }
  const opening = lobbyDataOf(tools, game, purse, table)
    .then((lobby) =>
      client.open({
        ...request,
        player_id: player.publicId,
        player_name: player.publicId, // the nickname is not shared
        currency,
        session_id: id,
        ...(lobby !== undefined && { lobby_data: lobby }),
      }),
    )
    .then(async (url) => {
      await casino.setSlotSessionUrl(em(), id, url);
      return url;
    })
    .catch(async (error: unknown) => {
      await casino.endSlotSession(em(), { id, userId: player.userId, at: clock.now() });
      throw failure(tools, error);
    });
  opening.catch(() => undefined); // reported to the page that polls our address
  const late = new AbortController();
  const url = await Promise.race([opening, wait(SLOW_AFTER_MS, undefined, { signal: late.signal })]).finally(() =>
    late.abort(),
  );
  await casino.recentGameRepository(em()).opened(player.userId, game.id, clock.now());
  const start = { ...startOf(game), isDemo: false, account, currency: name, sessionId: id };
  return url === undefined
    ? { ...start, needFetch: true, url: `/api/slotegrator/start/${id}` }
    : { ...start, needFetch: false, url };
};

/** Opens a game. Throws CallError: the codes of menu.error, and responsible-gambling limits. */
export const openGame = async (tools: CasinoTools, opener: Opener, game: AskedGame): Promise<GameStart> => {
  const found = await catalogue.gameRepository(tools.em()).find(game.gameId);
  if (!found || found.isAway) throw new CallError(menuCodes.refused);
  try {
    return await (game.isDemo
      ? openDemo(tools, opener.player, found, game.isMobile ?? false)
      : openReal(tools, opener, found, game));
  } catch (error) {
    throw error instanceof CallError ? error : failure(tools, error);
  }
};
