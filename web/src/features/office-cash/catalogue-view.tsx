import { useMessages } from '../../core/i18n/messages.ts';
import type { ReactNode } from 'react';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { List, type Column } from '../../core/office/list.tsx';
import type { Catalogue, Subject } from './catalogue-fields.ts';
import { entriesOf, isFixed, isWaiting, nameOf, parts, type Entry, type Part } from './catalogue-parts.ts';
import { Act } from '../../core/office/act.tsx';
import { ChangeItem, Changes, Differences } from '../../core/office/changes.tsx';
import { ProposeAct } from '../../core/office/propose-act.tsx';
import { changedFields } from '../../core/office/record-draft.ts';
import { RecordValue } from '../../core/office/record-value.tsx';
import { comparedFields, fieldsOf, orderFaults, recordOf, rowOf, useFieldText } from './catalogue-fields.ts';
import { useAddress } from '../../core/office/list-state.ts';
import { Parts } from '../../core/office/parts.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import styles from '../../core/office/office.module.css';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { RiskWeights } from './risk-weights.tsx';
import { CASH_CALLS } from './use-desk.ts';

const isPart = (text: string | null): text is Part => parts.some((part) => part === text);

const useSubject = (): ((subject: Subject, name: string) => string) => {
  const t = useMessages('office-cash', 'cash-catalogue');
  return (subject, name) => t(`subject.${subject}`, { name });
};

/** A button that proposes the release of a paused course. */
const Release = ({ subject, entry }: { subject: Subject; entry: Pick<Entry, 'id' | 'name'> }): ReactNode => {
  const t = useMessages('office-cash', 'cash-catalogue');
  const words = useMessages('office', 'forms');
  const name = useSubject()(subject, entry.name);
  return (
    <Act
      label={t('release')}
      name={t('release.name', { name })}
      text={t('release.text')}
      done={words('propose.done')}
      rereads={CASH_CALLS}
      send={(send, reason) => send('officeCash.propose', { subject, subjectId: entry.id, after: {}, reason })}
    />
  );
};

const usePause = (): ((course: Pick<Catalogue['coins'][number], 'paused' | 'refused'>) => string | undefined) => {
  const t = useMessages('office-cash', 'cash-catalogue');
  const { decimal } = useDeskFormat();
  return ({ paused, refused }) => {
    if (paused === 'stale') return t('course.stale');
    return paused && refused ? t('course.refused', { course: decimal(refused) }) : undefined;
  };
};

/** A banner for each course that may not be used: what it is, why, and what can be done. */
const Pauses = ({ catalogue }: { catalogue: Catalogue }): ReactNode => {
  const t = useMessages('office-cash', 'cash-catalogue');
  const subjectName = useSubject();
  const pause = usePause();
  const paused = [
    ...catalogue.courses.map((course) => ({ ...course, subject: 'course' as const })),
    ...catalogue.coins.map((coin) => ({ ...coin, subject: 'coin' as const })),
  ].filter((course) => course.paused !== null);
  return paused.map(({ subject, ...course }) => (
    <div key={`${subject} ${course.id}`} className={styles.notice} role="status">
      <p className={styles.strong}>{subjectName(subject, course.name)}</p>
      <p>{pause(course)}</p>
      {isWaiting(catalogue, subject, course.id) ? (
        <Note>{t('waits')}</Note>
      ) : (
        <div className={styles.actions}>
          <Release subject={subject} entry={course} />
        </div>
      )}
    </div>
  ));
};

interface EditProps {
  catalogue: Catalogue;
  subject: Subject;
  entry: Entry;
  label: string; // on the button
  name: string; // accessible name of the button and title of its dialog
  disabled: boolean; // something about it waits
}

/** A button that opens a row's form; what comes of it is proposed with a reason. */
const Propose = ({ catalogue, subject, entry: { id, row }, ...button }: EditProps): ReactNode => (
  <ProposeAct
    {...button}
    fields={fieldsOf(catalogue, subject)}
    record={row}
    text={useFieldText()}
    rereads={CASH_CALLS}
    faultsOf={orderFaults}
    propose={(send, { changed, reason }) =>
      send('officeCash.propose', { subject, subjectId: id, after: rowOf(changed), reason })
    }
  />
);

