import { paymentStates, type CallPayload } from 'server/contract';
import { momentsOf } from '../../core/office/day-range.ts';
import type { FilterValues } from '../../core/office/list-state.ts';

/** Conditions of the list, by their names in the address. */
export const conditions = [
  { name: 'player', isPrivate: true },
  { name: 'kind' },
  { name: 'state' },
  { name: 'payway' },
  { name: 'provider' },
  { name: 'number' },
  { name: 'transaction' },
  { name: 'from' },
  { name: 'to' },
  { name: 'min' },
  { name: 'max' },
] as const;
export type Condition = (typeof conditions)[number]['name'];

type Search = CallPayload<'officePayments.list'>;

const MAX_ID = 2_147_483_647;
const MAX_MINOR = 9_000_000_000_000_000;

/** A whole number of hundredths from a typed amount; undefined: it is none. */
const minorOf = (text: string): number | undefined => {
  const [, whole, fraction = ''] = /^(\d{1,14})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
};

const dayOf = (day: string): { from: number; to: number } | undefined => momentsOf({ from: day, to: day });

const stateOf = (text: string): Search['state'] => Object.values(paymentStates).find((state) => String(state) === text);

/** Conditions that are typed wrong, by name. */
export const faultsOf = ({ number, from, to, min, max }: FilterValues<Condition>): readonly Condition[] => {
  const isAmount = (text: string): boolean => text === '' || (minorOf(text) ?? MAX_MINOR) < MAX_MINOR;
  const isDay = (text: string): boolean => text === '' || dayOf(text) !== undefined;
  const isNumber = number === '' || (/^\d+$/.test(number) && Number(number) > 0 && Number(number) <= MAX_ID);
  return [
    ...(isNumber ? [] : ['number' as const]),
    ...(isDay(from) ? [] : ['from' as const]),
    ...(isDay(to) ? [] : ['to' as const]),
    ...(isAmount(min) ? [] : ['min' as const]),
    ...(isAmount(max) ? [] : ['max' as const]),
  ];
};

/** The search that conditions ask for. One that is typed wrong is left out. */
export const searchOf = (values: FilterValues<Condition>): Search => {
  const { player, kind, state, payway, provider, number, transaction, from, to, min, max } = values;
  const wrong = faultsOf(values);
  const isSet = (name: Condition): boolean => values[name] !== '' && !wrong.includes(name);
  const chosen = stateOf(state);
  return {
    ...(player !== '' && { player }),
    ...((kind === 'deposit' || kind === 'withdrawal') && { kind }),
    ...(chosen !== undefined && { state: chosen }),
    ...(/^\d{1,5}$/.test(payway) && { payway: Number(payway) }),
    ...(provider !== '' && { provider }),
    ...(isSet('number') && { number: Number(number) }),
    ...(transaction !== '' && { transaction }),
    ...(isSet('from') && { from: dayOf(from)?.from }),
    ...(isSet('to') && { to: dayOf(to)?.to }),
    ...(isSet('min') && { min: minorOf(min) }),
    ...(isSet('max') && { max: minorOf(max) }),
  } as Search;
};
