import { useMessages } from '../i18n/messages.ts';
import type { ReactNode } from 'react';
import { languages, type HouseCell, type HouseFault, type HouseField } from 'server/contract';
import { languageNames, localeOf } from '../i18n/locales.ts';
import { useDeskFormat } from './use-desk-format.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { draftRow, type Draft, type DraftCell, type DraftRow } from './record-draft.ts';
import styles from './office.module.css';

/** Labels of a record's fields. */
export interface RecordText {
  readonly field: (path: string) => string; // a column: `field.column`
  readonly choice: (path: string, choice: string) => string;
  /** The rule of a field, where its kind does not say it. */
  readonly rule: (path: string) => string | undefined;
  /** A value that is not written as its kind usually is. */
  readonly value?: (field: HouseCell, value: unknown) => string | undefined;
}

type Table = Extract<HouseField, { kind: 'table' }>;

/** The message of a field's fault. Numbers always state their range. */
const useFaultText = (text: RecordText): ((field: HouseField, path: string, why: HouseFault['why']) => string) => {
  const t = useMessages('office', 'forms');
  const { base } = useDeskFormat();
  const amount = (field: HouseCell, minor: number): string => text.value?.(field, minor) ?? base(minor);
  return (field, path, why) => {
    const isNumber = why === 'range' || why === 'kind';
    if (isNumber && field.kind === 'integer') return t('fault.range', { min: field.min, max: field.max });
    if (isNumber && field.kind === 'money')
      return t('fault.range', { min: amount(field, field.min), max: amount(field, field.max) });
    if (why === 'length' && 'maxLength' in field) return t('fault.length', { max: field.maxLength });
    if (why === 'rows' && field.kind === 'table') return t('fault.range', { min: field.minRows, max: field.maxRows });
    return why === 'empty' ? t('fault.empty') : (text.rule(path) ?? t('fault.form'));
  };
};

interface CellProps {
  field: HouseCell;
  path: string; // path of its label: `field`, `field.column`
  place: string; // place of its fault: `field`, `field.row.column`
  value: DraftCell;
  text: RecordText;
  faults: readonly HouseFault[];
  onChange(value: DraftCell): void;
}

const Localised = ({
  field,
  path,
  value,
  text,
  error,
  onChange,
}: CellProps & { error: string | undefined }): ReactNode => {
  const texts = typeof value === 'object' ? value : {};
  return (
    <fieldset className={styles.group}>
      <legend>{text.field(path)}</legend>
      {languages.map((language) => (
        <TextField
          key={language}
          label={languageNames[language]}
          lang={localeOf[language]}
          error={language === 'en' ? error : undefined}
          autoComplete="off"
          maxLength={'maxLength' in field ? field.maxLength : undefined}
          value={texts[language] ?? ''}
          onChange={(event) => onChange({ ...texts, [language]: event.currentTarget.value })}
        />
      ))}
    </fieldset>
  );
};

const inputOf = (field: HouseCell) => {
  if (field.kind === 'date') return { type: 'datetime-local' };
  if (field.kind === 'text') return { maxLength: field.maxLength };
  return { inputMode: field.kind === 'money' ? ('decimal' as const) : ('numeric' as const), maxLength: 16 };
};

const Cell = (props: CellProps): ReactNode => {
  const { field, path, place, value, text, faults, onChange } = props;
  const t = useMessages('office', 'forms');
  const faultText = useFaultText(text);
  const fault = faults.find((each) => each.path === place);
  const error = fault && faultText(field, path, fault.why);
  const name = text.field(path);
  if (field.kind === 'localisedText') return <Localised {...props} error={error} />;
  if (typeof value === 'boolean') return <Switch label={name} checked={value} onChange={onChange} />;
  if (field.kind === 'choice') {
    const choices = [...(field.isOptional ? [''] : []), ...field.choices];
    const options = choices.map((each) => ({ value: each, label: each === '' ? t('none') : text.choice(path, each) }));
    return <SelectField label={name} options={options} value={String(value)} onChange={onChange} />;
  }
  return (
    <TextField
      {...inputOf(field)}
      label={name}
      hint={field.kind === 'date' ? t('moscow') : undefined}
      error={error}
      autoComplete="off"
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};

interface TableFieldProps {
  field: Table;
  rows: readonly DraftRow[];
  text: RecordText;
  faults: readonly HouseFault[];
  onChange(rows: readonly DraftRow[]): void;
}

const TableField = ({ field, rows, text, faults, onChange }: TableFieldProps): ReactNode => {
  const t = useMessages('office', 'forms');
  const faultText = useFaultText(text);
  const fault = faults.find(({ path }) => path === field.key);
  const put = (at: number, row: DraftRow): void => onChange(rows.map((each, index) => (index === at ? row : each)));
  return (
    <fieldset className={styles.group}>
      <legend>{text.field(field.key)}</legend>
      {rows.map((row, at) => (
        <div key={at} className={styles.cells} role="group" aria-label={t('row', { number: at + 1 })}>
          {field.columns.map((column) => (
            <Cell
              key={column.key}
              field={column}
              path={`${field.key}.${column.key}`}
              place={`${field.key}.${at}.${column.key}`}
              value={row[column.key] ?? ''}
              text={text}
              faults={faults}
              onChange={(value) => put(at, { ...row, [column.key]: value })}
            />
          ))}
          <Button
            aria-label={t('row.remove', { number: at + 1 })}
            disabled={rows.length <= field.minRows}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}
          >
            {t('remove')}
          </Button>
        </div>
      ))}
      {fault && (
        <p role="alert" className={styles.problem}>
          {faultText(field, field.key, fault.why)}
        </p>
      )}
      <Button disabled={rows.length >= field.maxRows} onClick={() => onChange([...rows, draftRow(field.columns)])}>
        {t('row.add')}
      </Button>
    </fieldset>
  );
};

export interface RecordFormProps {
  fields: readonly HouseField[];
  draft: Draft;
  faults: readonly HouseFault[];
  text: RecordText;
  onChange(draft: Draft): void;
}

/** A form for any record, built from its fields. */
export const RecordForm = ({ fields, draft, faults, text, onChange }: RecordFormProps): ReactNode => (
  <div className={styles.fields}>
    {fields.map((field) => {
      const put = (value: DraftCell | readonly DraftRow[]): void => onChange({ ...draft, [field.key]: value });
      const shared = { text, faults, onChange: put };
      return field.kind === 'table' ? (
        <TableField key={field.key} {...shared} field={field} rows={draft[field.key] as readonly DraftRow[]} />
      ) : (
        <Cell
          key={field.key}
          {...shared}
          field={field}
          path={field.key}
          place={field.key}
          value={draft[field.key] as DraftCell}
        />
      );
    })}
  </div>
);
