import type { ReactNode } from 'react';
import type { OfficeProvider } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { DataTable, type Column } from '../../core/staff/data-table.tsx';
import { DeskState } from '../../core/staff/desk-state.tsx';
import desk from '../../core/staff/desk.module.css';
import { Section } from '../../core/staff/facts.tsx';
import { Badge } from '../../core/ui/badge.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { Switch } from '../../core/ui/switch.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { ChangeAct, type FieldsProps } from './change-act.tsx';
import { officeGamesMessages } from './office-games.messages.ts';
import { wholeNumber } from './whole-number.ts';

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
  const t = useMessages(officeGamesMessages);
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
  const t = useMessages(officeGamesMessages);
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

const useColumns = (): readonly Column<PlacedProvider>[] => {
  const t = useMessages(officeGamesMessages);
  const { count } = useFormat();
  return [
    { label: t('place'), isNumber: true, cell: ({ place }) => count(place) },
    { label: t('provider'), cell: ({ provider }) => provider.title },
    { label: t('action'), cell: (row) => <ChangeProvider {...row} /> },
    {
      label: t('state'),
      cell: ({ provider: { hidden } }) => (
        <Badge tone={hidden ? 'bad' : 'good'}>{t(hidden ? 'state.hidden' : 'state.listed')}</Badge>
      ),
    },
    { label: t('games'), isNumber: true, cell: ({ provider }) => count(provider.games) },
    { label: t('games.hidden'), isNumber: true, cell: ({ provider }) => count(provider.hiddenGames) },
  ];
};

/** Providers in the order that players' lists are sorted by. */
export const ProvidersView = ({ providers }: { providers: readonly OfficeProvider[] }): ReactNode => {
  const t = useMessages(officeGamesMessages);
  const columns = useColumns();
  if (providers.length === 0) return <EmptyState>{t('providers.none')}</EmptyState>;
  const rows = providers.map((provider, index) => ({ provider, place: index + 1, last: providers.length }));
  return (
    <DataTable
      label={t('part.providers')}
      rows={rows}
      keyOf={({ provider }) => String(provider.id)}
      columns={columns}
    />
  );
};

export const ProvidersSection = (): ReactNode => {
  const t = useMessages(officeGamesMessages);
  const { data, error, refetch } = useCallQuery('officeGames.providers', {});
  return (
    <Section title={t('part.providers')}>
      <p className={desk.muted}>{t('providers.text')}</p>
      {data ? <ProvidersView providers={data.providers} /> : <DeskState error={error} retry={() => void refetch()} />}
    </Section>
  );
};
