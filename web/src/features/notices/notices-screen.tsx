import { useState, type ReactNode } from 'react';
import type { Notice } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { GuestCard } from '../../core/session/guest-card.tsx';
import { useSession } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Page } from '../../core/ui/page.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../core/ui/states.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { rereadNotices } from './live-notices.ts';
import { NoticeItem } from './notice-item.tsx';
import styles from './notices.module.css';

/** A page of notices; the earlier ones are a page of their own below it. */
const NoticePages = ({ before }: { before?: number }): ReactNode => {
  const t = useMessages('notices', 'main');
  const errorText = useErrorText();
  const [showsEarlier, setShowsEarlier] = useState(false);
  const { data, error, refetch } = useCallQuery('notices.load', before === undefined ? {} : { before });
  const { busy, problem, run } = useAct(rereadNotices);
  const follow = ({ id, isRead }: Notice): void => void (!isRead && run((call) => call('notices.read', { id })));
  if (!data)
    return error ? (
      <ErrorState about={error} action={<Button onClick={() => void refetch()}>{t('again')}</Button>}>
        {errorText(error)}
      </ErrorState>
    ) : (
      <Skeleton height={240} />
    );
  const { items, unread, isLast } = data;
  const [first] = items;
  const last = items.at(-1);
  if (!first || !last) return before === undefined && <EmptyState>{t('empty')}</EmptyState>;
  return (
    <>
      {before === undefined && unread > 0 && (
        <div>
          <Button loading={busy} onClick={() => void run((call) => call('notices.read', { upTo: first.id }))}>
            {t('readAll')}
          </Button>
        </div>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
      <ul className={styles.list}>
        {items.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} onFollow={follow} />
        ))}
      </ul>
      {showsEarlier && <NoticePages before={last.id} />}
      {!isLast && !showsEarlier && <Button onClick={() => setShowsEarlier(true)}>{t('earlier')}</Button>}
    </>
  );
};

/** The page of what happened while the player was away. */
export const NoticesScreen = (): ReactNode => {
  const t = useMessages('notices', 'titles');
  const main = useMessages('notices', 'main');
  const { status, profile } = useSession();
  return (
    <Page title={t('title')}>
      {status === 'guest' && <GuestCard text={main('guest')} signIn={main('signIn')} />}
      {profile && <NoticePages key={profile.profileID} />}
    </Page>
  );
};
