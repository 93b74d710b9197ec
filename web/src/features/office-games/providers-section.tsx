import { useMessages } from '../../core/i18n/messages.ts';
import type { ReactNode } from 'react';
import type { OfficeProvider } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { Section, Note } from '../../core/office/section.tsx';
import { Badge } from '../../core/ui/badge.tsx';
import { Switch } from '../../core/ui/switch.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { ChangeAct, wholeNumber, type FieldsProps } from './change-act.tsx';
import { Loaded } from '../../core/office/loaded.tsx';

interface Draft {
  hidden: boolean;
  place: string; // as typed
}

interface PlacedProvider {
  provider: OfficeProvider;
  place: number; // from 1
  last: number; // place there is
}

const placeOf = (text: string, last: number): number | undefined => wholeNumber(text, 1, last);

const Fields = ({ draft, put }: FieldsProps<Draft>): ReactNode => {
  const t = useMessages('office-games', 'main');
  return (
    <>
      <Switch label={t('field.providerHidden')} checked={draft.hidden} onChange={(hidden) => put({ hidden })} />
      <TextField
        label={t('field.place')}
        hint={t('place.hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={draft.place}
        onChange={({ currentTarget: { value } }) => put({ place: value })}
      />
    </>
  );
};

const ChangeProvider = ({ provider: { id, title, hidden }, place, last }: PlacedProvider): ReactNode => {
  const t = useMessages('office-games', 'main');
  const fault = (draft: Draft): string | undefined => {
    const next = placeOf(draft.place, last);
    if (next === undefined) return t('place.wrong', { last });
    return next === place && draft.hidden === hidden ? t('same') : undefined;
  };
  return (
    <ChangeAct<Draft>
      name={title}
      text={t('provider.text')}
      first={{ hidden, place: String(place) }}
      problem={fault}
      Fields={Fields}
      save={(send, draft, reason) => {
        const after = { hidden: draft.hidden, place: placeOf(draft.place, last) };
        return send('officeGames.changeProvider', { id, after, reason });
      }}
    />
  );
};

const titleOf = ({ provider: { title } }: PlacedProvider): string => title;

const useColumns = (): readonly Column<PlacedProvider>[] => {
  const t = useMessages('office-games', 'main');
  const { count } = useFormat();
  return [
    { label: t('place'), isNumber: true, key: 'place', value: ({ place }) => place, cell: ({ place }) => count(place) },
    { label: t('provider'), key: 'provider', value: titleOf, cell: titleOf },
    { label: t('action'), cell: (row) => <ChangeProvider {...row} /> },
    {
      label: t('state'),
      cell: ({ provider: { hidden } }) => (
        <Badge tone={hidden ? 'bad' : 'good'}>{t(hidden ? 'state.hidden' : 'state.listed')}</Badge>
      ),
    },
    {
      label: t('games'),
      isNumber: true,
      key: 'games',
      value: ({ provider }) => provider.games,
      cell: ({ provider }) => count(provider.games),
    },
    {
      label: t('games.hidden'),
      isNumber: true,
      key: 'hidden',
      value: ({ provider }) => provider.hiddenGames,
      cell: ({ provider }) => count(provider.hiddenGames),
    },
  ];
};

/** Providers in the order that players' lists are sorted by. */
export const ProvidersView = ({ providers }: { providers: readonly OfficeProvider[] }): ReactNode => {
  const t = useMessages('office-games', 'main');
  const columns = useColumns();
  const rows = providers.map((provider, index) => ({ provider, place: index + 1, last: providers.length }));
  return (
    <List
      label={t('part.providers')}
      empty={t('providers.none')}
      rows={rows}
      keyOf={({ provider }) => String(provider.id)}
      columns={columns}
    />
  );
};

export const ProvidersSection = (): ReactNode => {
  const t = useMessages('office-games', 'main');
  const query = useCallQuery('officeGames.providers', {});
  return (
    <Section title={t('part.providers')}>
      <Note>{t('providers.text')}</Note>
      <Loaded query={query}>{({ providers }) => <ProvidersView providers={providers} />}</Loaded>
    </Section>
  );
};
