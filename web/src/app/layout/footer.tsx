import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { shellMessages } from '../shell.messages.ts';
import styles from './layout.module.css';

/** Links, the age warning and the legal line. */
export const Footer = (): ReactNode => {
  const t = useMessages(shellMessages);
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('footer.links')} className={styles.footerLinks}>
        <Link to="/main">{t('nav.main')}</Link>
        <Link to="/game">{t('nav.games')}</Link>
        <Link to="/fairness">{t('nav.fairness')}</Link>
        <Link to="/settings/limits">{t('footer.limits')}</Link>
        <Link to="/helpdesk/faq">{t('nav.helpdesk')}</Link>
        <Link to="/helpdesk/policy">{t('footer.policy')}</Link>
        <Link to="/helpdesk/terms">{t('footer.terms')}</Link>
      </nav>
      <p className={styles.age}>
        <strong>18+</strong>
        <span>{t('footer.age')}</span>
      </p>
      <p>{t('footer.legal')}</p>
    </footer>
  );
};
