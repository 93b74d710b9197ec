import { brand } from 'assets';
import { Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { Parts } from '../../core/features/parts.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import { setMuted, useMuted } from '../../core/sound/muted.ts';
import { Button, IconButton } from '../../core/ui/button.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { LanguageMenu } from './navigation.tsx';
import styles from './header.module.css';

/** The logo; only its mark where there is little room. */
const BrandLink = (): ReactNode => {
  const t = useMessages('app', 'shell');
  return (
    <Link to="/main" className={styles.brand} aria-label={`Glasshouse. ${t('home')}`}>
      <picture>
        <source media="(min-width: 768px)" srcSet={brand.wordmark} width={139} height={32} />
        <img src={brand.logo} width={36} height={36} alt="" />
      </picture>
    </Link>
  );
};

const Account = lazy(async () => ({ default: (await import('./account.tsx')).Account }));

const SoundToggle = (): ReactNode => {
  const t = useMessages('app', 'shell');
  const muted = useMuted();
  const Icon = muted ? VolumeX : Volume2;
  return (
    <IconButton label={t(muted ? 'sound.on' : 'sound.off')} onClick={() => setMuted(!muted)}>
      <Icon aria-hidden="true" size={20} />
    </IconButton>
  );
};

const GuestActions = (): ReactNode => {
  const t = useMessages('app', 'shell');
  return (
    <div className={styles.guest}>
      <LanguageMenu isGlobe />
      <Button variant="ghost" onClick={() => openModal('login')}>
        {t('signIn')}
      </Button>
      <Button variant="primary" onClick={() => openModal('registration')}>
        {t('register')}
      </Button>
    </div>
  );
};

const AccountPlace = (): ReactNode => (
  <Skeleton width={180} height={44} {...(styles.waiting ? { className: styles.waiting } : {})} />
);

const Person = (): ReactNode => {
  const { status, profile } = useSession();
  if (profile)
    return (
      <Suspense fallback={<AccountPlace />}>
        <Account profile={profile} />
      </Suspense>
    );
  return status === 'loading' ? <AccountPlace /> : <GuestActions />;
};

/** A game has its own switch, with the volume beside it. */
const usePageHasSound = (): boolean => useLocation().pathname.startsWith('/game/');

/** The bar on top of every page. */
export const Header = (): ReactNode => (
  <header className={styles.header}>
    <BrandLink />
    <div className={styles.actions}>
      {!usePageHasSound() && <SoundToggle />}
      <Parts place="header" given={{}} />
      <Person />
    </div>
  </header>
);
