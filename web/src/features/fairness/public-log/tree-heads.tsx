import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { CallAnswer, TreeHead } from 'server/contract';
import { call, type CallError } from '../../../core/connection/connection.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoment } from '../../../core/i18n/use-moment.ts';
import { Button } from '../../../core/ui/button.tsx';
import { EmptyState } from '../../../core/ui/states.tsx';
import { Mark } from '../mark.tsx';
import { checkHead, type HeadCheck, siteHeads } from './log-api.ts';
import { SectionState } from './section-state.tsx';
import styles from './public-log.module.css';

type Page = CallAnswer<'fairness.heads'>;

const STEP = 5; // heads that are shown at first, and more of them at a time

/** A head with the one before it, which its check needs. */
interface FollowingHead {
  head: TreeHead;
  before: TreeHead | undefined; // the log's first head has none
}

const following = (heads: readonly TreeHead[]): FollowingHead[] =>
  heads.map((head, place) => ({ head, before: heads[place + 1] }));

/** The signed heads, newest first, a few at a time. */
const useHeads = () => {
  const [most, setMost] = useState(STEP);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery<
    Page,
    CallError,
    TreeHead[],
    readonly string[],
    number | null
  >({
    queryKey: ['fairness.heads'],
    queryFn: ({ pageParam }) => call('fairness.heads', pageParam === null ? {} : { cursor: pageParam }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ heads }) => heads),
  });
  const known = data && following(data);
  // the last one of a page waits for the one before it
  const ready = known && hasNextPage ? known.slice(0, -1) : known;
  const more = async (): Promise<void> => {
    if (ready && ready.length < most + STEP && hasNextPage) await fetchNextPage();
    setMost(most + STEP);
  };
  return {
    heads: ready?.slice(0, most),
    hasMore: ready !== undefined && (ready.length > most || hasNextPage),
    more,
    isLoadingMore: isFetchingNextPage,
    error,
    retry: () => void refetch(),
  };
};

type Checks = Readonly<Record<number, HeadCheck | 'failed'>>; // by size

interface HeadProps {
  of: FollowingHead;
  check: HeadCheck | 'failed' | undefined;
  onCheck: () => void;
}

const Head = ({ of: { head }, check, onCheck }: HeadProps): ReactNode => {
  const t = useMessages('fairness', 'public-log');
  const moment = useMoment();
  const size = t('heads.size', { count: head.size });
  const isGood = check === 'pass' || check === 'first';
  return (
    <li className={styles.head}>
      <div className={styles.headText}>
        <p>
          <strong>{size}</strong> <span>{moment(head.at)}</span>
        </p>
        <code>{head.root}</code>
        <div aria-live="polite">
          {check && (
            <Mark state={isGood ? 'pass' : check === 'failed' ? 'blocked' : 'fail'}>{t(`heads.${check}`)}</Mark>
          )}
        </div>
      </div>
      <Button aria-label={t('heads.check.of', { size })} onClick={onCheck}>
        {t('heads.check')}
      </Button>
    </li>
  );
};

const Heads = ({ heads }: { heads: readonly FollowingHead[] }): ReactNode => {
  const t = useMessages('fairness', 'public-log');
  const [checks, setChecks] = useState<Checks>({});
  const [isChecking, setIsChecking] = useState(false);
  const check = async ({ head, before }: FollowingHead): Promise<void> => {
    const found = await checkHead(head, before, siteHeads).catch(() => 'failed' as const);
    setChecks((known) => ({ ...known, [head.size]: found }));
  };
  const checkAll = async (): Promise<void> => {
    setIsChecking(true);
    for (const each of heads) await check(each); // oxlint-disable-line no-await-in-loop -- the log is asked gently
    setIsChecking(false);
  };
  return (
    <>
      <ol className={styles.heads}>
        {heads.map((each) => (
          <Head key={each.head.size} of={each} check={checks[each.head.size]} onCheck={() => void check(each)} />
        ))}
      </ol>
      <Button variant="primary" loading={isChecking} onClick={() => void checkAll()}>
        {t('heads.all')}
      </Button>
    </>
  );
};

/** The log's signed heads, each of which this browser can check. */
export const TreeHeads = (): ReactNode => {
  const t = useMessages('fairness', 'public-log');
  const { heads, hasMore, more, isLoadingMore, error, retry } = useHeads();
  return (
    <section aria-labelledby="heads">
      <h2 id="heads">{t('heads.title')}</h2>
      <p>{t('heads.text')}</p>
      {!heads && <SectionState error={error} retry={retry} />}
      {heads?.length === 0 && <EmptyState>{t('heads.none')}</EmptyState>}
      {heads && heads.length > 0 && (
        <div className={styles.body}>
          <Heads heads={heads} />
          {hasMore && (
            <Button loading={isLoadingMore} onClick={() => void more()}>
              {t('heads.more')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
};
