import { Pencil } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import type { Profile } from 'server/contract';
import { avatarUrl } from '../../core/avatar/avatar-url.ts';
import { useFeatures } from '../../core/features/features.ts';
import { Parts } from '../../core/features/parts.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { usePageDialog } from '../../core/modal/modal.ts';
import { useProfile } from '../../core/session/session.ts';
import { IconButton } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { CopyButton } from '../../core/ui/copy-button.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmailCard } from './email-card.tsx';
import { OnDemand } from './on-demand.tsx';
import styles from './settings.module.css';
import { accountMessages } from './account.messages.ts';

const AvatarDialog = lazy(async () => ({ default: (await import('./avatar-dialog.tsx')).AvatarDialog }));
const NickDialog = lazy(async () => ({ default: (await import('./nick-dialog.tsx')).NickDialog }));

const SOCIAL_HEIGHT = 56; // about what they will take

const AvatarButton = ({ avatar }: { avatar: string }): ReactNode => {
  const t = useMessages(accountMessages);
  const { open, onOpen, onClose } = usePageDialog('editAvatar');
  return (
    <div className={styles.avatar}>
      <img src={avatarUrl(avatar)} width={120} height={120} alt={t('avatar')} />
      <IconButton label={t('avatar.edit')} variant="secondary" className={styles.avatarEdit} onClick={onOpen}>
        <Pencil aria-hidden="true" size={18} />
      </IconButton>
      <OnDemand open={open}>
        <AvatarDialog avatar={avatar} open={open} onClose={onClose} />
      </OnDemand>
    </div>
  );
};

const Names = ({ profile: { nick, profileID } }: { profile: Profile }): ReactNode => {
  const t = useMessages(accountMessages);
  const { open, onOpen, onClose } = usePageDialog('nick');
  return (
    <div className={styles.rows}>
      <div className={styles.row}>
        <span className={styles.name}>{t('nick')}</span>
        <span className={styles.value}>{nick}</span>
        <IconButton label={t('nick.edit')} onClick={onOpen}>
          <Pencil aria-hidden="true" size={18} />
        </IconButton>
      </div>
      <div className={styles.row}>
        <span className={styles.name}>{t('id')}</span>
        <span className={styles.value}>{profileID}</span>
        <CopyButton text={profileID} what={t('id')} />
      </div>
      <OnDemand open={open}>
        <NickDialog nick={nick} open={open} onClose={onClose} />
      </OnDemand>
    </div>
  );
};

const Social = (): ReactNode => {
  const t = useMessages(accountMessages);
  if (useFeatures().partsOf('accountSettings').length === 0) return null;
  return (
    <Card className={styles.card}>
      <h2>{t('social')}</h2>
      <Parts place="accountSettings" given={{}} fallback={<Skeleton height={SOCIAL_HEIGHT} />} />
    </Card>
  );
};

/** /settings/account: how one is seen, and where one can be reached. */
export const AccountScreen = (): ReactNode => {
  const profile = useProfile();
  if (!profile) return null;
  return (
    <div className={styles.screen}>
      <Card className={styles.card}>
        <div className={styles.person}>
          <AvatarButton avatar={profile.avatar} />
          <Names profile={profile} />
        </div>
      </Card>
      <EmailCard profile={profile} />
      <Social />
    </div>
  );
};
