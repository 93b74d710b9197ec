import type { ReactNode } from 'react';
import type { JobCondition, JobRow } from 'server/contract';
import { isAmong } from '../../core/features/audience.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Act } from '../../core/office/act.tsx';
import { List, type Column } from '../../core/office/list.tsx';
import styles from '../../core/office/office.module.css';
import { Note, Section } from '../../core/office/section.tsx';
import { useSession } from '../../core/session/session.ts';
import { Badge, type Tone } from '../../core/ui/badge.tsx';
import { useSpan } from './use-span.ts';

const tones: Record<JobCondition, Tone> = { fine: 'good', new: 'told', overdue: 'wait', failing: 'bad' };
const order: readonly JobCondition[] = ['failing', 'overdue', 'new', 'fine'];

const State = ({ condition, failures, error }: JobRow): ReactNode => {
  const t = useMessages('office-live', 'main');
  const { count } = useFormat();
  return (
    <>
      <Badge tone={tones[condition]}>{t(`job.${condition}`, { number: count(failures) })}</Badge>
      {error !== null && <span className={styles.faint}> {error}</span>}
    </>
  );
};

const RunAct = ({ name }: { name: string }): ReactNode => {
  const t = useMessages('office-live', 'main');
  return (
    <Act
      label={t('run')}
      name={t('run.name', { name })}
      text={t('run.text')}
      reason={false}
      done={t('run.done')}
      rereads={['officeLive.']}
      send={(send) => send('officeLive.runJob', { name })}
    />
  );
};

const useColumns = (): readonly Column<JobRow>[] => {
  const t = useMessages('office-live', 'main');
  const span = useSpan();
  const moment = useMoment();
  const mayRun = isAmong('jobs', useSession());
  return [
    { label: t('job'), key: 'job', value: ({ name }) => name, cell: ({ name }) => name },
    { label: t('state'), cell: (job) => <State {...job} /> },
    { label: t('every'), isNumber: true, cell: ({ everyMs }) => span(everyMs) },
    { label: t('succeeded'), cell: ({ succeededAt }) => (succeededAt === null ? '—' : moment(succeededAt)) },
    ...(mayRun ? [{ label: t('actions'), cell: ({ name }: JobRow) => <RunAct name={name} /> }] : []),
  ];
};

/** Every recurring job, what fails or is late first. */
export const JobsSection = ({ jobs }: { jobs: readonly JobRow[] }): ReactNode => {
  const t = useMessages('office-live', 'main');
  const columns = useColumns();
  const rows = jobs.toSorted((a, b) => order.indexOf(a.condition) - order.indexOf(b.condition));
  return (
    <Section title={t('jobs')}>
      <Note>{t('jobs.text')}</Note>
      <List
        label={t('jobs')}
        rows={rows}
        keyOf={({ name }) => name}
        empty={t('jobs.none')}
        search="public"
        columns={columns}
      />
    </Section>
  );
};
