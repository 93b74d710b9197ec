import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../ui/states.tsx';
import styles from './office.module.css';
import { moveByRows } from './row-keys.ts';
import { Note } from './section.tsx';
import { FactLine } from './trail.tsx';

export interface RowProps {
  to: string;
  title: ReactNode;
  badges?: ReactNode; // beside the title
  picture?: ReactNode; // before it
  text?: ReactNode; // below it
  facts?: readonly ReactNode[]; // below that: actor, time and the like; empty ones are left out
  end?: ReactNode; // at the end of the line, where there is room: not on phones
  isBusy?: boolean;
}

/** One subject that can be opened: the whole of its row answers to a press. */
export const Row = ({ to, title, badges, picture, text, facts, end, isBusy }: RowProps): ReactNode => (
  <li className={styles.row} aria-busy={isBusy}>
    {picture}
    <div className={styles.rowBody}>
      <p className={styles.names}>
        <Link to={to} className={styles.rowLink}>
          {title}
        </Link>
        {badges}
      </p>
      {text !== undefined && text !== false && text !== '' && <Note>{text}</Note>}
      {facts && (
        <p className={styles.faint}>
          <FactLine facts={facts} />
        </p>
      )}
    </div>
    {end !== undefined && <p className={styles.rowEnd}>{end}</p>}
  </li>
);

/** Subjects that can be opened, one a row. The arrows, Home and End move between them. */
export const Rows = ({ label, empty, children }: { label: string; empty?: string; children: ReactNode[] }): ReactNode =>
  children.length === 0 ? (
    empty !== undefined && <EmptyState>{empty}</EmptyState>
  ) : (
    <ul className={styles.rows} aria-label={label} onKeyDown={moveByRows}>
      {children}
    </ul>
  );
