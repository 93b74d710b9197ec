import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useProfile } from '../session/session.ts';
import { createStore, useStore } from '../store/store.ts';

/** Values of an address by name; an empty one is left out. */
export type AddressValues = Readonly<Record<string, string | undefined>>;

export interface Address {
  readonly params: URLSearchParams;
  /** Sets some values, keeps the others. */
  put(values: AddressValues): void;
  /** Sets these values alone. */
  replace(values: AddressValues): void;
}

const fill = (params: URLSearchParams, values: AddressValues): URLSearchParams => {
  for (const [name, value] of Object.entries(values))
    if (value === undefined || value === '') params.delete(name);
    else params.set(name, value);
  return params;
};

/** The query of the address. A change takes the place of the entry in the history. */
export const useAddress = (): Address => {
  const [params, setParams] = useSearchParams();
  const put = useCallback<Address['put']>(
    (values) => setParams((before) => fill(new URLSearchParams(before), values), { replace: true }),
    [setParams],
  );
  return { params, put, replace: (values) => setParams(fill(new URLSearchParams(), values), { replace: true }) };
};

/** Personal data that is searched for, by account and page. Addresses land in logs and histories; this does not. */
const privateValues = createStore<Readonly<Record<string, AddressValues>>>({});

/** Values that a page keeps for as long as the tab is open, for this account alone, and never in its address. */
export const usePrivateValues = (): [values: AddressValues, put: (changes: AddressValues) => void] => {
  const key = `${useProfile()?.nick} ${useLocation().pathname}`;
  const values = useStore(privateValues)[key] ?? {};
  return [values, (changes) => privateValues.set({ ...privateValues.get(), [key]: { ...values, ...changes } })];
};

/** A condition of a list, by its name in the address. */
export interface Filter<Name extends string = string> {
  readonly name: Name;
  readonly isPrivate?: boolean; // may be personal data, such as an e-mail, a phone or a name: kept out of the address
}

export type FilterValues<Name extends string> = Readonly<Record<Name, string>>;

/** The values of filters, empty where there is none. A change begins at the first page. */
export const useFilterValues = <Name extends string>(
  filters: readonly Filter<Name>[],
): [values: FilterValues<Name>, put: (changes: Partial<FilterValues<Name>>) => void] => {
  const { params, put } = useAddress();
  const [hidden, hide] = usePrivateValues();
  const entries = filters.map(({ name, isPrivate }) => [name, (isPrivate ? hidden[name] : params.get(name)) ?? '']);
  const pick = (changes: AddressValues, isPrivate: boolean): AddressValues =>
    Object.fromEntries(
      filters
        .filter(({ name, isPrivate: hides = false }) => name in changes && hides === isPrivate)
        .map(({ name }) => [name, changes[name]]),
    );
  return [
    Object.fromEntries(entries) as FilterValues<Name>,
    (changes) => {
      hide(pick(changes, true));
      const shown = pick(changes, false);
      if (Object.keys(shown).length > 0 || params.has('page')) put({ ...shown, page: '' });
    },
  ];
};

/** The order of a list: a column's key, and whether it goes down. */
export interface Sort {
  readonly key: string;
  readonly isDown: boolean;
}

/** The shown part of a list. */
export interface ListState {
  readonly sort: Sort | undefined; // undefined: as the server ordered it
  readonly search: string;
  readonly page: number; // from 1
}

/** Reads `sort` (`key`, or `-key` going down), `search` and `page`; `name` tells lists of one page apart. */
export const readListState = (params: URLSearchParams, name = ''): ListState => {
  const read = (field: string): string => params.get(name + field) ?? '';
  const [, down = '', key = ''] = /^(-?)([\w.]+)$/.exec(read('sort')) ?? [];
  const page = /^[1-9]\d{0,5}$/.test(read('page')) ? Number(read('page')) : 1;
  return { sort: key === '' ? undefined : { key, isDown: down !== '' }, search: read('search'), page };
};

/** The values of an address for a list's state. The first page, no search and no sort leave nothing in it. */
export const listValues = ({ sort, search, page }: ListState, name = ''): AddressValues => ({
  [`${name}sort`]: sort && `${sort.isDown ? '-' : ''}${sort.key}`,
  [`${name}search`]: search,
  [`${name}page`]: page > 1 ? String(page) : '',
});

/** The order after a press on a column's heading: up, down, then as the server ordered it. */
export const nextSort = (sort: Sort | undefined, key: string): Sort | undefined => {
  if (sort?.key !== key) return { key, isDown: false };
  return sort.isDown ? undefined : { key, isDown: true };
};

/**
 * A list's state in the address: another order or search begins at the first page. A private search stands in memory, and
 * begins with its own page.
 */
export const useListState = (
  name = '',
  isPrivate = false,
): [state: ListState, put: (changes: Partial<ListState>) => void] => {
  const { params, put } = useAddress();
  const [hidden, hide] = usePrivateValues();
  const shown = readListState(params, name);
  const state = isPrivate ? { ...shown, search: hidden[`${name}search`] ?? '' } : shown;
  return [
    state,
    (changes) => {
      const next = { ...state, page: 1, ...changes };
      if (isPrivate) hide({ [`${name}search`]: next.search });
      put(listValues(isPrivate ? { ...next, search: '' } : next, name));
    },
  ];
};
