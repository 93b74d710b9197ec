import { useId, type ReactNode } from 'react';
import styles from './page.module.css';

/** A page of one column under its title. */
export const Page = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <div className={styles.page}>
    <h1>{title}</h1>
    {children}
  </div>
);

/** A titled section of a page. */
export const Section = ({ title, children }: { title: string; children: ReactNode }): ReactNode => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
};
