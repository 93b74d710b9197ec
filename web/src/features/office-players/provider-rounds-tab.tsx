import type { ReactNode } from 'react';
import {
  HISTORY_DEPTH,
  historyResults,
  providerRoundStates,
  type PlayerPage,
  type PlayerProviderRound,
} from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { FilterForm, type FilterField } from '../../core/office/filter-form.tsx';
import { useFilterValues } from '../../core/office/list-state.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { MorePages } from '../../core/office/more-pages.tsx';
import office from '../../core/office/office.module.css';
import { Note, Section } from '../../core/office/section.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { Badge, type Tone } from '../../core/ui/badge.tsx';
import { playConditions, playSearchOf, wrongDays } from './play-search.ts';
import { usePages } from './use-pages.ts';

const conditions = [{ name: 'state' }, ...playConditions] as const;
type Condition = (typeof conditions)[number]['name'];
type State = (typeof providerRoundStates)[number];

const tones: Record<State, Tone> = { open: 'wait', settled: 'good', void: 'bad' };

const useColumns = (): readonly Column<PlayerProviderRound>[] => {
  const t = useMessages('office-players', 'rounds');
  const { base } = useDeskFormat();
  const moment = useMoment();
  return [
    { label: t('game'), cell: ({ title }) => title },
    { label: t('provider'), cell: ({ provider }) => provider },
    { label: t('at'), cell: ({ startedAt }) => moment(startedAt) },
    { label: t('stake'), isNumber: true, cell: ({ bet }) => base(bet) },
    {
      label: t('payout'),
      isNumber: true,
      cell: ({ bet, amount }) => <span className={amount > bet ? office.good : undefined}>{base(amount)}</span>,
    },
    { label: t('money'), cell: ({ account }) => t(`money.${account}`) },
    { label: t('state'), cell: ({ state }) => <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge> },
    { label: t('sentId'), isCode: true, cell: ({ sentId }) => sentId },
  ];
};

/** A player's rounds of provider games, with the numbers under which the providers know them. */
export const ProviderRoundsTab = ({ page: { userId } }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'rounds');
  const { count } = useFormat();
  const [values, put] = useFilterValues(conditions);
  const state = providerRoundStates.find((each) => each === values.state);
  const query = usePages('officePlayers.providerRounds', { userId, ...playSearchOf(values), ...(state && { state }) });
  const columns = useColumns();
  const wrong = wrongDays(values);
  const any = { value: '', label: t('any') };
  const day = (name: 'from' | 'to'): FilterField<Condition> => ({
    name,
    label: t(name),
    input: { type: 'date' },
    error: wrong.includes(name) ? t('day.wrong') : undefined,
  });
  const fields: readonly FilterField<Condition>[] = [
    {
      name: 'state',
      label: t('state'),
      options: [any, ...providerRoundStates.map((value) => ({ value, label: t(`state.${value}`) }))],
    },
    {
      name: 'result',
      label: t('result'),
      options: [any, ...historyResults.map((value) => ({ value, label: t(`result.${value}`) }))],
    },
    day('from'),
    day('to'),
  ];
  return (
    <Section title={t('provider.title')}>
      <Note>{t('provider.text', { bets: count(HISTORY_DEPTH) })}</Note>
      <FilterForm fields={fields} values={values} onApply={put} isInstant />
      <MorePages query={query} rows={query.data?.flatMap(({ rounds }) => rounds)} empty={t('none')}>
        {(rows) => (
          <List label={t('provider.title')} rows={rows} keyOf={({ id }) => id} isServerSorted columns={columns} />
        )}
      </MorePages>
    </Section>
  );
};
