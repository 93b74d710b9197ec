import { avatarIds, avatars, type AvatarId } from 'assets';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { moveByArrows } from '../ui/roving.ts';
import { avatarMessages } from './avatar.messages.ts';
import styles from './avatar.module.css';

/** The six presets: a radio group in which none may be chosen. */
export const AvatarPresets = ({
  chosen,
  onChoose,
}: {
  chosen: string | undefined;
  onChoose(preset: AvatarId): void;
}): ReactNode => {
  const t = useMessages(avatarMessages);
  const reached = avatarIds.find((id) => id === chosen) ?? avatarIds[0];
  return (
    <div role="radiogroup" aria-label={t('presets')} className={styles.presets} onKeyDown={moveByArrows}>
      {avatarIds.map((id, index) => (
        <button
          key={id}
          type="button"
          role="radio"
          aria-checked={id === chosen}
          aria-label={t('preset', { number: index + 1 })}
          tabIndex={id === reached ? 0 : -1}
          className={styles.preset}
          onClick={() => onChoose(id)}
        >
          <img src={avatars[id]} width={56} height={56} alt="" />
        </button>
      ))}
    </div>
  );
};
