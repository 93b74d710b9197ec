import { Suspense, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Loaded, Loading } from '../../core/office/loaded.tsx';
import { Back } from '../../core/office/section.tsx';
import { useMedia } from '../../core/ui/use-media.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import styles from './office-support.module.css';
import { useSupportNews } from './use-support.ts';

const Inbox = lazyPart(async () => (await import('./inbox.tsx')).Inbox);
const Conversation = lazyPart(async () => (await import('./conversation.tsx')).Conversation);
const PlayerCard = lazyPart(async () => (await import('./player-card.tsx')).PlayerCard);

/** /office/support/…: a conversation, with the inbox and the player beside it where there is room. */
export const ConversationScreen = (): ReactNode => {
  const t = useMessages('office-support', 'main');
  const { uid = '' } = useParams();
  const { search } = useLocation();
  const isWide = useMedia('(min-width: 1200px)');
  useSupportNews();
  const query = useCallQuery('officeSupport.open', { conversation: uid });
  return (
    <>
      <Back to={`/office/support${search}`}>{t('back')}</Back>
      <div className={styles.desk}>
        {isWide && (
          <Suspense fallback={<Loading />}>
            <Inbox shown={uid} />
          </Suspense>
        )}
        <Loaded query={query}>
          {(opened) => (
            <Suspense fallback={<Loading />}>
              <Conversation key={uid} opened={opened} />
              <PlayerCard opened={opened} />
            </Suspense>
          )}
        </Loaded>
      </div>
    </>
  );
};
