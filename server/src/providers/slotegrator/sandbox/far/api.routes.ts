import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { partsOf } from '../../../../core/payments/decimal.ts';
import type { SandboxStore } from '../../../../core/payments/gateways.ts';
import { answerFaulty, type ApiAnswer } from '../../../../core/payments/sandbox/sandbox-faults.ts';
import { formOf, queryOf } from '../../../../core/social/sandbox/forms.ts';
import { signatureFault, type Merchant } from '../../slotegrator.signature.ts';
import { validateMerchant } from '../self-validation.ts';
import type { LiveTitles } from './catalogue-changes.ts';
import { expansions, sentGame, tables, type Expansion } from './games.ts';
import type { Freespins, PlaySession, Records } from './records.ts';
import { demoBalanceOf, stakesOf } from './stakes.ts';

export interface ApiParts {
  records: Records;
  titles: LiveTitles;
  merchant: Merchant;
  faults: SandboxStore;
  slowMs: number;
  callbackUrl: string;
  frameBase: string; // where browsers reach our pages
}

type Fields = Readonly<Record<string, string>>;
type Handler = (fields: Fields) => ApiAnswer | Promise<ApiAnswer>;

const MAX_PAGE = 50;
const VALIDATION_MS = 15 * 60_000;
const DEMO_CURRENCY = 'FUN';

const ok = (body: object): ApiAnswer => ({ status: 200, body });
const refuse = (status: number, name: string, message: string): ApiAnswer => ({
  status,
  body: { name, message, code: 0, status },
});
const invalid = (message: string): ApiAnswer => refuse(422, 'Unprocessable entity', message);

const text = z.string().min(1).max(128);
const web = z.url({ protocol: /^https?$/ });
const demoSchema = z.object({
  game_uuid: text,
  device: z.enum(['desktop', 'mobile']).optional(),
  return_url: web.optional(),
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .default('en'),
});
const sessionSchema = demoSchema.extend({
  player_id: text,
  player_name: text,
  currency: z.string().regex(/^[A-Z]{3,10}$/),
  session_id: text,
  email: z.string().max(254).optional(),
  lobby_data: text.optional(),
});
const wholeNumber = z.coerce.number().int().min(0);
const freespinsSchema = z.object({
  freespin_id: text,
  player_id: text,
  player_name: text,
  currency: z.string().regex(/^[A-Z]{3,10}$/),
  game_uuid: text,
  quantity: wholeNumber.min(1).max(1_000),
  valid_from: wholeNumber,
  valid_until: wholeNumber,
  bet_id: text.optional(),
  total_bet_id: wholeNumber.optional(),
  denomination: text.optional(),
});

const decimal = (minor: number): number => minor / 100;

const createOpening = ({ records, titles, frameBase }: ApiParts) => {
  const { now } = records;
  return (session: Omit<PlaySession, 'token' | 'openedAt'>): ApiAnswer => {
    if (!titles.find(session.gameUuid)) return refuse(404, 'Not Found', 'no such game');
    const token = randomBytes(24).toString('base64url');
    records.putSession({ ...session, token, openedAt: now() });
    const page = `${frameBase}/play/${token}`;
    // where the browser knows the site to be, whatever its address is on this machine
    return ok({ url: new URL(new URL(page).pathname, session.returnUrl ?? page).href });
  };
};

const showFreespins = (each: Freespins): object => ({
  player_id: each.player_id,
  currency: each.currency,
  quantity: each.quantity,
  quantity_left: each.left,
  valid_from: each.valid_from,
  valid_until: each.valid_until,
  freespin_id: each.freespin_id,
  game_uuid: each.game_uuid,
  status: each.left === 0 ? 'finished' : each.left < each.quantity ? 'started' : 'new',
  is_canceled: each.isCanceled,
  total_win: decimal(each.totalWinMinor),
});

/** What a free spin of this order is worth, in hundredths. */
const worthOf = ({ currency, ...asked }: z.output<typeof freespinsSchema>): number | undefined => {
  const stakes = stakesOf(currency);
  const { total_bet_id, bet_id, denomination } = asked;
  if (denomination !== undefined) return stakes.find((stake) => BigInt(stake) === partsOf(denomination, 2));
  const number = total_bet_id ?? (bet_id === undefined ? undefined : Number(bet_id));
  return number === undefined ? undefined : stakes[number - 1];
};

