import type { ReactNode } from 'react';
import { avatarUrl } from '../../core/avatar/avatar-url.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import styles from './completion-list.module.css';
import type { Completion } from './use-completion.ts';

const AVATAR = 24;

export const COMPLETION_ID = 'chat-completion';
export const completionOption = (at: number): string => `${COMPLETION_ID}-${at}`;

/** Players whom a message may name, above the field in which the name is typed. */
export const CompletionList = ({ completion: { players, active, take } }: { completion: Completion }): ReactNode => {
  const t = useMessages('chat', 'main');
  if (players.length === 0) return null;
  return (
    <div id={COMPLETION_ID} role="listbox" aria-label={t('mention.who')} className={styles.list}>
      {players.map((player, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field beside it has the keys
        <div
          key={player.id}
          id={completionOption(at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={styles.option}
          onMouseDown={(event) => event.preventDefault()} // the field keeps the focus
          onClick={() => take(player)}
        >
          <img src={avatarUrl(player.avatar)} alt="" width={AVATAR} height={AVATAR} />
          <span>{player.nick}</span>
        </div>
      ))}
    </div>
  );
};
