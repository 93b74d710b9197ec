import type { ReactNode } from 'react';
import type { PlayerEntry, PlayerPage } from 'server/contract';
import { classNames } from '../../core/ui/class-names.ts';
import { hasMessage, texts, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useFilterValues } from '../../core/office/list-state.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { MorePages } from '../../core/office/more-pages.tsx';
import office from '../../core/office/office.module.css';
import { Note, Section } from '../../core/office/section.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import { usePages } from './use-pages.ts';

const conditions = [{ name: 'account' }] as const;

/** Words for a kind of transaction, or for its family with the rest of its name; the name itself where there are none. */
const useKind = (): ((kind: string) => string) => {
  const t = useMessages('office-players', 'ledger');
  return (kind) => {
    const messages = texts('office-players', 'ledger');
    const [family = '', ...rest] = kind.split('.');
    const [whole, part] = [`kind.${kind}`, `kind.${family}`];
    if (hasMessage(messages, whole)) return t(whole);
    return hasMessage(messages, part) ? `${t(part)} · ${rest.join('.')}` : kind;
  };
};

const useColumns = (): readonly Column<PlayerEntry>[] => {
  const t = useMessages('office-players', 'ledger');
  const account = useMessages('office-players', 'main');
  const kind = useKind();
  const moment = useMoment();
  const { onAccount } = useDeskFormat();
  return [
    { label: t('at'), cell: ({ at }) => moment(at) },
    { label: t('kind'), cell: (entry) => kind(entry.kind) },
    { label: t('account'), cell: (entry) => account(`account.${entry.account as 'real'}`) },
    {
      label: t('amount'),
      isNumber: true,
      cell: (entry) => (
        <span className={classNames(entry.amount > 0 && office.good)}>
          {entry.amount > 0 && '+'}
          {onAccount(entry.account, entry.amount)}
        </span>
      ),
    },
    { label: t('after'), isNumber: true, cell: (entry) => onAccount(entry.account, entry.balanceAfter) },
    { label: t('transaction'), isCode: true, cell: ({ transaction }) => transaction },
  ];
};

/** Every entry of a player's accounts, the newest first. */
export const LedgerTab = ({ page: { userId, money } }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'ledger');
  const names = useMessages('office-players', 'main');
  const [{ account }, put] = useFilterValues(conditions);
  const query = usePages('officePlayers.ledger', { userId, ...(account !== '' && { account }) });
  const columns = useColumns();
  const accounts = (money?.balances ?? []).map((each) => ({
    value: each.account,
    label: names(`account.${each.account as 'real'}`),
  }));
  return (
    <Section title={t('title')}>
      <Note>{t('text')}</Note>
      <div className={office.filters}>
        <SelectField
          label={t('account')}
          options={[{ value: '', label: t('all') }, ...accounts]}
          value={account}
          onChange={(value) => put({ account: value })}
        />
      </div>
      <MorePages query={query} rows={query.data?.flatMap(({ entries }) => entries)} empty={t('none')}>
        {(rows) => <List label={t('title')} rows={rows} keyOf={({ id }) => id} isServerSorted columns={columns} />}
      </MorePages>
    </Section>
  );
};
