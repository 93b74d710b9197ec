import type { ReactNode } from 'react';
import type { HouseChangeRow, HouseRecordRow, HouseSubject } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { hasMessage, useMessages } from '../../core/i18n/messages.ts';
import { ChangeItem, Changes, Differences } from '../../core/office/changes.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import styles from '../../core/office/office.module.css';
import { ProposeAct } from '../../core/office/propose-act.tsx';
import { changedFields } from '../../core/office/record-draft.ts';
import type { RecordText } from '../../core/office/record-form.tsx';
import { RecordValue } from '../../core/office/record-value.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { Facts, type Fact } from '../../core/ui/facts.tsx';
import { scheduleHouse, type ScheduleSubject } from './schedule-house.ts';

const HOUSE_CALLS = ['officeBonus.'];

const useWords = (subject: ScheduleSubject): RecordText & { subject: string; about: string } => {
  const { messages } = scheduleHouse[subject];
  const t = useMessages(messages);
  return {
    subject: t('subject'),
    about: t('subject.about'),
    field: (path) => t(`field.${path}`),
    rule: (path) => (hasMessage(messages, `rule.${path}`) ? t(`rule.${path}`) : undefined),
    choice: (_path, choice) => choice,
  };
};

interface Shown {
  subject: ScheduleSubject;
  fields: HouseSubject['fields'];
}

const Change = ({ subject, fields, change }: Shown & { change: HouseChangeRow }): ReactNode => {
  const text = useWords(subject);
  const { before, after } = change;
  const rows = changedFields(fields, before, after).map((field) => ({
    name: text.field(field.key),
    before: <RecordValue field={field} value={before[field.key]} text={text} />,
    after: <RecordValue field={field} value={after[field.key]} text={text} />,
  }));
  return (
    <ChangeItem
      change={{ ...change, name: text.subject, differences: <Differences label={text.subject} rows={rows} /> }}
      rereads={HOUSE_CALLS}
      decide={(send, decision) => send('officeBonus.decideChange', decision)}
    />
  );
};

interface Loads extends Shown {
  record: HouseRecordRow;
  changes: readonly HouseChangeRow[];
}

const Schedule = ({ subject, fields, record: { key, record }, changes }: Loads): ReactNode => {
  const t = useMessages('office-quiz', 'main');
  const text = useWords(subject);
  const waits = changes.some(({ status }) => status === 'proposed');
  return (
    <Section title={text.subject}>
      <Note>{text.about}</Note>
      <Facts
        facts={fields.map((field): Fact => {
          const { key: name } = field;
          return [text.field(name), <RecordValue key={name} field={field} value={record[name]} text={text} />];
        })}
      />
      <div className={styles.actions}>
        <ProposeAct
          rereads={HOUSE_CALLS}
          propose={(send, { changed, reason }) => send('officeBonus.propose', { subject, key, after: changed, reason })}
          fields={fields}
          record={record}
          text={text}
          label={t(waits ? 'waits' : 'propose')}
          name={`${t(waits ? 'waits' : 'propose')}: ${text.subject}`}
          disabled={waits}
        />
      </div>
      <h3>{t('history')}</h3>
      <Changes empty={t('history.none')}>
        {changes.map((change) => (
          <Change key={change.id} subject={subject} fields={fields} change={change} />
        ))}
      </Changes>
    </Section>
  );
};

/** A schedule that is in force, and its changes: one person proposes them, another one approves. */
export const ScheduleSection = ({ subject }: { subject: ScheduleSubject }): ReactNode => {
  const subjects = useCallQuery('officeBonus.subjects', {});
  const records = useCallQuery('officeBonus.records', { subject });
  const changes = useCallQuery('officeBonus.changes', { subject });
  return (
    <Loaded query={subjects}>
      {(all) => (
        <Loaded query={records}>
          {({ records: [record] }) => (
            <Loaded query={changes}>
              {(found) => {
                const fields = all.subjects.find((one) => one.subject === subject)?.fields;
                return fields && record ? (
                  <Schedule subject={subject} fields={fields} record={record} changes={found.changes} />
                ) : null;
              }}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
};
