import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { HouseField, HouseRecordRow, HouseSubject } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { DataTable, type Column } from '../../core/staff/data-table.tsx';
import { DeskState } from '../../core/staff/desk-state.tsx';
import desk from '../../core/staff/desk.module.css';
import { Section } from '../../core/staff/facts.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { ChangeList } from './change-list.tsx';
import { HouseValue } from './house-value.tsx';
import { officeBonusMessages } from './office-bonus.messages.ts';
import { ProposeAct } from './propose-act.tsx';
import { useHouseText, useSubjectNames, type HouseText } from './use-house-text.ts';

interface Shown {
  subject: HouseSubject;
  text: HouseText;
  waiting: ReadonlySet<string>; // keys with a pending proposal
}

const settable = (fields: readonly HouseField[]): HouseField[] => fields.filter(({ isFixed }) => !isFixed);

const Edit = ({ subject, text, waiting, row }: Shown & { row: HouseRecordRow }): ReactNode => {
  const t = useMessages(officeBonusMessages);
  const name = text.record(row.key, row.record, subject.title);
  const waits = waiting.has(row.key);
  return (
    <ProposeAct
      subject={subject.subject}
      recordKey={row.key}
      fields={settable([...subject.fields, ...row.extraFields])}
      record={row.record}
      text={text}
      label={t(waits ? 'waits' : 'edit')}
      name={t(waits ? 'waits.name' : 'edit.name', { name })}
      disabled={waits}
    />
  );
};

const columnOf =
  (text: HouseText, of: 'record' | 'facts') =>
  (field: HouseField): Column<HouseRecordRow> => ({
    label: text.field(field.key),
    isNumber: field.kind === 'integer' || field.kind === 'money',
    cell: (row) => <HouseValue field={field} value={row[of][field.key]} text={text} />,
  });

const Extra = ({ row, text }: { row: HouseRecordRow; text: HouseText }): ReactNode =>
  row.extraFields.length === 0
    ? '—'
    : row.extraFields.map((field) => (
        <span key={field.key} className={desk.line}>
          {text.field(field.key)}: <HouseValue field={field} value={row.record[field.key]} text={text} />
        </span>
      ));

const useColumns = (shown: Shown, records: readonly HouseRecordRow[]): readonly Column<HouseRecordRow>[] => {
  const t = useMessages(officeBonusMessages);
  const { subject, text } = shown;
  const hasExtra = records.some(({ extraFields }) => extraFields.length > 0);
  const extra: Column<HouseRecordRow> = { label: t('col.rules'), cell: (row) => <Extra row={row} text={text} /> };
  return [
    { label: t('col.name'), cell: ({ key, record }) => text.record(key, record, subject.title) },
    ...subject.fields.filter(({ key }) => key !== subject.title).map(columnOf(text, 'record')),
    ...(hasExtra ? [extra] : []),
    ...subject.facts.map(columnOf(text, 'facts')),
    { label: t('col.action'), cell: (row) => <Edit {...shown} row={row} /> },
  ];
};

/** The records of a subject. */
export const RecordsView = ({ records, ...shown }: Shown & { records: readonly HouseRecordRow[] }): ReactNode => {
  const t = useMessages(officeBonusMessages);
  const columns = useColumns(shown, records);
  const { subject, text } = shown;
  return (
    <Section title={text.subject}>
      <p className={desk.muted}>{text.about}</p>
      {records.length === 0 ? (
        <EmptyState>{t('records.none')}</EmptyState>
      ) : (
        <DataTable label={text.subject} rows={records} columns={columns} keyOf={({ key }) => key} />
      )}
      {subject.canAdd && (
        <div className={desk.actions}>
          <ProposeAct
            subject={subject.subject}
            recordKey={null}
            fields={subject.fields}
            record={{}}
            text={text}
            label={t('add')}
            name={t('add.name', { name: text.subject })}
            disabled={false}
          />
        </div>
      )}
    </Section>
  );
};

const Records = ({ subject }: { subject: HouseSubject }): ReactNode => {
  const t = useMessages(officeBonusMessages);
  const text = useHouseText(subject.subject);
  const of = { subject: subject.subject };
  const { data, error, refetch } = useCallQuery('officeBonus.records', of);
  const { data: own } = useCallQuery('officeBonus.changes', of);
  if (!data || !own) return <DeskState error={error} retry={() => void refetch()} />;
  const proposed = own.changes.filter(({ status }) => status === 'proposed');
  const waiting = new Set(proposed.map(({ key }) => key));
  return (
    <>
      <RecordsView subject={subject} text={text} waiting={waiting} records={data.records} />
      <Section title={t('history')}>
        <ChangeList changes={own.changes} none={t('history.none')} />
      </Section>
    </>
  );
};

const SubjectOption = ({
  subjects,
  chosen,
}: {
  subjects: readonly HouseSubject[];
  chosen: HouseSubject;
}): ReactNode => {
  const t = useMessages(officeBonusMessages);
  const [, setParams] = useSearchParams();
  const names = useSubjectNames(subjects.map(({ subject }) => subject));
  return (
    <SelectField
      label={t('subject')}
      options={subjects.map(({ subject }, at) => ({ value: subject, label: names[at] ?? subject }))}
      value={chosen.subject}
      onChange={(subject) => setParams({ part: 'records', subject }, { replace: true })}
    />
  );
};

/** The house's data under four-eyes control, one subject at a time. */
export const RecordsSection = (): ReactNode => {
  const [params] = useSearchParams();
  const { data, error, refetch } = useCallQuery('officeBonus.subjects', {});
  const chosen = data?.subjects.find(({ subject }) => subject === params.get('subject')) ?? data?.subjects[0];
  if (!data || !chosen) return <DeskState error={error} retry={() => void refetch()} />;
  return (
    <>
      <SubjectOption subjects={data.subjects} chosen={chosen} />
      <Records key={chosen.subject} subject={chosen} />
    </>
  );
};
