import { HOUSE_ZONE } from 'games-engine';
import type { ReactNode } from 'react';
import type { HouseCell, HouseField, HouseRecord } from 'server/contract';
import { dateFormat } from '../i18n/dates.ts';
import { useFormat } from '../format/use-format.ts';
import { localeOf } from '../i18n/locales.ts';
import { useLanguage, useMessages } from '../i18n/messages.ts';
import { useDeskFormat } from './use-desk-format.ts';
import styles from './office.module.css';
import type { RecordText } from './record-form.tsx';

const NONE = '—';

/** Formats a time in the house's zone. */
const useHouseTime = (): ((at: number) => string) => {
  const locale = localeOf[useLanguage()];
  const format = dateFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: HOUSE_ZONE,
  });
  return (at) => format.format(at);
};

/** Formats the value of a field or of a table's cell. */
const useCellText = (text: RecordText): ((field: HouseCell, path: string, value: unknown) => string) => {
  const t = useMessages('office', 'forms');
  const language = useLanguage();
  const { count } = useFormat();
  const { base } = useDeskFormat();
  const houseTime = useHouseTime();
  return (field, path, value) => {
    if (value === null || value === undefined || value === '') return NONE;
    const written = text.value?.(field, value);
    if (written !== undefined) return written;
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'object') {
      const texts = value as Readonly<Record<string, string>>;
      return texts[language] || texts['en'] || NONE;
    }
    if (typeof value !== 'number') return field.kind === 'choice' ? text.choice(path, String(value)) : String(value);
    if (field.kind === 'money') return base(value);
    return field.kind === 'date' ? houseTime(value) : count(value);
  };
};

const isRow = (value: unknown): value is HouseRecord => typeof value === 'object' && value !== null;

/** A field's value; tables have a line per row. */
export const RecordValue = ({
  field,
  value,
  text,
}: {
  field: HouseField;
  value: unknown;
  text: RecordText;
}): ReactNode => {
  const cell = useCellText(text);
  if (field.kind !== 'table') return cell(field, field.key, value);
  const rows = Array.isArray(value) ? value.filter(isRow) : [];
  if (rows.length === 0) return NONE;
  return rows.map((row, at) => (
    <span key={at} className={styles.line}>
      {field.columns
        .map((column) => {
          const path = `${field.key}.${column.key}`;
          return `${text.field(path)}: ${cell(column, path, row[column.key])}`;
        })
        .join(' · ')}
    </span>
  ));
};
