import { CircleHelp, LogOut, ScanSearch, Settings, Shield, SlidersHorizontal, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Profile } from 'server/contract';
import { avatarUrl } from '../../core/avatar/avatar-url.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { navigate } from '../../core/modal/navigator.ts';
import { signOut } from '../../core/session/session.ts';
import { Menu, type MenuAction } from '../../core/ui/menu.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { shellMessages } from '../shell.messages.ts';
import styles from './header.module.css';

const icon = { 'aria-hidden': true, size: 20 } as const;

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
  const isStaff = (...roles: readonly string[]): boolean => profile.roles.some((role) => roles.includes(role));
  const actions: MenuAction[] = [
    { label: t('profile.open'), icon: <UserRound {...icon} />, onSelect: () => openModal('player', profile.profileID) },
    { label: t('settings'), icon: <Settings {...icon} />, onSelect: () => navigate('/settings/account') },
  ];
  if (profile.admin || profile.moderator)
    actions.push({
      label: t('moderation'),
      icon: <Shield {...icon} />,
      onSelect: () => navigate('/moderation/accounts'),
    });
  if (isStaff('designer', 'admin'))
    actions.push({ label: t('studio'), icon: <SlidersHorizontal {...icon} />, onSelect: () => navigate('/studio') });
  if (isStaff('auditor', 'admin'))
    actions.push({ label: t('audit'), icon: <ScanSearch {...icon} />, onSelect: () => navigate('/audit/rounds') });
  actions.push(
    { label: t('nav.helpdesk'), icon: <CircleHelp {...icon} />, onSelect: () => navigate('/helpdesk') },
    { label: t('signOut'), icon: <LogOut {...icon} />, onSelect: leave },
  );
  return (
    <Menu
      actions={actions}
      trigger={
        <button type="button" className={styles.profile} aria-label={t('profile', { nick: profile.nick })}>
          <img src={avatarUrl(profile.avatar)} width={32} height={32} alt="" />
          <span className={styles.nick}>{profile.nick}</span>
        </button>
      }
    />
  );
};
