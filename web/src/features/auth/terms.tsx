import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { authMessages } from './auth.messages.ts';
import styles from './auth.module.css';

const rules = ['terms.1', 'terms.2', 'terms.3', 'terms.4', 'terms.5'] as const;

/** The box that accepts the rules, the rules in short, and a way to all of them that leaves the form as it is. */
export const Terms = (box: ComponentProps<'input'>): ReactNode => {
  const t = useMessages(authMessages);
  return (
    <div>
      <label className={styles.terms}>
        <input {...box} type="checkbox" />
        <span>{t('terms')}</span>
      </label>
      <details className={styles.rules}>
        <summary>{t('terms.title')}</summary>
        <ol>
          {rules.map((rule) => (
            <li key={rule}>{t(rule)}</li>
          ))}
        </ol>
      </details>
      <a href="/helpdesk/terms" target="_blank" rel="noopener" className={styles.fullTerms}>
        {t('terms.full')}
      </a>
    </div>
  );
};
