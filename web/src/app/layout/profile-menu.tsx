import { avatarIds, avatars, type AvatarId } from 'assets';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Profile } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { navigate } from '../../core/modal/navigator.ts';
import { signOut } from '../../core/session/session.ts';
import { Menu, MenuItem } from '../../core/ui/menu.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { shellMessages } from '../shell.messages.ts';
import styles from './header.module.css';

const isAvatarId = (name: string): name is AvatarId => avatarIds.some((id) => id === name);

/** The picture of a profile: a preset's name or the address of the player's own. */
const avatarUrl = (avatar: string): string => {
  if (isAvatarId(avatar)) return avatars[avatar];
  return avatar.startsWith('/') ? avatar : avatars['avatar-1'];
};

/** The player's name and what can be done with the session. */
export const ProfileMenu = ({ profile }: { profile: Profile }): ReactNode => {
  const t = useMessages(shellMessages);
  const leave = (): void => {
    signOut().then(
      () => {
        toast.success(t('signedOut'));
        navigate('/main');
      },
      () => toast.error(t('signOut.failed')),
    );
  };
  return (
    <Menu
      trigger={
        <button type="button" className={styles.profile} aria-label={t('profile', { nick: profile.nick })}>
          <img src={avatarUrl(profile.avatar)} width={32} height={32} alt="" />
          <span className={styles.nick}>{profile.nick}</span>
        </button>
      }
    >
      <MenuItem icon={<LogOut aria-hidden="true" size={20} />} onSelect={leave}>
        {t('signOut')}
      </MenuItem>
    </Menu>
  );
};
