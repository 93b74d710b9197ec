import { currencyCodes, currencyIcons, type CurrencyCode } from 'assets';
import { ChevronDown, Building2, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Currency, Profile } from 'server/contract';
import { avatarUrl } from '../../core/avatar/avatar-url.ts';
import { isAmong } from '../../core/features/audience.ts';
import type { Placed, ProfileAction } from '../../core/features/feature.ts';
import { useFeatures } from '../../core/features/features.ts';
import { formatNumber } from '../../core/format/format.ts';
import { useLanguage, useMessages, label, texts, useLabels } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { navigate } from '../../core/modal/navigator.ts';
import { useMoney } from '../../core/money/money.ts';
import { changeCurrency, useCurrencies } from '../../core/session/currencies.ts';
import { playBalance, signOut, useSession } from '../../core/session/session.ts';
import type { MenuAction } from '../../core/ui/menu-window.tsx';
import { ChoiceMenu, Menu } from '../../core/ui/menu.tsx';
import { toast } from '../../core/ui/toast.tsx';
import styles from './header.module.css';

/** Worth of a unit of a currency in the base unit, and since when: "= 92.5 RUB, since 14:05". */
const useCourse = (): ((currency: Currency) => string | undefined) => {
  const t = useMessages('app', 'account');
  const language = useLanguage();
  const moment = useMoment();
  return ({ course, courses }) => {
    if (Number(course) === 1) return undefined;
    const since = courses?.[0]?.since ?? 0;
    const shown = formatNumber(Number(course), language, { maximumSignificantDigits: 6 });
    return since === 0
      ? t('currency.course', { course: shown })
      : t('currency.course.since', { course: shown, since: moment(since) });
  };
};

const isCode = (name: string): name is CurrencyCode => currencyCodes.some((code) => code === name);

const Coin = ({ name }: { name: string }): ReactNode =>
  isCode(name) ? <img src={currencyIcons[name]} width={20} height={20} alt="" /> : null;

/** Balance that the player can stake, in the chosen currency; pressing it offers the other currencies. */
const BalanceMenu = ({ profile }: { profile: Profile }): ReactNode => {
  const t = useMessages('app', 'account');
  const { format, currency } = useMoney();
  const currencies = useCurrencies();
  const courseOf = useCourse();
  const isAtCashDesk = /^\/cash(?:\/|$)/.test(useLocation().pathname); // the cash desk shows the change itself
  const amount = format(playBalance(profile));
  const choose = (id: string): void => {
    if (Number(id) === currency.id) return;
    changeCurrency(Number(id)).then(
      () => isAtCashDesk || toast.success(t('currency.changed')),
      (error: unknown) => toast.error(t('currency.failed'), error),
    );
  };
  const options = currencies
    .filter(({ selectable, id }) => selectable || id === currency.id)
    .map((each) => ({
      value: String(each.id),
      label: each.name,
      note: courseOf(each),
      icon: <Coin name={each.name} />,
    }));
  return (
    <ChoiceMenu
      options={options}
      value={String(currency.id)}
      onChange={choose}
      trigger={
        <button type="button" data-balance="" className={styles.balance} aria-label={t('balance', { amount })}>
          <Coin name={currency.name} />
          <span className={styles.amount}>{amount}</span>
          <ChevronDown aria-hidden="true" size={16} />
        </button>
      }
    />
  );
};

const icon = { 'aria-hidden': true, size: 20 } as const;

const office: ProfileAction = {
  order: 50,
  label: label(texts('app', 'shell'), 'office'),
  Icon: Building2,
  to: '/office',
};

/** Actions that areas offer to this player. */
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
const ProfileMenu = ({ profile }: { profile: Profile }): ReactNode => {
  const t = useMessages('app', 'account');
  const leave = (): void => {
    signOut().then(
      () => {
        toast.success(t('signedOut'));
        navigate('/main');
      },
      (error: unknown) => toast.error(t('signOut.failed'), error),
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

/** A player's part of the header. The staff hold no money. */
export const Account = ({ profile }: { profile: Profile }): ReactNode => (
  <>
    {profile.rights.length === 0 && <BalanceMenu profile={profile} />}
    <ProfileMenu profile={profile} />
  </>
);
