import { useId, type ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import styles from './copy-value.module.css';

/** A long value with its name, to be read and copied: a hash, a seed, a command. */
export const CopyValue = ({ label, value, note }: { label: string; value: string; note?: ReactNode }): ReactNode => {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.label} id={id}>
        {label}
      </div>
      <div className={styles.row}>
        <code className={styles.value} aria-labelledby={id}>
          {value}
        </code>
        <CopyButton text={value} what={label} />
      </div>
      {note}
    </div>
  );
};
