import { houseIsoText } from 'games-engine';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { financeFigures, type CallAnswer, type CallPayload, type FinanceEntry } from 'server/contract';
import { call, type CallError } from '../../core/connection/connection.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useDay } from '../../core/office/day-range.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { useAddress } from '../../core/office/list-state.ts';
import { MorePages } from '../../core/office/more-pages.tsx';
import { PlayerLink } from '../../core/office/player-link.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { Button } from '../../core/ui/button.tsx';
import { dimensionOf, useValueName } from './use-finance-text.ts';

type Place = Omit<CallPayload<'officeFinance.entries'>, 'after'>;
type Answer = CallAnswer<'officeFinance.entries'>;

const ANSWER_MS = 60_000; // a day may have a million entries
const MAX_FILE_PAGES = 500;

const markOf = ({ entries, hasMore }: Answer): CallPayload<'officeFinance.entries'>['after'] => {
  const last = entries.at(-1);
  return hasMore && last ? { transactionId: last.transactionId, line: last.line, part: last.part } : undefined;
};

const ask = (place: Place, after: CallPayload<'officeFinance.entries'>['after']): Promise<Answer> =>
  call('officeFinance.entries', { ...place, ...(after && { after }) }, ANSWER_MS);

/** All entries of a figure, for a file. */
const readAll = async (place: Place): Promise<FinanceEntry[]> => {
  const entries: FinanceEntry[] = [];
  let after: CallPayload<'officeFinance.entries'>['after'];
  for (let page = 0; page < MAX_FILE_PAGES; page += 1) {
    const answer = await ask(place, after);
    entries.push(...answer.entries);
    after = markOf(answer);
    if (!after) break;
  }
  return entries;
};

const keyOf = ({ transactionId, line, part }: FinanceEntry): string => `${transactionId} ${line} ${part}`;

const useEntryColumns = (): readonly Column<FinanceEntry>[] => {
  const t = useMessages('office-finance', 'main');
  const moment = useMoment();
  const { signed } = useDeskFormat();
  return [
    { label: t('col.at'), key: 'at', value: ({ at }) => houseIsoText(at), cell: ({ at }) => moment(at) },
    { label: t('col.kind'), key: 'kind', value: ({ kind }) => kind, cell: ({ kind }) => <code>{kind}</code> },
    {
      label: t('col.account'),
      key: 'account',
      value: ({ account }) => account,
      cell: ({ account }) => <code>{account}</code>,
    },
    {
      label: t('col.player'),
      key: 'player',
      value: ({ player }) => player?.nick ?? '',
      cell: ({ player }) => (player ? <PlayerLink player={player} /> : '—'),
    },
    {
      label: t('col.amount'),
      isNumber: true,
      key: 'amount',
      value: ({ amount }) => amount / 100,
      cell: ({ amount }) => signed(amount),
    },
    {
      label: t('col.transaction'),
      key: 'transaction',
      value: ({ transactionId }) => transactionId,
      cell: ({ transactionId }) => <code>{transactionId}</code>,
    },
  ];
};

const Entries = ({ place, rows }: { place: Place; rows: readonly FinanceEntry[] }): ReactNode => {
  const t = useMessages('office-finance', 'main');
  return (
    <List
      label={t('entries')}
      file={`entries-${place.figure}-${place.day}`}
      rows={rows}
      keyOf={keyOf}
      readAll={() => readAll(place)}
      columns={useEntryColumns()}
    />
  );
};

const Shown = ({ place, title }: { place: Place; title: string }): ReactNode => {
  const t = useMessages('office-finance', 'main');
  const { count } = useFormat();
  const { signed } = useDeskFormat();
  const query = useInfiniteQuery<
    Answer,
    CallError,
    Answer[],
    readonly unknown[],
    CallPayload<'officeFinance.entries'>['after']
  >({
    queryKey: ['officeFinance.entries', place],
    queryFn: ({ pageParam }) => ask(place, pageParam),
    initialPageParam: undefined,
    getNextPageParam: markOf,
    select: ({ pages }) => pages,
  });
  const first = query.data?.[0];
  return (
    <Section title={title}>
      {first && <Note>{t('entries.sum', { entries: count(first.count), sum: signed(first.sum) })}</Note>}
      <MorePages query={query} rows={query.data?.flatMap(({ entries }) => entries)} empty={t('entries.none')}>
        {(rows) => <Entries place={place} rows={rows} />}
      </MorePages>
      <Note>{t('entries.text')}</Note>
    </Section>
  );
};

/** The ledger entries that make a figure of a day. */
export const EntriesSection = (): ReactNode => {
  const t = useMessages('office-finance', 'main');
  const { params, put } = useAddress();
  const dayText = useDay();
  const nameOf = useValueName();
  const by = dimensionOf(params.get('by'));
  const value = params.get('value')?.slice(1);
  const figure = financeFigures.find((one) => one === params.get('figure')) ?? 'ngr';
  const day = params.get('day') ?? '';
  const place: Place =
    value === undefined ? { day, dimension: 'all', value: '', figure } : { day, dimension: by, value, figure };
  const name = t('entries.of', { figure: t(`figure.${figure}`), day: dayText(day) });
  return (
    <>
      <div>
        <Button onClick={() => put({ figure: '', day: '' })}>{t('back')}</Button>
      </div>
      <Shown place={place} title={value === undefined ? name : `${name} · ${nameOf(by, value)}`} />
    </>
  );
};
