import { lazy, Suspense, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { CallAnswer, ReportedMessage } from 'server/contract';
import { queryClient, useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useAddress } from '../../core/office/list-state.ts';
import { Loaded, Loading } from '../../core/office/loaded.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { reviewKeys, useReview, type ReviewAct } from './review-acts.ts';
import { ReviewItem } from './review-item.tsx';
import styles from './review.module.css';

const BanDialog = lazy(async () => ({ default: (await import('./ban-dialog.tsx')).BanDialog }));
const ReviewBans = lazy(async () => ({ default: (await import('./review-bans.tsx')).ReviewBans }));
const ReviewRooms = lazy(async () => ({ default: (await import('./review-rooms.tsx')).ReviewRooms }));
const ReviewWritten = lazy(async () => ({ default: (await import('./review-written.tsx')).ReviewWritten }));

type Desk = CallAnswer<'chatModeration.desk'>;

const REREAD_MS = 15_000;

const reread = (): void => void queryClient.invalidateQueries({ queryKey: ['chatModeration.desk'] });

/** Messages that wait. One of them is open: keys act on it and move on. */
const Queue = ({ reported }: { reported: readonly ReportedMessage[] }): ReactNode => {
  const t = useMessages('chat', 'review');
  const { params, put } = useAddress();
  const openedUid = params.get('uid');
  const open = (uid: string | undefined): void => put({ uid });
  const [banned, setBanned] = useState<ReportedMessage>();
  const { act, busy } = useReview(reread);
  if (reported.length === 0) return <Note>{t('none')}</Note>;
  const place = Math.max(
    0,
    reported.findIndex(({ uid }) => uid === openedUid),
  );
  const move = (step: number): void => open(reported[(place + step + reported.length) % reported.length]?.uid);
  const perform = (name: ReviewAct, message: ReportedMessage): void =>
    name === 'ban' ? setBanned(message) : void act(name, message);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const message = reported[place];
    if (event.ctrlKey || event.metaKey || event.altKey || !message || banned) return;
    if (event.key === 'j') move(1);
    else if (event.key === 'k') move(-1);
    else {
      const name = reviewKeys[event.key];
      if (name === undefined || message.isOwn) return;
      perform(name, message);
    }
    event.preventDefault();
  };
  return (
    <>
      <Note>{t('keys')}</Note>
      <ol className={styles.queue} aria-label={t('reported')} onKeyDown={onKeyDown}>
        {reported.map((message, at) => (
          <ReviewItem
            key={message.uid}
            message={message}
            isOpen={at === place}
            busy={busy}
            onOpen={() => open(message.uid)}
            onAct={(name) => perform(name, message)}
          />
        ))}
      </ol>
      {banned && (
        <Suspense>
          <BanDialog
            message={{ uid: banned.uid, cards: { nick: banned.nick } }}
            onBanned={() => void act('uphold', banned)}
            onClose={() => {
              setBanned(undefined);
              reread();
            }}
          />
        </Suspense>
      )}
    </>
  );
};

const Parts = ({ desk: { reported, bans, rooms } }: { desk: Desk }): ReactNode => {
  const t = useMessages('chat', 'review');
  return (
    <>
      <Section title={t('reported')}>
        <Queue reported={reported} />
      </Section>
      <Section title={t('bans')}>
        <Suspense fallback={<Loading height={120} />}>
          <ReviewBans bans={bans} reread={reread} />
        </Suspense>
      </Section>
      <Section title={t('written')}>
        <Suspense fallback={<Loading height={120} />}>
          <ReviewWritten />
        </Suspense>
      </Section>
      <Section title={t('rooms')}>
        <Suspense fallback={<Loading height={400} />}>
          <ReviewRooms rooms={rooms} reread={reread} />
        </Suspense>
      </Section>
    </>
  );
};

/** Reports, bans in force, messages of a player, and the rules of the rooms. */
export const ReviewScreen = (): ReactNode => (
  <Loaded query={useCallQuery('chatModeration.desk', {}, { refetchInterval: REREAD_MS })}>
    {(desk) => <Parts desk={desk} />}
  </Loaded>
);
