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
const PAGE_GAMES = 50; // in production the aggregator gives no more
const PAGE_GAP_MS = 1_100; // in production it takes one such request a second
const MAX_PAGES = 2_000;
const SELF_VALIDATION_TIMEOUT_MS = 60_000; // it calls us back many times before it answers
const EXPANSIONS = 'tags,parameters,images,related_games';

export interface SlotegratorAccount extends Merchant {
  baseUrl(): string | Promise<string>; // without a slash at its end
  timeoutMs?: number | undefined; // of one request; 10 s by default
  pageGapMs?: number | undefined; // between two pages of games
  now?: () => number; // ms since epoch
}

/** The aggregator has refused. `status`: of HTTP. */
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

/** The aggregator. Everything throws GatewayError; SlotegratorRefusedError for what it refuses by its contract. */
export interface Slotegrator {
  /** All games, page by page. */
  listGames(): Promise<readonly GisGame[]>;
  /** The open and closed tables of a game with a lobby. */
  listTables(asked: { game_uuid: string; currency: string }): Promise<readonly GisTable[]>;
  /** Opens a session. Gives the address of the player's frame. */
  open(session: AskedSession): Promise<string>;
  openDemo(demo: AskedDemo): Promise<string>;
  /** Has our callbacks tried. There must be a session of the last quarter of an hour. */
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

/** Speaks to the aggregator in our account's name. */
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
      throw new GatewayError('a list without an end');
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
