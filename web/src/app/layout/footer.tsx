import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isAmong } from '../../core/features/audience.ts';
import { useFeatures } from '../../core/features/features.ts';
import { useLabels, useMessages } from '../../core/i18n/messages.ts';
import { useSession } from '../../core/session/session.ts';
import { shellMessages } from '../shell.messages.ts';
import styles from './layout.module.css';

const FeatureLinks = (): ReactNode => {
  const { footer } = useFeatures().menu;
  const session = useSession();
  const names = useLabels(footer.map(({ label }) => label));
  return footer.map(
    ({ to, audience = 'everyone' }, at) =>
      isAmong(audience, session) && (
        <Link key={to} to={to}>
          {names[at]}
        </Link>
      ),
  );
};

/** Links, the age warning and the legal line. */
export const Footer = (): ReactNode => {
  const t = useMessages(shellMessages);
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('footer.links')} className={styles.footerLinks}>
        <Link to="/main">{t('nav.main')}</Link>
        <Link to="/game">{t('nav.games')}</Link>
        <FeatureLinks />
      </nav>
      <p className={styles.age}>
        <strong>18+</strong>
        <span>{t('footer.age')}</span>
      </p>
      <p>{t('footer.legal')}</p>
    </footer>
  );
};
