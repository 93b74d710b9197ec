import { useState, type ReactNode } from 'react';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoment } from '../../../core/i18n/use-moment.ts';
import { Button } from '../../../core/ui/button.tsx';
import { EmptyState } from '../../../core/ui/states.tsx';
import { Mark } from '../mark.tsx';
import { checkHead, type HeadCheck } from './head-check.ts';
import { siteHeads } from './log-api.ts';
import { publicLogMessages } from './public-log.messages.ts';
import styles from './public-log.module.css';
import { SectionState } from './section-state.tsx';
import { useHeads, type FollowingHead } from './use-heads.ts';

type Checks = Readonly<Record<number, HeadCheck | 'failed'>>; // by size

interface HeadProps {
  of: FollowingHead;
  check: HeadCheck | 'failed' | undefined;
  onCheck: () => void;
}

const Head = ({ of: { head }, check, onCheck }: HeadProps): ReactNode => {
  const t = useMessages(publicLogMessages);
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
  const t = useMessages(publicLogMessages);
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
  const t = useMessages(publicLogMessages);
  const { heads, hasMore, more, isLoadingMore, isError, retry } = useHeads();
  return (
    <section aria-labelledby="heads">
      <h2 id="heads">{t('heads.title')}</h2>
      <p>{t('heads.text')}</p>
      {!heads && <SectionState isFailed={isError} retry={retry} />}
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
