import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useSiteLinks } from '../../core/site/site-links.ts';
import { cashboxMessages } from './cashbox.messages.ts';
import styles from './cashbox.module.css';

/** Leads to the page that plays the payment provider; nothing where providers are real. `to`: that page. */
export const SandboxNote = ({ to }: { to: string }): ReactNode => {
  const t = useMessages(cashboxMessages);
  if (!useSiteLinks()?.isSandbox) return null;
  return (
    <p className={styles.note}>
      {t('sandbox.text')}{' '}
      <a href={to} target="_blank" rel="noreferrer">
        {t('sandbox.link')}
      </a>
    </p>
  );
};
