import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { authMessages } from './auth.messages.ts';
import styles from './auth.module.css';

const rules = ['terms.1', 'terms.2', 'terms.3', 'terms.4', 'terms.5'] as const;

/** The rules that a new player accepts, where they accept them. */
export const Terms = (): ReactNode => {
  const t = useMessages(authMessages);
  return (
    <details className={styles.rules}>
      <summary>{t('terms.title')}</summary>
      <ol>
        {rules.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ol>
    </details>
  );
};