const Edit = ({ catalogue, subject, entry }: Pick<EditProps, 'catalogue' | 'subject' | 'entry'>): ReactNode => {
  const t = useMessages('office-cash', 'cash-catalogue');
  const name = useSubject()(subject, entry.name);
  if (isFixed(catalogue, subject, entry.id)) return '—';
  const waits = isWaiting(catalogue, subject, entry.id);
  return (
    <div className={styles.actions}>
      <Propose
        catalogue={catalogue}
        subject={subject}
        entry={entry}
        label={t(waits ? 'waits' : 'edit')}
        name={waits ? t('waits') : t('edit.name', { name })}
        disabled={waits}
      />
    </div>
  );
};

const Rules = ({ catalogue }: { catalogue: Catalogue }): ReactNode => {
  const text = useFieldText();
  const [entry] = entriesOf(catalogue, 'rules');
  if (!entry) return null;
  return (
    <>
      <Facts
        facts={fieldsOf(catalogue, 'rules').map((field) => [
          text.field(field.key),
          <RecordValue key={field.key} field={field} value={entry.row[field.key]} text={text} />,
        ])}
      />
      <div className={styles.actions}>
        <Edit catalogue={catalogue} subject="rules" entry={entry} />
      </div>
    </>
  );
};

const Risk = ({ catalogue }: { catalogue: Catalogue }): ReactNode =>
  entriesOf(catalogue, 'risk').map((entry) => (
    <RiskWeights key="risk" catalogue={catalogue}>
      <div className={styles.actions}>
        <Edit catalogue={catalogue} subject="risk" entry={entry} />
      </div>
    </RiskWeights>
  ));

/** From what to what a method takes, in units. */
const useLimits = (): ((row: Entry['row'], kind: 'Deposit' | 'Withdrawal') => string) => {
  const t = useMessages('office-cash', 'cash-catalogue');
  const { decimal } = useDeskFormat();
  return (row, kind) => {
    const [min, max] = [row[`min${kind}`], row[`max${kind}`]];
    if (typeof min !== 'number') return '—';
    const units = (minor: number): string => decimal(String(minor / 100));
    return typeof max === 'number'
      ? t('limits', { min: units(min), max: units(max) })
      : t('limits.from', { min: units(min) });
  };
};

type Listed = Exclude<Subject, 'rules' | 'risk'>;

const byText = (key: string): Pick<Column<Entry>, 'key' | 'value'> => ({
  key,
  value: ({ row }) => String(row[key] ?? ''),
});

/** The columns between the name and the button of a row. */
const useColumns = (catalogue: Catalogue): Readonly<Record<Listed, readonly Column<Entry>[]>> => {
  const t = useMessages('office-cash', 'cash-catalogue');
  const words = useMessages('office', 'forms');
  const text = useFieldText();
  const limits = useLimits();
  const moment = useMoment();
  const pause = usePause();
  const { decimal } = useDeskFormat();
  const stateText = ({ row }: Entry): string => t(row['isOn'] === false ? 'off' : 'on');
  const state: Column<Entry> = { label: t('col.state'), key: 'state', value: stateText, cell: stateText };
  const age = (at: number): string => (at === 0 ? '—' : moment(at));
  const courseColumns = (courses: Catalogue['coins'] | Catalogue['courses']): readonly Column<Entry>[] => {
    const courseOf = (id: number | null) => courses.find((course) => course.id === id);
    const stateOf = (id: number | null): string => {
      const course = courseOf(id);
      if (course && 'isFixed' in course && course.isFixed) return t('course.fixed');
      return (course && pause(course)) ?? '—';
    };
    return [
      { label: t('col.course'), isNumber: true, cell: ({ row }) => decimal(String(row['course'])) },
      { label: t('col.at'), cell: ({ id }) => age(courseOf(id)?.at ?? 0) },
      { label: t('col.state'), cell: ({ id }) => stateOf(id) },
    ];
  };
  return {
    payway: [
      { label: text.field('provider'), ...byText('provider'), cell: ({ row }) => String(row['provider']) },
      { label: t('field.deposits'), cell: ({ row }) => words(row['deposits'] === true ? 'yes' : 'no') },
      { label: t('field.withdrawals'), cell: ({ row }) => words(row['withdrawals'] === true ? 'yes' : 'no') },
      state,
    ],
    method: [
      { label: t('col.limits.deposit'), isNumber: true, cell: ({ row }) => limits(row, 'Deposit') },
      { label: t('col.limits.withdrawal'), isNumber: true, cell: ({ row }) => limits(row, 'Withdrawal') },
      state,
    ],
    bank: [state],
    course: courseColumns(catalogue.courses),
    coin: courseColumns(catalogue.coins),
  };
};

