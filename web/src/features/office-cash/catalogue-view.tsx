import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { DataTable, type Column } from '../../core/staff/data-table.tsx';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { catalogueMessages } from './cash-catalogue.messages.ts';
import {
  entriesOf,
  isFixed,
  isWaiting,
  parts,
  type Catalogue,
  type Entry,
  type Part,
  type Subject,
} from './catalogue-parts.ts';
import { EditRow } from './edit-row.tsx';
import { Fact, Section } from '../../core/staff/facts.tsx';
import styles from '../../core/staff/desk.module.css';
import { History, Proposals } from './proposals.tsx';
import { draftOf } from './record-draft.ts';
import { useDeskFormat } from '../../core/staff/use-desk-format.ts';
import { useFieldText } from './use-field-text.ts';

const isPart = (text: string | null): text is Part => parts.some((part) => part === text);

const Edit = ({ catalogue, subject, entry }: { catalogue: Catalogue; subject: Subject; entry: Entry }): ReactNode => {
  const t = useMessages(catalogueMessages);
  if (isFixed(catalogue, subject, entry.id)) return '—';
  const waits = isWaiting(catalogue, subject, entry.id);
  return (
    <EditRow
      catalogue={catalogue}
      subject={subject}
      id={entry.id}
      row={entry.row}
      label={t(waits ? 'waits' : 'edit')}
      name={waits ? t('waits') : t('edit.name', { name: t(`subject.${subject}`, { name: entry.name }) })}
      disabled={waits}
    />
  );
};

const Rules = ({ catalogue }: { catalogue: Catalogue }): ReactNode => {
  const text = useFieldText();
  const [entry] = entriesOf(catalogue, 'rules');
  return (
    <>
      <dl className={styles.facts}>
        {Object.entries(catalogue.rules).map(([key, value]) => (
          <Fact key={key} name={text.name(key)}>
            {text.value(key, value)}
          </Fact>
        ))}
      </dl>
      <div className={styles.actions}>{entry && <Edit catalogue={catalogue} subject="rules" entry={entry} />}</div>
    </>
  );
};

/** From what to what a method takes, in units. */
const useLimits = (): ((row: Entry['row'], kind: 'Deposit' | 'Withdrawal') => string) => {
  const t = useMessages(catalogueMessages);
  const { decimal } = useDeskFormat();
  return (row, kind) => {
    const typed = draftOf(row);
    const [min, max] = [typed[`min${kind}`], typed[`max${kind}`]];
    if (typeof min !== 'string' || min === '') return '—';
    return typeof max === 'string' && max !== ''
      ? t('limits', { min: decimal(min), max: decimal(max) })
      : t('limits.from', { min: decimal(min) });
  };
};

type Listed = Exclude<Subject, 'rules'>;

/** The columns between the name and the button of a row. */
const useColumns = (catalogue: Catalogue): Readonly<Record<Listed, readonly Column<Entry>[]>> => {
  const t = useMessages(catalogueMessages);
  const text = useFieldText();
  const limits = useLimits();
  const moment = useMoment();
  const { decimal } = useDeskFormat();
  const courseOf = (id: number | null) => catalogue.courses.find((course) => course.id === id);
  const state: Column<Entry> = { label: t('col.state'), cell: ({ row }) => t(row['isOn'] === false ? 'off' : 'on') };
  const age = (at: number): string => (at === 0 ? '—' : moment(at));
  const courseState = (id: number | null): string => {
    const { refused, isFixed } = courseOf(id) ?? {};
    if (isFixed === true) return t('course.fixed');
    return typeof refused === 'string' ? t('course.refused', { course: decimal(refused) }) : '—';
  };
  return {
    payway: [
      { label: text.name('provider'), cell: ({ row }) => text.value('provider', row['provider']) },
      { label: t('field.deposits'), cell: ({ row }) => text.value('deposits', row['deposits']) },
      { label: t('field.withdrawals'), cell: ({ row }) => text.value('withdrawals', row['withdrawals']) },
      state,
    ],
    method: [
      { label: t('col.limits.deposit'), isNumber: true, cell: ({ row }) => limits(row, 'Deposit') },
      { label: t('col.limits.withdrawal'), isNumber: true, cell: ({ row }) => limits(row, 'Withdrawal') },
      state,
    ],
    bank: [state],
    course: [
      { label: t('col.course'), isNumber: true, cell: ({ row }) => text.value('course', row['course']) },
      { label: t('col.at'), cell: ({ id }) => age(courseOf(id)?.at ?? 0) },
      { label: t('col.state'), cell: ({ id }) => courseState(id) },
    ],
  };
};

