import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { ApiAnswer } from '../../../../core/payments/sandbox/sandbox-faults.ts';
import { currencySchema, decimal, invalid, ok, refuse, textSchema, type ApiParts, type Handlers } from './api.calls.ts';
import { expansions, sentGame, type Expansion } from './games.ts';
import type { PlaySession } from './records.ts';
import { demoBalanceOf, stakesOf } from './stakes.ts';

const MAX_PAGE = 50;
const DEMO_CURRENCY = 'FUN';

const webAddress = z.url({ protocol: /^https?$/ });
const demoSchema = z.object({
  game_uuid: textSchema,
  device: z.enum(['desktop', 'mobile']).optional(),
  return_url: webAddress.optional(),
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .default('en'),
});
const sessionSchema = demoSchema.extend({
  player_id: textSchema,
  player_name: textSchema,
  currency: currencySchema,
  session_id: textSchema,
  email: z.string().max(254).optional(),
  lobby_data: textSchema.optional(),
});

const createOpening = ({ records, titles, frameBase, rounds }: ApiParts) => {
  const { now } = records;
  return async (session: Omit<PlaySession, 'token' | 'openedAt'>): Promise<ApiAnswer> => {
    if (!titles.find(session.gameUuid)) return refuse(404, 'Not Found', 'no such game');
    const token = randomBytes(24).toString('base64url');
    records.putSession({ ...session, token, openedAt: now() });
    await rounds.adopt(token);
    const page = `${frameBase}/play/${token}`;
    // browsers may know the site by another address than this process does
    return ok({ url: new URL(new URL(page).pathname, session.returnUrl ?? page).href });
  };
};

/** The list of games, lobbies of live games, and opening a game. */
export const gameCalls = (parts: ApiParts): Handlers => {
  const { titles, frameBase } = parts;
  const open = createOpening(parts);
  return {
    'GET /games': (fields) => {
      const perPage = Math.min(MAX_PAGE, Math.max(1, Number(fields['per-page'] ?? MAX_PAGE) || MAX_PAGE));
      const asked = (fields['expand'] ?? '').split(',');
      const expand = expansions.filter((name): name is Expansion => asked.includes(name));
      const all = titles.all();
      const pageCount = Math.max(1, Math.ceil(all.length / perPage));
      const currentPage = Math.min(pageCount, Math.max(1, Number(fields['page'] ?? 1) || 1));
      const page = all.slice((currentPage - 1) * perPage, currentPage * perPage);
      const items = page.map((title) => sentGame(title, `${frameBase}/cover`, expand));
      return ok({ items, _meta: { totalCount: all.length, pageCount, currentPage, perPage } });
    },
    'GET /games/lobby': ({ game_uuid = '', currency = 'USD' }) => {
      const title = titles.find(game_uuid);
      if (title?.mechanic !== 'roulette') return refuse(404, 'Not Found', 'no such game, or it has no lobby');
      const stakes = stakesOf(currency);
      const limits = [{ currency, min: decimal(stakes[0] ?? 0), max: decimal(stakes.at(-1) ?? 0) }];
      const lobby = titles.tables().map(({ id, name, dealer, isOpen }) => ({
        lobbyData: id,
        name,
        isOpen,
        openTime: '00:00',
        closeTime: '24:00',
        dealerName: dealer,
        technology: 'HTML5',
        limits,
        tableId: id,
      }));
      return ok({ lobby });
    },
    'POST /games/init': (fields) => {
      const { data, error } = sessionSchema.safeParse(fields);
      if (!data) return invalid(error.message);
      const table = titles.tables().find(({ id }) => id === data.lobby_data);
      if (data.lobby_data !== undefined && !table) return invalid('no such table');
      if (table?.isOpen === false) return invalid('the table is closed');
      return open({
        isDemo: false,
        gameUuid: data.game_uuid,
        playerId: data.player_id,
        currency: data.currency,
        sessionId: data.session_id,
        language: data.language,
        returnUrl: data.return_url,
        table: table?.id,
        balanceMinor: 0,
      });
    },
    'POST /games/init-demo': (fields) => {
      const { data, error } = demoSchema.safeParse(fields);
      if (!data) return invalid(error.message);
      return open({
        isDemo: true,
        gameUuid: data.game_uuid,
        playerId: 'demo',
        currency: DEMO_CURRENCY,
        sessionId: 'demo',
        language: data.language,
        returnUrl: data.return_url,
        balanceMinor: demoBalanceOf(DEMO_CURRENCY),
      });
    },
  };
};
