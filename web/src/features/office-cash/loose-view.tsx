import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CallAnswer } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { hasMessage, texts, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { List, PAGE_SIZE, type Column } from '../../core/office/list.tsx';
import { Section, Note } from '../../core/office/section.tsx';
import styles from '../../core/office/office.module.css';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { Loaded } from '../../core/office/loaded.tsx';
import { CloseLine, OverActs, UnmatchedActs, useLooseActs, WaitingActs } from './loose-acts.tsx';

type Loose = CallAnswer<'officeCash.loose'>;

/** Words for what the desk's programs name by a key; the key itself where there are none. */
const useKeyText = (): Record<'why' | 'kind' | 'says', (key: string) => string> => {
  const t = useMessages('office-cash', 'loose');
  const textOf = (name: string, key: string): string =>
    hasMessage(texts('office-cash', 'loose'), name) ? t(name, { at: '' }) : key;
  return {
    why: (key) => textOf(`why.${key}`, key),
    kind: (key) => textOf(`kind.${key}`, key),
    says: (key) => textOf(`says.${key}`, key),
  };
};

type Acts = ReturnType<typeof useLooseActs>;

const useUnmatchedColumns = (acts: Acts): readonly Column<Loose['unmatched'][number]>[] => {
  const t = useMessages('office-cash', 'loose');
  const moment = useMoment();
  const keyText = useKeyText();
  const { decimal } = useDeskFormat();
  return [
    { label: t('col.provider'), key: 'provider', value: ({ provider }) => provider, cell: ({ provider }) => provider },
    { label: t('col.player'), cell: ({ nick }) => nick ?? '—' },
    { label: t('col.amount'), isNumber: true, cell: ({ amount, currency }) => `${decimal(amount)} ${currency}` },
    { label: t('col.why'), cell: ({ why }) => keyText.why(why) },
    { label: t('col.at'), key: 'at', value: ({ at }) => at, cell: ({ at }) => moment(at) },
    {
      label: t('col.transaction'),
      isCode: true,
      key: 'transaction',
      value: ({ transaction }) => transaction,
      cell: ({ transaction }) => transaction,
    },
    { label: t('col.reference'), isCode: true, cell: ({ reference }) => reference || '—' },
    { label: t('col.act'), cell: (line) => <UnmatchedActs line={line} acts={acts} /> },
  ];
};

const Unmatched = ({ unmatched, acts }: Pick<Loose, 'unmatched'> & { acts: Acts }): ReactNode => {
  const t = useMessages('office-cash', 'loose');
  const columns = useUnmatchedColumns(acts);
  return (
    <List
      empty={t('unmatched.none')}
      label={t('unmatched')}
      name="unmatched."
      file="unmatched"
      pageSize={PAGE_SIZE}
      rows={unmatched}
      keyOf={({ id }) => String(id)}
      columns={columns}
    />
  );
};

const useContradictedColumns = (): readonly Column<Loose['contradicted'][number]>[] => {
  const t = useMessages('office-cash', 'loose');
  const moment = useMoment();
  const keyText = useKeyText();
  const { ordinal } = useFormat();
  const { decimal } = useDeskFormat();
  return [
    {
      label: t('col.withdrawal'),
      cell: ({ paymentId }) => <Link to={`/office/withdrawals/${paymentId}`}>{ordinal(paymentId)}</Link>,
    },
    { label: t('col.provider'), key: 'provider', value: ({ provider }) => provider, cell: ({ provider }) => provider },
    { label: t('col.amount'), isNumber: true, cell: ({ amount, currency }) => `${decimal(amount)} ${currency}` },
    { label: t('col.says'), cell: ({ says }) => keyText.says(says) },
    { label: t('col.at'), key: 'at', value: ({ at }) => at, cell: ({ at }) => moment(at) },
    {
      label: t('col.act'),
      cell: ({ line, paymentId }) => <CloseLine list="contradicted" line={line} name={ordinal(paymentId)} />,
    },
  ];
};

const Contradicted = ({ contradicted }: Pick<Loose, 'contradicted'>): ReactNode => {
  const t = useMessages('office-cash', 'loose');
  const columns = useContradictedColumns();
  return (
    <>
      {contradicted.length > 0 && <p className={styles.notice}>{t('contradicted.text')}</p>}
      <List
        empty={t('contradicted.none')}
        label={t('contradicted')}
        name="contradicted."
        rows={contradicted}
        columns={columns}
        keyOf={({ paymentId }) => String(paymentId)}
      />
    </>
  );
};

const useCallbackColumns = (): readonly Column<Loose['callbacks'][number]>[] => {
  const t = useMessages('office-cash', 'loose');
  const moment = useMoment();
  const keyText = useKeyText();
  return [
    { label: t('col.provider'), key: 'provider', value: ({ provider }) => provider, cell: ({ provider }) => provider },
    { label: t('col.verdict'), cell: ({ verdict }) => keyText.why(verdict) },
    { label: t('col.address'), isCode: true, cell: ({ address }) => address || '—' },
    { label: t('col.at'), key: 'at', value: ({ at }) => at, cell: ({ at }) => moment(at) },
    {
      label: t('col.act'),
      cell: ({ id, provider, at }) => (
        <CloseLine list="callbacks" line={String(id)} name={`${provider} ${moment(at)}`} />
      ),
    },
  ];
};

const Callbacks = ({ callbacks }: Pick<Loose, 'callbacks'>): ReactNode => {
  const t = useMessages('office-cash', 'loose');
  const columns = useCallbackColumns();
  return (
    <>
      <Note>{t('callbacks.text')}</Note>
      <List
        empty={t('callbacks.none')}
        name="callbacks."
        pageSize={PAGE_SIZE}
        label={t('callbacks')}
        rows={callbacks}
        keyOf={({ id }) => String(id)}
        columns={columns}
      />
    </>
  );
};

const useDifferenceColumns = (): readonly Column<Loose['differences'][number]>[] => {
  const t = useMessages('office-cash', 'loose');
  const moment = useMoment();
  const keyText = useKeyText();
  return [
    { label: t('col.provider'), key: 'provider', value: ({ provider }) => provider, cell: ({ provider }) => provider },
    { label: t('col.kind'), cell: ({ kind }) => keyText.kind(kind) },
    {
      label: t('col.transaction'),
      isCode: true,
      key: 'transaction',
      value: ({ transaction }) => transaction,
      cell: ({ transaction }) => transaction,
    },
    { label: t('col.theirs'), cell: ({ theirs }) => theirs || '—' },
    { label: t('col.ours'), cell: ({ ours }) => ours || '—' },
    { label: t('col.at'), cell: (row) => moment(row.at) },
    {
      label: t('col.act'),
      cell: ({ line, transaction }) => <CloseLine list="differences" line={line} name={transaction} />,
    },
  ];
};

const Differences = ({ differences, reconciledAt }: Pick<Loose, 'differences' | 'reconciledAt'>): ReactNode => {
  const t = useMessages('office-cash', 'loose');
  const moment = useMoment();
  const columns = useDifferenceColumns();
  const at = reconciledAt === null ? t('differences.never') : t('differences.at', { at: moment(reconciledAt) });
  return (
    <>
      <Note>{at}</Note>
      {reconciledAt !== null && (
        <List
          empty={t('differences.none')}
          name="differences."
          label={t('differences')}
          rows={differences}
          keyOf={({ line }) => line}
          columns={columns}
        />
      )}
    </>
  );
};

const View = ({ loose }: { loose: Loose }): ReactNode => {
  const t = useMessages('office-cash', 'loose');
  const acts = useLooseActs();
  return (
    <>
      <WaitingActs acts={acts} />
      <Section title={t('unmatched')}>
        <Unmatched unmatched={loose.unmatched} acts={acts} />
      </Section>
      <Section title={t('contradicted')}>
        <Contradicted contradicted={loose.contradicted} />
      </Section>
      <Section title={t('differences')}>
        <Differences differences={loose.differences} reconciledAt={loose.reconciledAt} />
      </Section>
      <Section title={t('callbacks')}>
        <Callbacks callbacks={loose.callbacks} />
      </Section>
      <OverActs acts={acts} />
    </>
  );
};

/** /office/loose: money and messages that match nothing of ours. */
export const LooseView = (): ReactNode => (
  <Loaded query={useCallQuery('officeCash.loose', {})}>{(loose) => <View loose={loose} />}</Loaded>
);