const useRowColumns = (catalogue: Catalogue, subject: Listed): readonly Column<Entry>[] => {
  const t = useMessages('office-cash', 'cash-catalogue');
  return [
    { label: t('col.name'), key: 'name', value: ({ name }) => name, cell: ({ name }) => name },
    ...useColumns(catalogue)[subject],
    { label: t('col.action'), cell: (entry) => <Edit catalogue={catalogue} subject={subject} entry={entry} /> },
  ];
};

const Rows = ({ catalogue, subject }: { catalogue: Catalogue; subject: Listed }): ReactNode => {
  const t = useMessages('office-cash', 'cash-catalogue');
  const columns = useRowColumns(catalogue, subject);
  const entries = entriesOf(catalogue, subject);
  return (
    <List
      label={subject === 'coin' ? t('coins') : t(`part.${subject}`)}
      rows={entries}
      columns={columns}
      keyOf={({ id }) => String(id)}
      name={subject === 'coin' ? 'coin.' : ''}
    />
  );
};

const AddBank = ({ catalogue }: { catalogue: Catalogue }): ReactNode => {
  const t = useMessages('office-cash', 'cash-catalogue');
  return (
    <div className={styles.actions}>
      <Propose
        catalogue={catalogue}
        subject="bank"
        entry={{ id: null, name: '', row: { bank_name: '', isOn: true } }}
        label={t('add.bank')}
        name={t('add.bank')}
        disabled={isWaiting(catalogue, 'bank', null)}
      />
    </div>
  );
};

/** The proposals, or the earlier decisions, the newest first. */
const CatalogueChanges = ({ catalogue, isPending }: { catalogue: Catalogue; isPending: boolean }): ReactNode => {
  const t = useMessages('office-cash', 'cash-catalogue');
  const text = useFieldText();
  const shown = catalogue.changes.filter(({ status }) => (status === 'proposed') === isPending);
  return (
    <Changes empty={t(isPending ? 'waiting.none' : 'history.none')}>
      {shown.map(({ subject, createdAt: at, ...change }) => {
        const name = t(`subject.${subject}`, {
          name: nameOf(catalogue, { subject, subjectId: change.subjectId }) ?? t('new'),
        });
        const [before, after] = [recordOf(change.before), recordOf({ ...change.before, ...change.after })];
        const rows = changedFields(comparedFields(catalogue, subject), before, after).map((field) => ({
          name: text.field(field.key),
          before: <RecordValue field={field} value={before[field.key]} text={text} />,
          after: <RecordValue field={field} value={after[field.key]} text={text} />,
        }));
        return (
          <ChangeItem
            key={change.id}
            change={{ ...change, at, name, differences: <Differences label={name} rows={rows} /> }}
            rereads={CASH_CALLS}
            decide={(send, decision) => send('officeCash.decide', decision)}
          />
        );
      })}
    </Changes>
  );
};

const PartView = ({ catalogue, part }: { catalogue: Catalogue; part: Part }): ReactNode => {
  const t = useMessages('office-cash', 'cash-catalogue');
  if (part === 'rules') return <Rules catalogue={catalogue} />;
  if (part === 'risk') return <Risk catalogue={catalogue} />;
  if (part === 'history') return <CatalogueChanges catalogue={catalogue} isPending={false} />;
  return (
    <>
      <Rows catalogue={catalogue} subject={part} />
      {part === 'bank' && <AddBank catalogue={catalogue} />}
      {part === 'course' && (
        <>
          <h3>{t('coins')}</h3>
          <Note>{t('coins.text')}</Note>
          <Rows catalogue={catalogue} subject="coin" />
        </>
      )}
    </>
  );
};

/** The catalogue's parts, below what waits for a second person. */
export const CatalogueView = ({ catalogue }: { catalogue: Catalogue }): ReactNode => {
  const t = useMessages('office-cash', 'cash-catalogue');
  const asked = useAddress().params.get('part');
  const part = isPart(asked) ? asked : 'rules';
  return (
    <>
      <Pauses catalogue={catalogue} />
      <Section title={t('waiting')}>
        <Note>{t('text')}</Note>
        <CatalogueChanges catalogue={catalogue} isPending />
      </Section>
      <Parts label={t('parts')} parts={parts.map((value) => ({ value, label: t(`part.${value}`) }))} value={part} />
      <Section title={t(`part.${part}`)}>
        <PartView catalogue={catalogue} part={part} />
      </Section>
    </>
  );
};
