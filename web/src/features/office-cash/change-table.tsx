import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { DataTable } from '../../core/staff/data-table.tsx';
import { catalogueMessages } from './cash-catalogue.messages.ts';
import { changedKeys, type Row } from './record-draft.ts';
import { useFieldText } from './use-field-text.ts';

/** What a change alters: each field now and then. */
export const ChangeTable = ({ label, before, after }: { label: string; before: Row; after: Row }): ReactNode => {
  const t = useMessages(catalogueMessages);
  const text = useFieldText();
  return (
    <DataTable
      label={label}
      rows={changedKeys(before, { ...before, ...after })}
      keyOf={(key) => key}
      columns={[
        { label: t('col.field'), cell: (key) => text.name(key) },
        { label: t('col.before'), isNumber: true, cell: (key) => text.value(key, before[key]) },
        { label: t('col.after'), isNumber: true, cell: (key) => text.value(key, after[key] ?? before[key]) },
      ]}
    />
  );
};
