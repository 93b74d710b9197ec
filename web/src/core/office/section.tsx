import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '../ui/card.tsx';
import styles from './office.module.css';

/** One subject of a page, under its heading. */
export const Section = ({ title, children }: { title?: ReactNode; children: ReactNode }): ReactNode => (
  <Card className={styles.section}>
    {title !== undefined && <h2>{title}</h2>}
    {children}
  </Card>
);

/** Explains what a section is about, or says that there is nothing in it. */
export const Note = ({ children }: { children: ReactNode }): ReactNode => <p className={styles.note}>{children}</p>;

/** Leads from a detail back to its list. */
export const Back = ({ to, children }: { to: string; children: ReactNode }): ReactNode => (
  <Link to={to} className={styles.back}>
    <ArrowLeft aria-hidden="true" size={18} />
    {children}
  </Link>
);
