import type { ReactNode } from 'react';
import { AvatarPicker } from '../../core/avatar/avatar-picker.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { useProfile } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import styles from './auth.module.css';

/** The avatar, which may be left as it is. */
export const AvatarView = ({ onNext }: { onNext(): void }): ReactNode => {
  const t = useMessages('auth', 'main');
  const profile = useProfile();
  if (!profile) return null;
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('avatar.text')}</p>
      <AvatarPicker avatar={profile.avatar} onSaved={onNext} submitLabel={t('avatar.submit')} />
      <Button variant="ghost" block onClick={onNext}>
        {t('avatar.skip')}
      </Button>
    </div>
  );
};
