import type { ReactNode } from 'react';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import type { ConfigChange } from './config-changes.ts';
import type { ConfigValues } from './config-fields.ts';
import { useFieldText } from './field-text.ts';
import { studioMessages } from './studio.messages.ts';
import studio from './studio.module.css';
import styles from './tables.module.css';

export interface ChangesTableProps {
  game: string;
  changes: readonly ConfigChange[];
  before: ConfigValues;
  after: ConfigValues;
  labels: { before: string; after: string };
}

/** What differs between two configs, side by side. */
export const ChangesTable = ({ game, changes, before, after, labels }: ChangesTableProps): ReactNode => {
  const t = useMessages(studioMessages);
  const text = useFieldText(game);
  const { ordinal } = useFormat();
  if (changes.length === 0) return <p className={studio.muted}>{t('changes.none')}</p>;
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('changes.title')}>
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
