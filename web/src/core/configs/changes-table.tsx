import type { ReactNode } from 'react';
import { useFormat } from '../format/use-format.ts';
import { useMessages } from '../i18n/messages.ts';
import type { ConfigChange } from './config-changes.ts';
import type { ConfigValues } from './config-fields.ts';
import { useFieldText } from './field-text.ts';
import styles from './tables.module.css';

export interface ChangesTableProps {
  game: string;
  changes: readonly ConfigChange[];
  before: ConfigValues;
  after: ConfigValues;
  labels: { before: string; after: string };
  title: string;
  none: string; // said where nothing differs
}

/** Differences between two configs, side by side. */
export const ChangesTable = ({ game, changes, before, after, labels, title, none }: ChangesTableProps): ReactNode => {
  const t = useMessages('configs', 'config');
  const text = useFieldText(game);
  const { ordinal } = useFormat();
  if (changes.length === 0) return <p className={styles.muted}>{none}</p>;
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('changes.field')}</th>
            <th scope="col">{labels.before}</th>
            <th scope="col">{labels.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, index, ...values }) => (
            <tr key={`${field.key} ${index}`}>
              <th scope="row">
                {text.name(field.key)}
                {index !== undefined && `, ${ordinal(index + 1)}`}
              </th>
              <td>{text.value(field, values.before, before)}</td>
              <td>{text.value(field, values.after, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
