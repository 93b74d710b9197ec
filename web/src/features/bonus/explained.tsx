import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { ProgressBar } from '../../core/ui/progress-bar.tsx';
import styles from './bonus.module.css';

/** A computation with the player's own numbers, line by line. */
export const HowComputed = ({ lines }: { lines: readonly string[] }): ReactNode => {
  const t = useMessages('bonus', 'main');
  return (
    <details className={styles.details}>
      <summary>{t('how')}</summary>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </details>
  );
};

/** The terms of a bonus in plain words. */
export const Terms = ({ lines, version }: { lines: readonly string[]; version?: number }): ReactNode => {
  const t = useMessages('bonus', 'main');
  return (
    <details className={styles.details}>
      <summary>{t('terms')}</summary>
      <ul className={styles.terms}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {version !== undefined && <p>{t('terms.version', { version })}</p>}
    </details>
  );
};

/** A progress bar with its text. */
export const ProgressLine = ({
  label,
  text,
  done,
  of,
}: {
  label: string;
  text: string;
  done: number;
  of: number;
}): ReactNode => (
  <div className={styles.progress}>
    <p>{text}</p>
    <ProgressBar label={label} done={done} of={of} />
  </div>
);