const createHandlers = (parts: ApiParts): Readonly<Record<`${'GET' | 'POST'} ${string}`, Handler>> => {
  const { records, titles, merchant, callbackUrl, frameBase } = parts;
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
      const lobby = tables.map(({ id, name, dealer }) => ({
        lobbyData: id,
        name: `${title.name}: ${name}`,
        isOpen: true,
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
      const table = tables.find(({ id }) => id === data.lobby_data)?.id;
      if (data.lobby_data !== undefined && table === undefined) return invalid('no such table');
      return open({
        isDemo: false,
        gameUuid: data.game_uuid,
        playerId: data.player_id,
        currency: data.currency,
        sessionId: data.session_id,
        language: data.language,
        returnUrl: data.return_url,
        table,
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
    'POST /self-validate': async () => {
      const session = records.sessions(200).find(({ isDemo }) => !isDemo);
      if (!session || session.openedAt < records.now() - VALIDATION_MS)
        return refuse(400, 'Bad Request', 'there is no session of the last 15 minutes');
      return ok(await validateMerchant(merchant, callbackUrl, session));
    },
    'GET /limits': () =>
      ok([
        { amount: '1000000.00', currency: 'USD', providers: [...new Set(titles.all().map((each) => each.provider))] },
      ]),
    'GET /freespins/bets': ({ game_uuid = '', currency = 'USD' }) => {
      if (!titles.find(game_uuid)?.grid) return refuse(404, 'Not Found', 'no such game, or it has no free spins');
      const stakes = stakesOf(currency);
      return ok({
        denominations: stakes.map((stake) => decimal(stake).toFixed(2)),
        bets: [],
        total_bets: stakes.map((stake, index) => ({ bet_id: index + 1, amount: decimal(stake) })),
      });
    },
    'POST /freespins/set': (fields) => {
      const { data, error } = freespinsSchema.safeParse(fields);
      if (!data) return invalid(error.message);
      if (!titles.find(data.game_uuid)?.grid) return invalid('no such game, or it has no free spins');
      const stakeMinor = worthOf(data);
      if (stakeMinor === undefined) return invalid('no such bet');
      if (data.valid_until <= data.valid_from) return invalid('they would never be valid');
      if (records.freespins(data.freespin_id)) return invalid('this freespin_id is taken');
      const { bet_id, total_bet_id, denomination, ...asked } = data;
      const worth = {
        ...(bet_id !== undefined && { bet_id }),
        ...(total_bet_id !== undefined && { total_bet_id }),
        ...(denomination !== undefined && { denomination }),
      };
      const made = { ...asked, ...worth, left: asked.quantity, totalWinMinor: 0, stakeMinor, isCanceled: false };
      records.putFreespins(made);
      return ok({});
    },
    'GET /freespins/get': ({ freespin_id = '' }) => {
      const known = records.freespins(freespin_id);
      return known ? ok(showFreespins(known)) : refuse(404, 'Not Found', 'no such free spins');
    },
    'POST /freespins/cancel': ({ freespin_id = '' }) => {
      const known = records.freespins(freespin_id);
      if (!known) return refuse(404, 'Not Found', 'no such free spins');
      records.putFreespins({ ...known, isCanceled: true });
      return ok({});
    },
  };
};

/** The aggregator's API: signed requests, JSON answers, with the fault that was chosen. */
export const apiRoutes = (app: FastifyInstance, parts: ApiParts): void => {
  const { merchant, records, faults, slowMs } = parts;
  const nonces = new Map<string, number>();
  const faultOf = (request: FastifyRequest, fields: readonly [string, string][]): string | undefined => {
    const wrong = signatureFault(merchant, fields, request.headers, records.now());
    if (wrong !== undefined) return wrong;
    const nonce = hash('sha256', String(request.headers['x-nonce']));
    if (nonces.has(nonce)) return 'a nonce that was used before';
    nonces.set(nonce, records.now());
    for (const [old, at] of nonces) if (at < records.now() - 120_000) nonces.delete(old);
    return undefined;
  };
  const answer = (request: FastifyRequest, reply: FastifyReply, handle: Handler): Promise<FastifyReply> =>
    answerFaulty(reply, { store: faults, slowMs }, async () => {
      const fields = [...(request.method === 'GET' ? queryOf(request) : formOf(request))];
      const wrong = faultOf(request, fields);
      return wrong === undefined ? handle(Object.fromEntries(fields)) : refuse(401, 'Unauthorized', wrong);
    });
  for (const [route, handle] of Object.entries(createHandlers(parts))) {
    const [method = 'GET', url = '/'] = route.split(' ');
    app.route({ method, url, handler: (request, reply) => answer(request, reply, handle) });
  }
};
