import type { ReactNode } from 'react';
import { gameKinds, officeGameStates, type CallPayload, type OfficeProvider } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { FilterForm, type FilterField } from '../../core/office/filter-form.tsx';
import type { FilterValues } from '../../core/office/list-state.ts';

const MAX_LETTERS = 100;

/** Filter of the games. */
export type Filter = Omit<CallPayload<'officeGames.list'>, 'from'>;

type Name = 'search' | 'provider' | 'category' | 'state';

export const gameFilters = (['search', 'provider', 'category', 'state'] as const).map((name) => ({ name }));

const oneOf = <T extends string>(all: readonly T[], value: string): T | undefined => all.find((each) => each === value);

/** The conditions of an address. One that it names wrongly is none. */
export const filterOf = ({ search, provider, ...values }: FilterValues<Name>): Filter => {
  const category = oneOf(gameKinds, values.category);
  const state = oneOf(officeGameStates, values.state);
  return {
    ...(search.trim() !== '' && { search: search.slice(0, MAX_LETTERS) }),
    ...(/^[1-9]\d{0,8}$/.test(provider) && { providerId: Number(provider) }),
    ...(category && { category }),
    ...(state && { state }),
  };
};

interface GamesFilterProps {
  providers: readonly OfficeProvider[];
  values: FilterValues<Name>;
  onFilter(values: FilterValues<Name>): void;
}

/** Narrows the games: a choice at once, a text when it is sent. */
export const GamesFilter = ({ providers, values, onFilter }: GamesFilterProps): ReactNode => {
  const t = useMessages('office-games', 'main');
  const all = { value: '', label: t('all') };
  const fields: readonly FilterField<Name>[] = [
    { name: 'search', label: t('search'), isSearch: true, input: { maxLength: MAX_LETTERS } },
    {
      name: 'provider',
      label: t('provider'),
      options: [all, ...providers.map(({ id, title }) => ({ value: String(id), label: title }))],
    },
    {
      name: 'category',
      label: t('category'),
      options: [all, ...gameKinds.map((value) => ({ value, label: t(`category.${value}`) }))],
    },
    {
      name: 'state',
      label: t('state'),
      options: [all, ...officeGameStates.map((value) => ({ value, label: t(`filter.${value}`) }))],
    },
  ];
  return <FilterForm fields={fields} values={values} isInstant onApply={onFilter} />;
};
