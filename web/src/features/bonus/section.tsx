import { useId, type ReactNode } from 'react';
import styles from './bonus.module.css';

/** A section of the bonus page. */
export const Section = ({ title, children }: { title: string; children: ReactNode }): ReactNode => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
};
