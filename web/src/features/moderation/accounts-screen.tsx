import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { AccountFilter, CallAnswer, FoundAccount } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import type { CallError } from '../../core/connection/call-error.ts';
import { avatarUrl } from '../../core/avatar/avatar-url.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../core/ui/states.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { Badges } from './badges.tsx';
import { ModerationPage } from './moderation-page.tsx';
import { moderationMessages } from './moderation.messages.ts';
import desk from '../../core/staff/desk.module.css';
import styles from './moderation.module.css';
import { useMoment } from './moment.ts';

const filters: readonly AccountFilter[] = ['all', 'kyc', 'exclusion', 'blocked'];
const isFilter = (text: string | null): text is AccountFilter => filters.some((filter) => filter === text);

const TYPING_MS = 300;

/** A text once nobody has typed for a moment: each search is one line of a trail. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return useDeferredValue(settled);
};

const useAccounts = (query: string, filter: AccountFilter) =>
  useInfiniteQuery<CallAnswer<'moderation.findAccounts'>, CallError, FoundAccount[], readonly string[], string | null>({
    queryKey: ['moderation.findAccounts', query, filter],
    queryFn: ({ pageParam }) =>
      call('moderation.findAccounts', { query, filter, ...(pageParam !== null && { cursor: pageParam }) }),
    initialPageParam: null,
    getNextPageParam: ({ cursor }) => cursor,
    select: ({ pages }) => pages.flatMap(({ accounts }) => accounts),
  });

const Row = ({ account }: { account: FoundAccount }): ReactNode => {
  const t = useMessages(moderationMessages);
  const moment = useMoment();
  const { userId, nick, avatar, login, email, createdAt } = account;
  return (
    <li className={styles.account}>
      <img src={avatarUrl(avatar)} width={40} height={40} alt="" loading="lazy" />
      <div className={styles.accountBody}>
        <p className={styles.accountNames}>
          <Link to={`/moderation/accounts/${userId}`} className={styles.link}>
            {nick}
          </Link>
          <Badges account={account} />
        </p>
        <p className={desk.muted}>{[login, email].filter((text) => text !== null).join(' · ') || t('noLogin')}</p>
      </div>
      <p className={styles.when}>{moment(createdAt)}</p>
    </li>
  );
};

const Found = ({ query, filter }: { query: string; filter: AccountFilter }): ReactNode => {
  const t = useMessages(moderationMessages);
  const errorText = useErrorText();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAccounts(query, filter);
  if (data?.length === 0) return <EmptyState>{t('find.none')}</EmptyState>;
  if (data)
    return (
      <>
        <ul className={styles.accounts} aria-label={t('title')}>
          {data.map((account) => (
            <Row key={account.userId} account={account} />
          ))}
        </ul>
        {hasNextPage && (
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('find.more')}
          </Button>
        )}
      </>
    );
  if (error)
    return (
      <ErrorState action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>{errorText(error)}</ErrorState>
    );
  return (
    <div aria-busy="true">
      <Skeleton height={320} />
    </div>
  );
};

const Finder = (): ReactNode => {
  const t = useMessages(moderationMessages);
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('query') ?? '');
  const wanted = params.get('filter');
  const filter = isFilter(wanted) ? wanted : 'all';
  const query = useSettled(text.trim());
  const choose = (next: AccountFilter): void => setParams(next === 'all' ? {} : { filter: next }, { replace: true });
  return (
    <>
      <h1>{t('title')}</h1>
      <div className={styles.finder}>
        <TextField
          type="search"
          label={t('find')}
          hint={t('find.hint')}
          value={text}
          maxLength={254}
          autoComplete="off"
          spellCheck={false}
          prefix={<Search aria-hidden="true" size={18} />}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <SegmentedControl
          className={styles.filters ?? ''}
          label={t('filter')}
          options={filters.map((value) => ({ value, label: t(`filter.${value}`) }))}
          value={filter}
          onChange={choose}
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
