import { languageRules } from '../../../contract/languages.ts';
import { casino, type catalogue } from 'db';
import { setTimeout as wait } from 'node:timers/promises';
import { menuCodes } from '../../../contract/features/casino-values.ts';
import type { GameStart } from '../../../contract/features/casino.contract.ts';
import type { Player } from '../../core/auth/players.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { SignedInCaller } from '../../core/realtime/dispatcher.ts';
import type { Slotegrator } from '../../providers/slotegrator/slotegrator.client.ts';
import type { AskedDemo, AskedSession } from '../../providers/slotegrator/slotegrator.contract.ts';
import type { CasinoTools } from './casino-tools.ts';
import type { GameRef } from './own-games.ts';
import { assertDeposited, purseOf, type CasinoCurrency, type Purse } from './purse.ts';
import { editionOf, findGame, joinTable, menuErrorOf } from './tables.ts';

const SLOW_AFTER_MS = 2_500; // then the page gets an address to poll instead of the frame's

export interface AskedGame {
  gameId: GameRef;
  isDemo?: boolean | undefined;
  isMobile?: boolean | undefined;
  table?: string | undefined;
  currency?: CasinoCurrency | undefined; // currency of this game alone
}

/** Player who opens a game, and the sign-in that it ends with. */
type Opener = Pick<SignedInCaller, 'player' | 'sessionId' | 'country'>;

const asked = ({ siteUrl }: CasinoTools, player: Player, game: catalogue.OpenedGame, isMobile: boolean): AskedDemo => ({
  game_uuid: editionOf(game, isMobile),
  device: isMobile ? 'mobile' : 'desktop',
  return_url: `${siteUrl()}/casino/${game.category}`,
  language: new Intl.Locale(languageRules[player.lang].locale).language,
});

const startOf = ({ identifier, title, provider, category }: catalogue.OpenedGame) => ({
  success: true as const,
  gameId: identifier,
  game: { name: title, provider, category },
});

const clientOf = ({ aggregator }: CasinoTools): Slotegrator => {
  if (!aggregator) throw new CallError(menuCodes.providerDown);
  return aggregator.client;
};

const openDemo = async (tools: CasinoTools, player: Player, game: catalogue.OpenedGame, isMobile: boolean) => {
  const url = await clientOf(tools).openDemo(asked(tools, player, game, isMobile));
  const currency = tools.currencies.shown(player.targetCurrencyId);
  const demo = {
    needFetch: false,
    isDemo: true,
    account: null,
    sessionId: null,
    table: null,
    hasTables: false,
  } as const;
  return { ...startOf(game), ...demo, url, currency: currency?.name ?? '' };
};

/** Opens a session in the place of the player's open one, and tells its page. Gives its id. */
const beginSession = async (
  { db, clock, pushes }: CasinoTools,
  { player: { userId, accounts }, sessionId: signInId }: Opener,
  { gameId, sentGame }: { gameId: bigint; sentGame: string },
  { account, currencyId, currency, courseMicro }: Purse,
): Promise<string> => {
  const { id, endedId } = await casino.openSlotSession(db.pool, {
    userId,
    gameId,
    sentGame,
    accountKind: account,
    accountId: accounts[account],
    currencyId,
    currency,
    courseMicro,
    signInId,
    at: clock.now(),
  });
  if (endedId !== undefined) {
    const payload = { sessionId: endedId };
    pushes.everywhere.toUser(userId, { channel: 'slots', type: 'closed', payload });
  }
  return id;
};

/** Has the aggregator open a session. Gives the frame's address; ends the session where there is none. */
const frameOf = async (tools: CasinoTools, { userId }: Player, session: AskedSession): Promise<string> => {
  const { em, clock, tables } = tools;
  const { session_id: id, game_uuid, currency, lobby_data } = session;
  try {
    const url = await clientOf(tools).open(session);
    await casino.setSlotSessionUrl(em(), id, url);
    return url;
  } catch (error) {
    if (lobby_data !== undefined) tables?.forget({ game_uuid, currency }); // the table may have closed since
    await casino.endSlotSession(em(), { id, userId, at: clock.now() });
    throw menuErrorOf(tools, error);
  }
};

const openReal = async (
  tools: CasinoTools,
  opener: Opener,
  game: catalogue.OpenedGame,
  { isMobile = false, table: chosen, currency: played }: AskedGame,
): Promise<GameStart> => {
  const { player } = opener;
  clientOf(tools); // without an aggregator no session begins
  const purse = await purseOf(tools, player, played);
  await tools.guard.assertMayPlay(player.userId);
  await assertDeposited(tools, player.userId, purse);
  const request = asked(tools, player, game, isMobile);
  const { game_uuid } = request;
  const { account, currency } = purse;
  // first: the game that is open goes on when the table cannot be joined
  const { table, hasTables } = await joinTable(tools, game, { game_uuid, currency }, chosen);
  const id = await beginSession(tools, opener, { gameId: game.id, sentGame: game_uuid }, purse);
  const opening = frameOf(tools, player, {
    ...request,
    player_id: player.publicId,
    player_name: player.publicId, // the nickname is not shared
    currency,
    session_id: id,
    ...(table && { lobby_data: table.lobbyData }),
  });
  opening.catch(() => undefined); // reported to the page that polls our address
  const late = new AbortController();
  const url = await Promise.race([opening, wait(SLOW_AFTER_MS, undefined, { signal: late.signal })]).finally(() =>
    late.abort(),
  );
  await casino.recentGameRepository(tools.em()).opened(player.userId, game.id, tools.clock.now());
  return {
    ...startOf(game),
    isDemo: false,
    account,
    currency,
    sessionId: id,
    table: table ? { id: table.lobbyData, name: table.name } : null,
    hasTables,
    needFetch: url === undefined,
    url: url ?? `/api/slotegrator/start/${id}`,
  };
};

/** Throws CallError where the house does not offer a game: in the country of the connection, or in the currency it would be played in. */
const assertOffered = (
  tools: CasinoTools,
  { player, country }: Opener,
  game: catalogue.OpenedGame,
  asked: AskedGame,
): void => {
  const currency = asked.currency ?? tools.currencies.shown(player.targetCurrencyId)?.name;
  const { off } = tools.gameRules.termsOf(game, { country, currency });
  if (off) throw new CallError(off === 'currency' ? menuCodes.currencyUnavailable : menuCodes.refused);
};

/** Opens a game. Throws CallError: the codes of menu.error, and responsible-gambling limits. */
export const openGame = async (tools: CasinoTools, opener: Opener, game: AskedGame): Promise<GameStart> => {
  const found = await findGame(tools, game.gameId);
  assertOffered(tools, opener, found, game);
  try {
    return await (game.isDemo
      ? openDemo(tools, opener.player, found, game.isMobile ?? false)
      : openReal(tools, opener, found, game));
  } catch (error) {
    throw menuErrorOf(tools, error);
  }
};