const useRowColumns = (catalogue: Catalogue, subject: Listed): readonly Column<Entry>[] => {
  const t = useMessages(catalogueMessages);
  return [
    { label: t('col.name'), cell: ({ name }) => name },
    ...useColumns(catalogue)[subject],
    { label: t('col.action'), cell: (entry) => <Edit catalogue={catalogue} subject={subject} entry={entry} /> },
  ];
};

const Rows = ({ catalogue, subject }: { catalogue: Catalogue; subject: Listed }): ReactNode => {
  const t = useMessages(catalogueMessages);
  const columns = useRowColumns(catalogue, subject);
  const entries = entriesOf(catalogue, subject);
  if (entries.length === 0) return <EmptyState>{t('none')}</EmptyState>;
  return <DataTable label={t(`part.${subject}`)} rows={entries} columns={columns} keyOf={({ id }) => String(id)} />;
};

const AddBank = ({ catalogue }: { catalogue: Catalogue }): ReactNode => {
  const t = useMessages(catalogueMessages);
  return (
    <div className={styles.actions}>
      <EditRow
        catalogue={catalogue}
        subject="bank"
        id={null}
        row={{ bank_name: '', isOn: true }}
        label={t('add.bank')}
        name={t('add.bank')}
        disabled={isWaiting(catalogue, 'bank', null)}
      />
    </div>
  );
};

/** What coins are worth: nobody edits it. */
const Coins = ({ coins }: Pick<Catalogue, 'coins'>): ReactNode => {
  const t = useMessages(catalogueMessages);
  const moment = useMoment();
  const { decimal } = useDeskFormat();
  return (
    <>
      <h3>{t('coins')}</h3>
      <p className={styles.muted}>{t('coins.text')}</p>
      <DataTable
        label={t('coins')}
        rows={coins}
        keyOf={({ code }) => code}
        columns={[
          { label: t('col.name'), cell: ({ code }) => code },
          { label: t('col.course'), isNumber: true, cell: ({ course }) => decimal(course) },
          { label: t('col.at'), cell: ({ at }) => (at === 0 ? '—' : moment(at)) },
        ]}
      />
    </>
  );
};

const PartView = ({ catalogue, part }: { catalogue: Catalogue; part: Part }): ReactNode => {
  if (part === 'rules') return <Rules catalogue={catalogue} />;
  if (part === 'history') return <History catalogue={catalogue} />;
  return (
    <>
      <Rows catalogue={catalogue} subject={part} />
      {part === 'bank' && <AddBank catalogue={catalogue} />}
      {part === 'course' && <Coins coins={catalogue.coins} />}
    </>
  );
};

/** The catalogue's parts, below what waits for a second person. */
export const CatalogueView = ({ catalogue }: { catalogue: Catalogue }): ReactNode => {
  const t = useMessages(catalogueMessages);
  const [params, setParams] = useSearchParams();
  const asked = params.get('part');
  const part = isPart(asked) ? asked : 'rules';
  return (
    <>
      <Proposals catalogue={catalogue} />
      <SegmentedControl
        className={styles.parts ?? ''}
        label={t('parts')}
        options={parts.map((value) => ({ value, label: t(`part.${value}`) }))}
        value={part}
        onChange={(next) => setParams({ part: next }, { replace: true })}
      />
      <Section title={t(`part.${part}`)}>
        <PartView catalogue={catalogue} part={part} />
      </Section>
    </>
  );
};
