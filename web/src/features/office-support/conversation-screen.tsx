import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Loaded } from '../../core/office/loaded.tsx';
import { Back } from '../../core/office/section.tsx';
import { useMedia } from '../../core/ui/use-media.ts';
import { Conversation } from './conversation.tsx';
import { Inbox } from './inbox.tsx';
import styles from './office-support.module.css';
import { PlayerCard } from './player-card.tsx';
import { useSupportNews } from './use-support.ts';

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
        {isWide && <Inbox shown={uid} />}
        <Loaded query={query}>
          {(opened) => (
            <>
              <Conversation key={uid} opened={opened} />
              <PlayerCard opened={opened} />
            </>
          )}
        </Loaded>
      </div>
    </>
  );
};
