import type { ReactNode } from 'react';
import tables from '../../core/configs/tables.module.css';
import { useMessages } from '../../core/i18n/messages.ts';
import { useBoundText } from './bound-text.ts';
import { boundAt, changedBounds, type BoundValues } from './bounds-draft.ts';
import { guardrailMessages } from './guardrails.messages.ts';

interface BoundsTableProps {
  label?: string; // of the table, where it is not the only one of the page
  game: string;
  before: BoundValues;
  after: BoundValues;
}

/** What differs between two sets of bounds. */
export const BoundsTable = ({ label, game, before, after }: BoundsTableProps): ReactNode => {
  const t = useMessages(guardrailMessages);
  const text = useBoundText(game);
  const changed = changedBounds(before, after);
  if (changed.length === 0) return <p>{t('same')}</p>;
  return (
    <div className={tables.scroll} tabIndex={0} role="region" aria-label={label ?? t('changes')}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t('bound')}</th>
            <th scope="col">{t('inForce')}</th>
            <th scope="col">{t('proposed')}</th>
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
