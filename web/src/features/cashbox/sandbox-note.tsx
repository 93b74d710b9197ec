import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useSiteLinks } from '../../core/site/site-links.ts';
import { cashboxMessages } from './cashbox.messages.ts';
import styles from './cashbox.module.css';

/** Where whoever tries the product plays the payment provider. Nothing where providers are real. `to`: its page. */
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
