import { Building2, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Profile } from 'server/contract';
import { avatarUrl } from '../../core/avatar/avatar-url.ts';
import { isAmong } from '../../core/features/audience.ts';
import type { Placed, ProfileAction } from '../../core/features/feature.ts';
import { useFeatures } from '../../core/features/features.ts';
import { label, useLabels, useMessages } from '../../core/i18n/messages.ts';
import { navigate } from '../../core/modal/navigator.ts';
import { signOut, useSession } from '../../core/session/session.ts';
import { Menu, type MenuAction } from '../../core/ui/menu.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { shellMessages } from '../shell.messages.ts';
import styles from './header.module.css';

const icon = { 'aria-hidden': true, size: 20 } as const;

const office: ProfileAction = { order: 50, label: label(shellMessages, 'office'), Icon: Building2, to: '/office' };

/** What areas offer to this player. */
const useActions = (profile: Profile): MenuAction[] => {
  const features = useFeatures();
  const session = useSession();
  const isShown = ({ audience = 'everyone' }: Pick<Placed, 'audience'>): boolean => isAmong(audience, session);
  const offices = features.office.some(isShown) ? [office] : [];
  const shown = [...features.menu.profile, ...offices].filter(isShown).toSorted((a, b) => a.order - b.order);
  const names = useLabels(shown.map((action) => action.label));
  return shown.map((action, at) => ({
    label: names[at] ?? '',
    icon: <action.Icon {...icon} />,
    onSelect: () => ('to' in action ? navigate(action.to) : action.select(profile)),
  }));
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
  const actions = useActions(profile);
  return (
    <Menu
      actions={[...actions, { label: t('signOut'), icon: <LogOut {...icon} />, onSelect: leave }]}
      trigger={
        <button type="button" className={styles.profile} aria-label={t('profile', { nick: profile.nick })}>
          <img src={avatarUrl(profile.avatar)} width={32} height={32} alt="" />
          <span className={styles.nick}>{profile.nick}</span>
        </button>
      }
    />
  );
};
