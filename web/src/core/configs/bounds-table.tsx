import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { useBoundText } from './bound-text.ts';
import { boundsMessages } from './bounds.messages.ts';
import { boundAt, changedBounds, type BoundValues } from './bounds.ts';
import styles from './tables.module.css';

export interface BoundsTableProps {
  game: string;
  before: BoundValues;
  after: BoundValues;
  labels: { before: string; after: string };
  title: string;
  none: string; // said where nothing differs
}

/** What differs between two sets of bounds. */
export const BoundsTable = ({ game, before, after, labels, title, none }: BoundsTableProps): ReactNode => {
  const t = useMessages(boundsMessages);
  const text = useBoundText(game);
  const changed = changedBounds(before, after);
  if (changed.length === 0) return <p>{none}</p>;
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('bound')}</th>
            <th scope="col">{labels.before}</th>
            <th scope="col">{labels.after}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map((key) => (
            <tr key={key}>
              <th scope="row">{text.name(key)}</th>
              <td>{text.value(key, boundAt(before, key))}</td>
              <td>{text.value(key, boundAt(after, key))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
