import { houseIsoText } from 'games-engine';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paymentStates, type CallAnswer, type ListedPayment } from 'server/contract';
import type { CallError } from '../../core/connection/call-error.ts';
import { call } from '../../core/connection/connection.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { FilterForm, type FilterField } from '../../core/office/filter-form.tsx';
import { useFilterValues } from '../../core/office/list-state.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { MorePages } from '../../core/office/more-pages.tsx';
import { PlayerLink } from '../../core/office/player-link.tsx';
import { Section } from '../../core/office/section.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { usePaywayName } from '../../core/payments/payment-names.ts';
import { Badge, type Tone } from '../../core/ui/badge.tsx';
import { conditions, faultsOf, searchOf, type Condition } from './payment-search.ts';

type Answer = CallAnswer<'officePayments.list'>;

const MINOR = 100;
const MAX_FILE_PAGES = 200; // pages of 50 rows that a file holds at most
const states = Object.entries(paymentStates) as [keyof typeof paymentStates, number][];
const tones: Record<keyof typeof paymentStates, Tone> = {
  created: 'wait',
  inProcess: 'told',
  done: 'good',
  cancelled: 'bad',
  refused: 'bad',
};

const stateNameOf = (state: number): keyof typeof paymentStates =>
  states.find(([, value]) => value === state)?.[0] ?? 'created';

const ask = (search: ReturnType<typeof searchOf>, cursor: number | null): Promise<Answer> =>
  call('officePayments.list', { ...search, ...(cursor !== null && { cursor }) });

/** All rows of a search, for a file. */
const readAll = async (search: ReturnType<typeof searchOf>): Promise<ListedPayment[]> => {
  const rows: ListedPayment[] = [];
  let cursor: number | null = null;
  for (let page = 0; page < MAX_FILE_PAGES; page += 1) {
    const answer: Answer = await ask(search, cursor);
    rows.push(...answer.payments);
    ({ cursor } = answer);
    if (cursor === null) break;
  }
  return rows;
};

const PaymentNumber = ({ payment: { id, code } }: ListedPayment): ReactNode => {
  const { ordinal } = useFormat();
  return code === 2 ? <Link to={`/office/withdrawals/${id}`}>{ordinal(id)}</Link> : ordinal(id);
};

const State = ({ payment: { state } }: ListedPayment): ReactNode => {
  const t = useMessages('office-payments', 'main');
  const name = stateNameOf(state);
  return <Badge tone={tones[name]}>{t(`state.${name}`)}</Badge>;
};

const useColumns = (): readonly Column<ListedPayment>[] => {
  const t = useMessages('office-payments', 'main');
  const moment = useMoment();
  const { asked, base } = useDeskFormat();
  const paywayName = usePaywayName();
  const kind = ({ payment: { code } }: ListedPayment): string => t(code === 1 ? 'deposit' : 'withdrawal');
  return [
    {
      label: t('number'),
      key: 'number',
      value: ({ payment: { id } }) => id,
      cell: (row) => <PaymentNumber {...row} />,
    },
    { label: t('kind'), key: 'kind', value: kind, cell: kind },
    {
      label: t('player'),
      key: 'player',
      value: ({ player: { nick } }) => nick,
      cell: ({ player }) => <PlayerLink player={player} />,
    },
    {
      label: t('amount'),
      isNumber: true,
      key: 'amount',
      value: ({ payment: { amount } }) => amount / MINOR,
      cell: ({ payment }) => asked(payment),
    },
    {
      label: t('base'),
      isNumber: true,
      key: 'base',
      value: ({ payment: { baseAmount } }) => baseAmount / MINOR,
      cell: ({ payment: { baseAmount } }) => base(baseAmount),
    },
    {
      label: t('state'),
      key: 'state',
      value: ({ payment: { state } }) => t(`state.${stateNameOf(state)}`),
      cell: (row) => <State {...row} />,
    },
    {
      label: t('payway'),
      key: 'payway',
      value: ({ payment: { payway } }) => paywayName(payway.name),
      cell: ({ payment: { payway } }) => paywayName(payway.name),
    },
    { label: t('provider'), key: 'provider', value: ({ provider }) => provider, cell: ({ provider }) => provider },
    {
      label: t('at'),
      key: 'at',
      value: ({ payment: { createdAt } }) => houseIsoText(createdAt),
      cell: ({ payment: { createdAt } }) => moment(createdAt),
    },
    {
      label: t('transaction'),
      isCode: true,
      key: 'transaction',
      value: ({ payment: { transaction } }) => transaction ?? '',
      cell: ({ payment: { transaction } }) => transaction ?? '—',
    },
  ];
};

const useFields = (
  { payways, providers }: Pick<Answer, 'payways' | 'providers'>,
  faults: readonly Condition[],
): readonly FilterField<Condition>[] => {
  const t = useMessages('office-payments', 'main');
  const paywayName = usePaywayName();
  const any = { value: '', label: t('any') };
  const text = (name: Condition, more: Partial<FilterField<Condition>> = {}): FilterField<Condition> => ({
    name,
    label: t(name),
    error: faults.includes(name) ? t('fault') : undefined,
    ...more,
  });
  return [
    text('player', { isSearch: true, isPrivate: true }),
    text('kind', {
      options: [any, { value: 'deposit', label: t('deposit') }, { value: 'withdrawal', label: t('withdrawal') }],
    }),
    text('state', {
      options: [any, ...states.map(([name, value]) => ({ value: String(value), label: t(`state.${name}`) }))],
    }),
    text('payway', {
      options: [any, ...payways.map(({ id, name }) => ({ value: String(id), label: paywayName(name) }))],
    }),
    text('provider', { options: [any, ...providers.map((value) => ({ value, label: value }))] }),
    text('number', { input: { inputMode: 'numeric', maxLength: 10 } }),
    text('transaction', { input: { maxLength: 200 } }),
    text('from', { input: { type: 'date' } }),
    text('to', { input: { type: 'date' } }),
    text('min', { input: { inputMode: 'decimal', maxLength: 18 } }),
    text('max', { input: { inputMode: 'decimal', maxLength: 18 } }),
  ];
};

const NONE: Pick<Answer, 'payways' | 'providers'> = { payways: [], providers: [] };

/** /office/payments: all deposits and withdrawals, decided ones too. */
export const PaymentsView = (): ReactNode => {
  const t = useMessages('office-payments', 'main');
  const [values, put] = useFilterValues(conditions);
  const search = searchOf(values);
  const columns = useColumns();
  const query = useInfiniteQuery<Answer, CallError, Answer[], readonly unknown[], number | null>({
    queryKey: ['officePayments.list', search],
    queryFn: ({ pageParam }) => ask(search, pageParam),
    initialPageParam: null,
    getNextPageParam: ({ cursor }) => cursor,
    select: ({ pages }) => pages,
  });
  const fields = useFields(query.data?.[0] ?? NONE, faultsOf(values));
  return (
    <Section title={t('title')}>
      <FilterForm fields={fields} values={values} onApply={put} />
      <MorePages query={query} rows={query.data?.flatMap(({ payments }) => payments)} empty={t('none')}>
        {(rows) => (
          <List
            label={t('title')}
            rows={rows}
            keyOf={({ payment: { id } }) => String(id)}
            file="payments"
            readAll={() => readAll(search)}
            isServerSorted
            columns={columns}
          />
        )}
      </MorePages>
    </Section>
  );
};
