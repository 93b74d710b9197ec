import { houseDayText, houseDayOf } from 'games-engine';

/** A look of the staff: a call and its payload; `index` counts its repetitions. */
export interface Look {
  name: string;
  call: string;
  payload(index: number): object;
}

/** Places in the house that looks go to. */
export interface LookPlaces {
  now: number; // ms since epoch
  players: number;
  heavy: string; // public id of the player with the most bets
}

const DAY_MS = 86_400_000;
const dayText = (at: number): string => houseDayText(houseDayOf(at));

const ofPlayers = ({ players, heavy, now }: LookPlaces): Look[] => {
  const some = (index: number): number => 1 + ((index * 7919) % players);
  const find = (name: string, query: (index: number) => string): Look => ({
    name: `find players: ${name}`,
    call: 'officePlayers.find',
    payload: (index) => ({ query: query(index) }),
  });
  const page = (name: string, call: string, more: object = {}): Look => ({
    name: `page of a player: ${name}`,
    call: `officePlayers.${call}`,
    payload: (index) => ({ userId: index % 2 === 0 ? heavy : `gen${some(index)}`, ...more }),
  });
  return [
    find('the newest', () => ''),
    find('beginning of a name', (index) => `fox${index % 10}`),
    find('e-mail', (index) => `p${some(index)}@gen.test`),
    find('number of a payment', (index) => `gen${some(index)}`),
    find('number of an account', (index) => String(1000 + some(index))),
    find('address', (index) => `10.${index % 200}.1.5`),
    find('nothing like it', (index) => `nobody${index}`),
    page('overview', 'open'),
    page('payments', 'payments'),
    page('ledger', 'ledger'),
    page('bets', 'rounds'),
    page('bets of a week that it won', 'rounds', { result: 'won', from: now - 7 * DAY_MS }),
    page('bonuses', 'bonuses'),
    page('limits', 'limits'),
    page('sessions', 'sessions'),
    page('devices and networks', 'places'),
    page('connected accounts', 'links'),
    page('risk', 'risk'),
    page('trail', 'trail'),
    page('conversations', 'conversations'),
  ];
};

const ofMoney = ({ players, now }: LookPlaces): Look[] => {
  const payments = (name: string, payload: (index: number) => object): Look => ({
    name: `payments: ${name}`,
    call: 'officePayments.list',
    payload,
  });
  const figures = (name: string, days: number, by: string): Look => ({
    name: `figures: ${name}`,
    call: 'officeFinance.figures',
    payload: () => ({ from: dayText(now - (days - 1) * DAY_MS), to: dayText(now), by }),
  });
  const entries = (name: string, figure: string, dimension = 'all', value = ''): Look => ({
    name: `entries of a day: ${name}`,
    call: 'officeFinance.entries',
    payload: () => ({ day: dayText(now - 2 * DAY_MS), dimension, value, figure }),
  });
  return [
    payments('the newest', () => ({})),
    payments('withdrawals that wait', () => ({ kind: 'withdrawal', state: 1 })),
    payments('a day three weeks ago', (index) => ({
      from: now - (21 + (index % 3)) * DAY_MS,
      to: now - (20 + (index % 3)) * DAY_MS,
    })),
    payments('a day of last year', () => ({ from: now - 400 * DAY_MS, to: now - 399 * DAY_MS })),
    payments('the largest', () => ({ min: 1_009_900 })),
    payments('amounts that nobody paid', () => ({ min: 900_000_000 })),
    payments('a method that nobody uses', () => ({ payway: 22 })),
    payments('a provider that nobody uses', () => ({ provider: 'ton' })),
    payments('of players by a name', (index) => ({ player: `owl${index % 100}` })),
    payments('number of the provider', (index) => ({ transaction: `gen${1 + ((index * 31) % players)}` })),
    { name: 'queue of withdrawals', call: 'officeCash.queue', payload: () => ({}) },
    { name: 'loose payments', call: 'officeCash.loose', payload: () => ({}) },
    { name: 'results of risk', call: 'officeCash.riskResults', payload: () => ({}) },
    figures('30 days by game', 30, 'game'),
    figures('7 days by partner', 7, 'partner'),
    figures('30 days by country', 30, 'country'),
    entries('GGR', 'ggr'),
    entries('deposits', 'deposits'),
    entries('deposits in one currency', 'deposits', 'currency', 'EUR'),
    { name: 'waiting bonuses', call: 'officeBonus.waiting', payload: () => ({}) },
    {
      name: 'costs of bonuses',
      call: 'officeBonus.costs',
      payload: () => ({ from: now - 30 * DAY_MS, to: now, by: 'day', days: 7 }),
    },
  ];
};

const ofDesks: Look[] = [
  { name: 'landing: things that wait', call: 'officeStaff.waiting', payload: () => ({}) },
  { name: 'staff', call: 'officeStaff.people', payload: () => ({}) },
  { name: 'trail of the staff', call: 'officeStaff.trail', payload: () => ({}) },
  { name: 'trail of the staff: one act', call: 'officeStaff.trail', payload: () => ({ kind: 'role.granted' }) },
  { name: 'accounts', call: 'moderation.findAccounts', payload: () => ({ query: '' }) },
  { name: 'accounts with a document', call: 'moderation.findAccounts', payload: () => ({ query: '', filter: 'kyc' }) },
  {
    name: 'accounts that are held',
    call: 'moderation.findAccounts',
    payload: () => ({ query: '', filter: 'exclusion' }),
  },
  {
    name: 'accounts that are blocked',
    call: 'moderation.findAccounts',
    payload: () => ({ query: '', filter: 'blocked' }),
  },
  { name: 'documents', call: 'officeIdentity.list', payload: () => ({ list: 'waiting' }) },
  { name: 'cases: open', call: 'officeCompliance.cases', payload: () => ({ status: 'open' }) },
  { name: 'cases: decided', call: 'officeCompliance.cases', payload: () => ({ status: 'decided' }) },
  {
    name: 'cases: decided, of a rule',
    call: 'officeCompliance.cases',
    payload: () => ({ status: 'decided', rule: 'ownPlay' }),
  },
  { name: 'care', call: 'officeCare.players', payload: () => ({}) },
  { name: 'returns of care', call: 'officeCare.returns', payload: () => ({}) },
  { name: 'complaints', call: 'officeComplaints.list', payload: () => ({ status: 'answered' }) },
  { name: 'support: that wait', call: 'officeSupport.list', payload: () => ({ state: 'waiting' }) },
  { name: 'support: all', call: 'officeSupport.list', payload: () => ({}) },
  { name: 'support: words', call: 'officeSupport.list', payload: (index) => ({ search: `word${1 + index}` }) },
  { name: 'support: figures', call: 'officeSupport.figures', payload: () => ({}) },
  {
    name: 'segment by level and language',
    call: 'officeMarketing.count',
    payload: () => ({ conditions: { languages: ['ru', 'kz'], level: { from: 1 } } }),
  },
  {
    name: 'segment by play and deposits',
    call: 'officeMarketing.count',
    payload: () => ({ conditions: { played: { withinDays: 7 }, deposits: { days: 30, count: { from: 1 } } } }),
  },
  { name: 'live', call: 'officeLive.now', payload: () => ({}) },
  { name: "history of bets (a player's own)", call: 'history.bets', payload: () => ({}) },
];

/** Everything that the staff look at, in a house. */
export const looksOf = (places: LookPlaces): Look[] => [...ofPlayers(places), ...ofMoney(places), ...ofDesks];
