import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import styles from './desk.module.css';

/** One of the facts of a list. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A subject with a heading of its own. */
export const Section = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <Card className={styles.card}>
    <h2>{title}</h2>
    {children}
  </Card>
);
