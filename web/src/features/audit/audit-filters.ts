import { houseMomentOf, parseAmount } from 'games-engine';
import type { auditOutcomes, auditStates, AuditUnit } from 'server/contract';

export const outcomes = ['won', 'returned', 'lost'] as const satisfies readonly (typeof auditOutcomes)[number][];
export const states = ['open', 'settled', 'void'] as const satisfies readonly (typeof auditStates)[number][];
export const units = ['BASE', 'USDIC'] as const satisfies readonly AuditUnit[];

/** Filters of the auditors' pages; each stands in the address under its name. */
export type FilterName =
  | 'game'
  | 'player'
  | 'version'
  | 'minStake'
  | 'maxStake'
  | 'outcome'
  | 'state'
  | 'drawn'
  | 'unit'
  | 'from'
  | 'to';

/** Why a condition cannot be asked for. */
export type WrongFilter = 'text' | 'choice' | 'number' | 'amount' | 'time' | 'order' | 'needsGame';

/** Conditions as the calls take them. */
export interface Filters {
  game?: string;
  player?: string;
  version?: number;
  minStakeMinor?: number;
  maxStakeMinor?: number;
  outcome?: (typeof outcomes)[number];
  state?: (typeof states)[number];
  drawn?: number;
  unit?: AuditUnit;
  from?: number; // ms since epoch
  to?: number; // exclusive
}

export interface ReadFilters {
  filters: Filters;
  wrong: Partial<Record<FilterName, WrongFilter>>; // empty when all can be asked for
}

type Read = (text: string) => Filters | WrongFilter;

const oneOf =
  <T extends string>(list: readonly T[], named: (value: T) => Filters): Read =>
  (text) => {
    const value = list.find((each) => each === text);
    return value === undefined ? 'choice' : named(value);
  };

const whole =
  (min: number, named: (value: number) => Filters): Read =>
  (text) =>
    /^\d{1,15}$/.test(text) && Number(text) >= min ? named(Number(text)) : 'number';

const amount =
  (named: (value: number) => Filters): Read =>
  (text) => {
    const minor = Number(parseAmount(text.replace(',', '.')) ?? Number.NaN);
    return Number.isSafeInteger(minor) ? named(minor) : 'amount';
  };

const time =
  (named: (value: number) => Filters): Read =>
  (text) => {
    const at = houseMomentOf(text);
    return at >= 0 ? named(at) : 'time';
  };

const readers: Readonly<Record<Exclude<FilterName, 'game'>, Read>> = {
  player: (player) => (player.length <= 32 ? { player } : 'text'),
  version: whole(1, (version) => ({ version })),
  minStake: amount((minStakeMinor) => ({ minStakeMinor })),
  maxStake: amount((maxStakeMinor) => ({ maxStakeMinor })),
  outcome: oneOf(outcomes, (outcome) => ({ outcome })),
  state: oneOf(states, (state) => ({ state })),
  drawn: whole(0, (drawn) => ({ drawn })),
  unit: oneOf(units, (unit) => ({ unit })),
  from: time((from) => ({ from })),
  to: time((to) => ({ to })),
};

/** Reads the conditions of an address. What is wrong is told by its name, and never asked for. `games`: those there are. */
export const readFilters = (
  params: URLSearchParams,
  names: readonly FilterName[],
  games: readonly string[],
): ReadFilters => {
  const readGame = oneOf(games, (game) => ({ game }));
  const filters: Filters = {};
  const wrong: ReadFilters['wrong'] = {};
  for (const name of names) {
    const text = params.get(name)?.trim() ?? '';
    const read = text === '' ? {} : (name === 'game' ? readGame : readers[name])(text);
    if (typeof read === 'string') wrong[name] = read;
    else Object.assign(filters, read);
  }
  const { game, from, to } = filters;
  for (const name of ['version', 'drawn'] as const)
    if (filters[name] !== undefined && game === undefined) wrong[name] = 'needsGame';
  if (from !== undefined && to !== undefined && from >= to) wrong.to = 'order';
  return { filters, wrong };
};

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The period that a page shows when none is asked for: up to the end of this minute. */
export const lastDays = (days: number, now: number): { from: number; to: number } => {
  const to = (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS;
  return { from: to - days * DAY_MS, to };
};
