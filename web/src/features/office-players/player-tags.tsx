import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { MAX_TAG_LENGTH, type PlayerPage } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Act } from '../../core/office/act.tsx';
import { rereadCalls } from '../../core/office/rereads.ts';
import { TextField } from '../../core/ui/text-field.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import styles from './player.module.css';

/** Marks of the staff on a player: set by a word, taken off by a press. */
export const PlayerTags = ({ page: { userId, tags, isProtected } }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'main');
  const [typed, setTyped] = useState('');
  const { busy, run } = useAct(() => rereadCalls(['officePlayers.open']));
  if (isProtected && tags.length === 0) return null;
  return (
    <div className={styles.chips} role="group" aria-label={t('tags')}>
      {tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
          {!isProtected && (
            <button
              type="button"
              disabled={busy}
              aria-label={t('tag.remove', { tag })}
              onClick={() =>
                void run((send) => send('officePlayers.tag', { userId, tag, isOn: false }), t('tag.removed'))
              }
            >
              <X aria-hidden="true" size={14} />
            </button>
          )}
        </span>
      ))}
      {!isProtected && (
        <Act
          label={t('tag.add')}
          text={t('tag.text')}
          reason={false}
          done={t('tag.added')}
          rereads={['officePlayers.open']}
          fault={() => (typed.trim() === '' ? t('tag.missing') : undefined)}
          onOpen={() => setTyped('')}
          send={(send) => send('officePlayers.tag', { userId, tag: typed.trim(), isOn: true })}
        >
          <TextField
            label={t('tag')}
            value={typed}
            maxLength={MAX_TAG_LENGTH}
            autoComplete="off"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Act>
      )}
    </div>
  );
};
