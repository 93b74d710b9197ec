import { CircleHelp, LogOut, ScanSearch, Settings, Shield, SlidersHorizontal, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Profile } from 'server/contract';
import { avatarUrl } from '../../core/game-kit/avatar.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { navigate } from '../../core/modal/navigator.ts';
import { signOut } from '../../core/session/session.ts';
import { Menu, MenuItem } from '../../core/ui/menu.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { shellMessages } from '../shell.messages.ts';
import styles from './header.module.css';

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
      <MenuItem
        icon={<UserRound aria-hidden="true" size={20} />}
        onSelect={() => openModal('player', profile.profileID)}
      >
        {t('profile.open')}
      </MenuItem>
      <MenuItem icon={<Settings aria-hidden="true" size={20} />} onSelect={() => navigate('/settings/account')}>
        {t('settings')}
      </MenuItem>
      {(profile.admin || profile.moderator) && (
        <MenuItem icon={<Shield aria-hidden="true" size={20} />} onSelect={() => navigate('/moderation/accounts')}>
          {t('moderation')}
        </MenuItem>
      )}
      {profile.roles.some((role) => role === 'designer' || role === 'admin') && (
        <MenuItem icon={<SlidersHorizontal aria-hidden="true" size={20} />} onSelect={() => navigate('/studio')}>
          {t('studio')}
        </MenuItem>
      )}
      {profile.roles.some((role) => role === 'auditor' || role === 'admin') && (
        <MenuItem icon={<ScanSearch aria-hidden="true" size={20} />} onSelect={() => navigate('/audit/rounds')}>
          {t('audit')}
        </MenuItem>
      )}
      <MenuItem icon={<CircleHelp aria-hidden="true" size={20} />} onSelect={() => navigate('/helpdesk')}>
        {t('nav.helpdesk')}
      </MenuItem>
      <MenuItem icon={<LogOut aria-hidden="true" size={20} />} onSelect={leave}>
        {t('signOut')}
      </MenuItem>
    </Menu>
  );
};
