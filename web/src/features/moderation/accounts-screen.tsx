import { useMessages } from '../../core/i18n/messages.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AccountFilter, CallAnswer, FoundAccount } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { isAmong } from '../../core/features/audience.ts';
import { useSession } from '../../core/session/session.ts';
import type { CallError } from '../../core/connection/call-error.ts';
import { avatarUrl } from '../../core/avatar/avatar-url.ts';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { Badges } from './badges.tsx';
import { MorePages } from '../../core/office/more-pages.tsx';
import { Row, Rows } from '../../core/office/rows.tsx';
import { ModerationPage } from './moderation-page.tsx';
import office from '../../core/office/office.module.css';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useFilterValues } from '../../core/office/list-state.ts';
import { useSettled } from '../../core/office/use-settled.ts';

const filters: readonly AccountFilter[] = ['all', 'kyc', 'exclusion', 'blocked'];
const conditions = [{ name: 'query', isPrivate: true }, { name: 'filter' }] as const;
const isFilter = (text: string): text is AccountFilter => filters.some((filter) => filter === text);

const useAccounts = (query: string, filter: AccountFilter) =>
  useInfiniteQuery<CallAnswer<'moderation.findAccounts'>, CallError, FoundAccount[], readonly string[], string | null>({
    queryKey: ['moderation.findAccounts', query, filter],
    queryFn: ({ pageParam }) =>
      call('moderation.findAccounts', { query, filter, ...(pageParam !== null && { cursor: pageParam }) }),
    initialPageParam: null,
    getNextPageParam: ({ cursor }) => cursor,
    select: ({ pages }) => pages.flatMap(({ accounts }) => accounts),
  });

const AccountRow = ({ account }: { account: FoundAccount }): ReactNode => {
  const t = useMessages('moderation', 'main');
  const moment = useMoment();
  const { userId, nick, avatar, login, email, createdAt } = account;
  return (
    <Row
      to={`/moderation/accounts/${userId}`}
      picture={<img src={avatarUrl(avatar)} width={40} height={40} alt="" loading="lazy" />}
      title={nick}
      badges={<Badges account={account} />}
      text={[login, email].filter((text) => text !== null).join(' · ') || t('noLogin')}
      end={moment(createdAt)}
    />
  );
};

const Found = ({ query, filter }: { query: string; filter: AccountFilter }): ReactNode => {
  const t = useMessages('moderation', 'main');
  const accounts = useAccounts(query, filter);
  return (
    <MorePages query={accounts} rows={accounts.data} empty={t('find.none')}>
      {(rows) => (
        <Rows label={t('title')}>
          {rows.map((account) => (
            <AccountRow key={account.userId} account={account} />
          ))}
        </Rows>
      )}
    </MorePages>
  );
};

const Finder = (): ReactNode => {
  const t = useMessages('moderation', 'main');
  const session = useSession();
  const [{ query: text, filter: wanted }, put] = useFilterValues(conditions);
  const filter = isFilter(wanted) ? wanted : 'all';
  const query = useSettled(text.trim());
  return (
    <>
      <h1>{t('title')}</h1>
      <div className={office.fields}>
        <TextField
          type="search"
          label={t('find')}
          hint={t('find.hint')}
          value={text}
          maxLength={254}
          autoComplete="off"
          spellCheck={false}
          prefix={<Search aria-hidden="true" size={18} />}
          onChange={({ currentTarget }) => put({ query: currentTarget.value })}
        />
        <SegmentedControl
          className={office.parts ?? ''}
          label={t('filter')}
          options={filters
            .filter((value) => value !== 'kyc' || isAmong('documents', session))
            .map((value) => ({ value, label: t(`filter.${value}`) }))}
          value={filter}
          onChange={(next) => put({ filter: next === 'all' ? '' : next })}
        />
      </div>
      <Found query={query} filter={filter} />
    </>
  );
};

/** /moderation/accounts: finding an account, or those that somebody has to look at. */
export const AccountsScreen = (): ReactNode => (
  <ModerationPage>
    <Finder />
  </ModerationPage>
);
