import { useMessages } from '../../core/i18n/messages.ts';
import type { ReactNode } from 'react';
import type { HouseField, HouseRecordRow, HouseSubject } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { List, PAGE_SIZE, type Column } from '../../core/office/list.tsx';
import styles from '../../core/office/office.module.css';
import { Section, Note } from '../../core/office/section.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { BONUS_CALLS, ChangeList } from './change-list.tsx';
import { RecordValue } from '../../core/office/record-value.tsx';
import { ProposeAct } from '../../core/office/propose-act.tsx';
import { useHouseText, useSubjectNames, type HouseText } from './use-house-text.ts';
import { Loaded } from '../../core/office/loaded.tsx';
import { useAddress } from '../../core/office/list-state.ts';

interface Shown {
  subject: HouseSubject;
  text: HouseText;
  waiting: ReadonlySet<string>; // keys with a pending proposal
}

const settable = (fields: readonly HouseField[]): HouseField[] => fields.filter(({ isFixed }) => !isFixed);

const Edit = ({ subject, text, waiting, row }: Shown & { row: HouseRecordRow }): ReactNode => {
  const t = useMessages('office-bonus', 'main');
  const name = text.record(row.key, row.record, subject.title);
  const waits = waiting.has(row.key);
  return (
    <ProposeAct
      rereads={BONUS_CALLS}
      propose={(send, { changed, reason }) =>
        send('officeBonus.propose', { subject: subject.subject, key: row.key, after: changed, reason })
      }
      fields={settable([...subject.fields, ...row.extraFields])}
      record={row.record}
      text={text}
      label={t(waits ? 'waits' : 'edit')}
      name={t(waits ? 'waits.name' : 'edit.name', { name })}
      disabled={waits}
    />
  );
};

const plain = (value: unknown): string | number | null => {
  if (typeof value === 'string' || typeof value === 'number') return value;
  return typeof value === 'boolean' ? Number(value) : null;
};

const valueIn =
  (part: 'record' | 'facts', { key, kind }: HouseField) =>
  (row: HouseRecordRow): string | number | null => {
    const value = plain(row[part][key]);
    return kind === 'money' && typeof value === 'number' ? value / 100 : value;
  };

const columnOf =
  (text: HouseText, part: 'record' | 'facts') =>
  (field: HouseField): Column<HouseRecordRow> => ({
    label: text.field(field.key),
    isNumber: field.kind === 'integer' || field.kind === 'money',
    ...(field.kind !== 'table' && field.kind !== 'localisedText' && { key: field.key, value: valueIn(part, field) }),
    cell: (row) => <RecordValue field={field} value={row[part][field.key]} text={text} />,
  });

const Extra = ({ row, text }: { row: HouseRecordRow; text: HouseText }): ReactNode =>
  row.extraFields.length === 0
    ? '—'
    : row.extraFields.map((field) => (
        <span key={field.key} className={styles.line}>
          {text.field(field.key)}: <RecordValue field={field} value={row.record[field.key]} text={text} />
        </span>
      ));

const useColumns = (shown: Shown, records: readonly HouseRecordRow[]): readonly Column<HouseRecordRow>[] => {
  const t = useMessages('office-bonus', 'main');
  const { subject, text } = shown;
  const hasExtra = records.some(({ extraFields }) => extraFields.length > 0);
  const extra: Column<HouseRecordRow> = { label: t('col.rules'), cell: (row) => <Extra row={row} text={text} /> };
  const nameOf = ({ key, record }: HouseRecordRow): string => text.record(key, record, subject.title);
  return [
    { label: t('col.name'), key: 'name', value: nameOf, cell: nameOf },
    ...subject.fields.filter(({ key }) => key !== subject.title).map(columnOf(text, 'record')),
    ...(hasExtra ? [extra] : []),
    ...subject.facts.map(columnOf(text, 'facts')),
    { label: t('col.action'), cell: (row) => <Edit {...shown} row={row} /> },
  ];
};

/** The records of a subject. */
export const RecordsView = ({ records, ...shown }: Shown & { records: readonly HouseRecordRow[] }): ReactNode => {
  const t = useMessages('office-bonus', 'main');
  const columns = useColumns(shown, records);
  const { subject, text } = shown;
  return (
    <Section title={text.subject}>
      <Note>{text.about}</Note>
      <List
        label={text.subject}
        rows={records}
        columns={columns}
        keyOf={({ key }) => key}
        empty={t('records.none')}
        file={subject.subject}
        pageSize={PAGE_SIZE}
      />
      {subject.canAdd && (
        <div className={styles.actions}>
          <ProposeAct
            rereads={BONUS_CALLS}
            propose={(send, { after, reason }) =>
              send('officeBonus.propose', { subject: subject.subject, key: null, after, reason })
            }
            fields={subject.fields}
            record={{}}
            text={text}
            label={t('add')}
            name={t('add.name', { name: text.subject })}
          />
        </div>
      )}
    </Section>
  );
};

const Records = ({ subject }: { subject: HouseSubject }): ReactNode => {
  const t = useMessages('office-bonus', 'main');
  const text = useHouseText(subject.subject);
  const filter = { subject: subject.subject };
  const records = useCallQuery('officeBonus.records', filter);
  const changes = useCallQuery('officeBonus.changes', filter);
  return (
    <Loaded query={records}>
      {(found) => (
        <Loaded query={changes}>
          {({ changes: own }) => {
            const proposed = own.filter(({ status }) => status === 'proposed');
            const waiting = new Set(proposed.map(({ key }) => key));
            return (
              <>
                <RecordsView subject={subject} text={text} waiting={waiting} records={found.records} />
                <Section title={t('history')}>
                  <ChangeList changes={own} none={t('history.none')} />
                </Section>
              </>
            );
          }}
        </Loaded>
      )}
    </Loaded>
  );
};

const SubjectOption = ({
  subjects,
  chosen,
}: {
  subjects: readonly HouseSubject[];
  chosen: HouseSubject;
}): ReactNode => {
  const t = useMessages('office-bonus', 'main');
  const { replace } = useAddress();
  const names = useSubjectNames(subjects.map(({ subject }) => subject));
  return (
    <SelectField
      label={t('subject')}
      options={subjects.map(({ subject }, at) => ({ value: subject, label: names[at] ?? subject }))}
      value={chosen.subject}
      onChange={(subject) => replace({ part: 'records', subject })}
    />
  );
};

/** The house's data under four-eyes control, one subject at a time. */
export const RecordsSection = (): ReactNode => {
  const asked = useAddress().params.get('subject');
  return (
    <Loaded query={useCallQuery('officeBonus.subjects', {})}>
      {({ subjects }) => {
        const chosen = subjects.find(({ subject }) => subject === asked) ?? subjects[0];
        return (
          chosen && (
            <>
              <SubjectOption subjects={subjects} chosen={chosen} />
              <Records key={chosen.subject} subject={chosen} />
            </>
          )
        );
      }}
    </Loaded>
  );
};
