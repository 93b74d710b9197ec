import type { z } from 'zod';
import { setTimeout as wait } from 'node:timers/promises';
import { askGateway, readGatewayJson } from '../../core/payments/gateway-http.ts';
import { GatewayError } from '../../core/payments/gateways.ts';
import {
  freespinBetsSchema,
  freespinsSchema,
  gamesSchema,
  limitsSchema,
  lobbySchema,
  openedSchema,
  refusalSchema,
  validatedSchema,
  type AskedDemo,
  type AskedFreespins,
  type AskedSession,
  type GisFreespins,
  type GisGame,
  type GisTable,
} from './slotegrator.contract.ts';
import { signedHeaders, type Fields, type Merchant } from './slotegrator.signature.ts';

const FIRST_REFUSED_STATUS = 400;
const PAGE_GAMES = 50; // the maximum in production
const PAGE_GAP_MS = 1_100; // in production one such request a second is allowed
const MAX_PAGES = 2_000;
const SELF_VALIDATION_TIMEOUT_MS = 60_000; // it sends us many callbacks before it answers
const EXPANSIONS = 'tags,parameters,images,related_games';

export interface SlotegratorAccount extends Merchant {
  baseUrl(): string | Promise<string>; // without a trailing slash
  timeoutMs?: number | undefined; // timeout of one request; 10 s by default
  pageGapMs?: number | undefined; // between two pages of games
  now?: () => number; // ms since epoch
}

/** The aggregator refused a request. `status`: of HTTP. */
export class SlotegratorRefusedError extends GatewayError {
  readonly status: number;
  constructor(status: number, message: string) {
    super(`${status}: ${message}`);
    this.status = status;
  }
}

type Asked = Readonly<Record<string, string | number | undefined>>;

const fieldsOf = (asked: Asked): Fields =>
  Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]));

/** The aggregator's API. All calls throw GatewayError, and SlotegratorRefusedError for a refusal. */
export interface Slotegrator {
  /** All games, page by page. */
  listGames(): Promise<readonly GisGame[]>;
  /** The tables of a game with a lobby, open and closed. */
  listTables(asked: { game_uuid: string; currency: string }): Promise<readonly GisTable[]>;
  /** Opens a session and gives the URL of the player's frame. */
  open(session: AskedSession): Promise<string>;
  openDemo(demo: AskedDemo): Promise<string>;
  /** Has the aggregator test our callbacks. Needs a session of the last 15 minutes. */
  selfValidate(): Promise<z.output<typeof validatedSchema>>;
  limits(): Promise<z.output<typeof limitsSchema>>;
  freespinBets(asked: { game_uuid: string; currency: string }): Promise<z.output<typeof freespinBetsSchema>>;
  setFreespins(asked: AskedFreespins): Promise<void>;
  getFreespins(freespinId: string): Promise<GisFreespins>;
  cancelFreespins(freespinId: string): Promise<void>;
}

const createAsk = ({ baseUrl, merchantId, merchantKey, timeoutMs, now = Date.now }: SlotegratorAccount) => {
  const ask = async (method: 'GET' | 'POST', path: string, asked: Asked, limitMs = timeoutMs): Promise<string> => {
    const fields = fieldsOf(asked);
    const form = new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
    const headers = { accept: 'application/json', ...signedHeaders({ merchantId, merchantKey }, fields, now()) };
    const base = await baseUrl();
    const { status, text } =
      method === 'GET'
        ? await askGateway(`${base}${path}${form === '' ? '' : `?${form}`}`, { headers }, limitMs)
        : await askGateway(`${base}${path}`, { method, headers, body: new URLSearchParams(form) }, limitMs);
    if (status < FIRST_REFUSED_STATUS) return text;
    throw new SlotegratorRefusedError(status, readGatewayJson(refusalSchema, text).message);
  };
  return {
    async get<T extends z.ZodType>(path: string, asked: Asked, schema: T): Promise<z.output<T>> {
      return readGatewayJson(schema, await ask('GET', path, asked));
    },
    async post<T extends z.ZodType>(path: string, asked: Asked, schema: T, limitMs?: number): Promise<z.output<T>> {
      return readGatewayJson(schema, await ask('POST', path, asked, limitMs));
    },
    async order(path: string, asked: Asked): Promise<void> {
      await ask('POST', path, asked);
    },
  };
};

/** A client of the aggregator for our account. */
export const createSlotegrator = (account: SlotegratorAccount): Slotegrator => {
  const { pageGapMs = PAGE_GAP_MS, timeoutMs } = account;
  const { get, post, order } = createAsk(account);
  return {
    async listGames() {
      const games = new Map<string, GisGame>(); // the list may shift between two pages
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        const asked = { page, 'per-page': PAGE_GAMES, expand: EXPANSIONS };
        const { items, _meta } = await get('/games', asked, gamesSchema);
        for (const game of items) games.set(game.uuid, game);
        if (page >= _meta.pageCount) return [...games.values()];
        await wait(pageGapMs);
      }
      throw new GatewayError(`the list of games has more than ${MAX_PAGES} pages`);
    },
    listTables: async (asked) => (await get('/games/lobby', asked, lobbySchema)).lobby,
    open: async (session) => (await post('/games/init', { ...session }, openedSchema)).url,
    openDemo: async (demo) => (await post('/games/init-demo', { ...demo }, openedSchema)).url,
    selfValidate: () => post('/self-validate', {}, validatedSchema, timeoutMs ?? SELF_VALIDATION_TIMEOUT_MS),
    limits: () => get('/limits', {}, limitsSchema),
    freespinBets: (asked) => get('/freespins/bets', asked, freespinBetsSchema),
    setFreespins: (asked) => order('/freespins/set', { ...asked }),
    getFreespins: (freespinId) => get('/freespins/get', { freespin_id: freespinId }, freespinsSchema),
    cancelFreespins: (freespinId) => order('/freespins/cancel', { freespin_id: freespinId }),
  };
};
