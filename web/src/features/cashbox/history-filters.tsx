import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { HISTORY_ROW_OPTIONS, type Payment } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { saveFile } from '../../core/ui/save-file.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import styles from './history.module.css';
import {
  historyPayload,
  statusesOf,
  type HistoryFilter,
  type HistoryKind,
  type Rows,
  paymentsCsv,
} from './history-filter.ts';

const ROWS_AT_ONCE = 100;
const MAX_PAGES = 100;

/** All payments that a filter leaves, page by page. */
const loadAll = async (kind: HistoryKind, filter: HistoryFilter): Promise<Payment[]> => {
  const all: Payment[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { items, total } = await legacy('cash:history', {
      ...historyPayload(kind, filter),
      page,
      rows: ROWS_AT_ONCE,
    });
    all.push(...items);
    if (items.length === 0 || all.length >= total) break;
  }
  return all;
};

const Export = ({ kind, filter }: { kind: HistoryKind; filter: HistoryFilter }): ReactNode => {
  const t = useMessages('cashbox', 'history');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(paymentsCsv(await loadAll(kind, filter)), `${kind}.csv`, 'text/csv');
    } catch (error) {
      toast.error(errorText(error), error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button loading={busy} onClick={() => void save()}>
      <Download aria-hidden="true" size={18} />
      {t('export')}
    </Button>
  );
};

export interface HistoryFiltersProps {
  kind: HistoryKind;
  filter: HistoryFilter;
  onChange(changes: Partial<HistoryFilter>): void;
}

/** Filter of a list of payments, and its export. */
export const HistoryFilters = ({ kind, filter, onChange }: HistoryFiltersProps): ReactNode => {
  const t = useMessages('cashbox', 'history');
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('status')}
        value={filter.status}
        options={statusesOf(kind).map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(status) => onChange({ status })}
      />
      <TextField
        type="date"
        label={t('from')}
        value={filter.from}
        max={filter.to || undefined}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextField
        type="date"
        label={t('to')}
        value={filter.to}
        min={filter.from || undefined}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
      <SelectField
        label={t('rows')}
        value={String(filter.rows)}
        options={HISTORY_ROW_OPTIONS.map((rows) => ({ value: String(rows), label: String(rows) }))}
        onChange={(rows) => onChange({ rows: Number(rows) as Rows })}
      />
      <Export kind={kind} filter={filter} />
    </div>
  );
};
