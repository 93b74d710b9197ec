import { calls } from '../../contract/calls.ts';
import type { CallCostName } from '../../contract/call-costs.ts';
import { legacyRequests } from '../../contract/legacy.contract.ts';

/** A call or request of players that only reads, with a payload that makes it work. */
export interface PlayerRead {
  name: string; // "channel:type" of a request
  cost: CallCostName;
  payload: object;
}

const reading: ReadonlySet<CallCostName> = new Set(['look', 'read', 'record', 'survey']);
const page = { isMobile: false, minLimit: 0, maxLimit: 50 };
const id = '0192f0c1-0000-7000-8000-000000000001';

/** Payloads of reads; the others take `{}`. */
const payloads: Readonly<Record<string, object>> = {
  'fairness.pair': { commitment: '0'.repeat(64) },
  'fairness.find': { query: id },
  'fairness.round': { game: 'dice', id },
  'games.config': { game: 'dice' },
  'games.history': { game: 'dice', mine: true, limit: 100 },
  'games.getGames': page,
  'games.getPage': page,
  'games.getRows': { isMobile: false, from: 0 },
  'chat.open': { room: 'common' },
  'chat.changes': { room: 'common', revision: 0 },
  'chat.mentionable': { room: 'common', prefix: '' },
  'chat.playerActs': { userId: '7' },
  'support.history': { conversation: id },
  'support.subjects': { topic: 'round' },
  'support.typing': { conversation: id },
  'slotegrator.carousel.getProviderGame': { providerName: 'NetEnt' },
  'slotegrator.carousel.searchGame': { search: 'fruit' },
  'coinflip.room': { id },
  'marketing.posts': { language: 'en' },
  'partner.campaigns': { from: 20_000, to: 20_030 },
  'partner.profit': { from: 20_000, to: 20_030 },
  'partner.day': { day: 20_000 },
  'cash:transactions': { code: 1 },
  'cash:history': { code: 1, rows: 100 },
  'cash:quoteWithdraw': { amount: 1000, purse_id: 80, purseNumber: '79001234567' },
};

/** Every read that a player may ask for. `userId`: whose statistics are looked at. */
export const playerReads = (userId: number): PlayerRead[] =>
  [...Object.entries(calls), ...Object.entries(legacyRequests)].flatMap(([name, contract]) => {
    if ('roles' in contract || !reading.has(contract.cost)) return [];
    const payload = payloads[name] ?? (name.startsWith('users.') ? { userId } : {});
    const needed = contract.payload.safeParse(payload).success ? payload : { ...payload, game: 'dice' };
    return [{ name, cost: contract.cost, payload: needed }];
  });
