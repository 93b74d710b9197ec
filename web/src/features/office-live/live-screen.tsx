import { Suspense, type ReactNode } from 'react';
import type { CallAnswer } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { Loaded, Loading } from '../../core/office/loaded.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { Badge, type Tone } from '../../core/ui/badge.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import styles from './live.module.css';
import { useSpan } from './use-span.ts';

const JobsSection = lazyPart(async () => (await import('./jobs-section.tsx')).JobsSection);

type Live = CallAnswer<'officeLive.now'>;

const READ_EVERY_MS = 5000;
const LATE_MS = 60_000; // a shared round that has been closed for longer waits for something

interface TileProps {
  label: string;
  value: string;
  isBad?: boolean;
}

const Tile = ({ label, value, isBad = false }: TileProps): ReactNode => (
  <div className={styles.tile} data-bad={isBad || undefined}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

const Play = ({ live }: { live: Live }): ReactNode => {
  const t = useMessages('office-live', 'main');
  const { count } = useFormat();
  const { base } = useDeskFormat();
  return (
    <Section title={t('play')}>
      <dl className={styles.tiles}>
        <Tile label={t('players')} value={count(live.players)} />
        <Tile label={t('bets')} value={count(live.bets)} />
        <Tile label={t('staked')} value={base(live.stakedMinor)} />
        <Tile label={t('connections')} value={count(live.connections)} />
      </dl>
    </Section>
  );
};

const Waiting = ({ waiting }: Pick<Live, 'waiting'>): ReactNode => {
  const t = useMessages('office-live', 'main');
  const { count } = useFormat();
  const span = useSpan();
  const { withdrawals, oldestWithdrawalSeconds: oldest, payoutsDue, payoutsUnanswered } = waiting;
  const { logRounds, letters, voidRounds } = waiting;
  return (
    <Section title={t('waiting')}>
      <dl className={styles.tiles}>
        <Tile label={t('withdrawals')} value={count(withdrawals)} />
        <Tile label={t('oldest')} value={withdrawals > 0 ? span(oldest * 1000) : '—'} isBad={oldest > 4 * 3600} />
        <Tile label={t('payoutsDue')} value={count(payoutsDue)} isBad={payoutsDue > 0} />
        <Tile label={t('payoutsUnanswered')} value={count(payoutsUnanswered)} />
        <Tile label={t('logRounds')} value={count(logRounds)} isBad={logRounds > 5000} />
        <Tile label={t('letters')} value={count(letters)} isBad={letters > 0} />
        <Tile label={t('voidRounds')} value={count(voidRounds)} isBad={voidRounds > 5} />
      </dl>
    </Section>
  );
};

const RoundState = ({ round: { state, openedAt }, at }: { round: Live['rounds'][number]; at: number }): ReactNode => {
  const t = useMessages('office-live', 'main');
  const isOpen = state === 'open';
  return (
    <Badge tone={!isOpen && at - openedAt > LATE_MS ? 'bad' : 'told'}>
      {t(isOpen ? 'round.open' : 'round.closed')}
    </Badge>
  );
};

const useRoundColumns = (at: number): readonly Column<Live['rounds'][number]>[] => {
  const t = useMessages('office-live', 'main');
  const nameOf = useGameName();
  const span = useSpan();
  return [
    { label: t('game'), cell: ({ game }) => nameOf(game) },
    { label: t('state'), cell: (round) => <RoundState round={round} at={at} /> },
    { label: t('age'), isNumber: true, cell: ({ openedAt }) => span(at - openedAt) },
  ];
};

const Rounds = ({ rounds, at }: Pick<Live, 'rounds' | 'at'>): ReactNode => {
  const t = useMessages('office-live', 'main');
  const columns = useRoundColumns(at);
  return (
    <Section title={t('rounds')}>
      <List
        label={t('rounds')}
        rows={rounds}
        keyOf={({ game, openedAt }) => `${game} ${openedAt}`}
        empty={t('rounds.none')}
        columns={columns}
      />
    </Section>
  );
};

const Answers = ({ asked, failed }: Live['outside'][number]): ReactNode => {
  const t = useMessages('office-live', 'main');
  const { count } = useFormat();
  const failing: Tone = failed * 2 > asked ? 'bad' : 'wait';
  return (
    <Badge tone={failed === 0 ? 'good' : failing}>
      {t('answers.of', { good: count(asked - failed), all: count(asked) })}
    </Badge>
  );
};

const useOutsideColumns = (): readonly Column<Live['outside'][number]>[] => {
  const t = useMessages('office-live', 'main');
  const span = useSpan();
  const moment = useMoment();
  return [
    { label: t('host'), cell: ({ host }) => host },
    { label: t('answers'), cell: (system) => <Answers {...system} /> },
    { label: t('slowest'), isNumber: true, cell: ({ slowestMs }) => span(slowestMs) },
    { label: t('last'), cell: ({ lastAt }) => moment(lastAt) },
  ];
};

const Outside = ({ outside }: Pick<Live, 'outside'>): ReactNode => {
  const t = useMessages('office-live', 'main');
  const columns = useOutsideColumns();
  return (
    <Section title={t('outside')}>
      <Note>{t('outside.text')}</Note>
      <List
        label={t('outside')}
        rows={outside}
        keyOf={({ host }) => host}
        empty={t('outside.none')}
        columns={columns}
      />
    </Section>
  );
};

const CourseState = ({ isPaused }: Live['courses'][number]): ReactNode => {
  const t = useMessages('office-live', 'main');
  return <Badge tone={isPaused ? 'bad' : 'good'}>{t(isPaused ? 'course.paused' : 'course.fine')}</Badge>;
};

const useCourseColumns = (): readonly Column<Live['courses'][number]>[] => {
  const t = useMessages('office-live', 'main');
  const moment = useMoment();
  return [
    { label: t('currency'), cell: ({ code }) => code.toUpperCase() },
    { label: t('state'), cell: (course) => <CourseState {...course} /> },
    { label: t('seen'), cell: ({ seenAt }) => (seenAt === null ? t('course.own') : moment(seenAt)) },
  ];
};

const Courses = ({ courses }: Pick<Live, 'courses'>): ReactNode => {
  const t = useMessages('office-live', 'main');
  const columns = useCourseColumns();
  return (
    <Section title={t('courses')}>
      <List label={t('courses')} rows={courses} keyOf={({ code }) => code} columns={columns} />
    </Section>
  );
};

/** /office/live: play, what waits, outside systems, courses and jobs, read again every few seconds. */
export const LiveScreen = (): ReactNode => {
  const query = useCallQuery('officeLive.now', {}, { refetchInterval: READ_EVERY_MS });
  return (
    <Loaded query={query}>
      {(live) => (
        <>
          <Play live={live} />
          <Waiting waiting={live.waiting} />
          <Suspense fallback={<Loading />}>
            <JobsSection jobs={live.jobs} />
          </Suspense>
          <Rounds rounds={live.rounds} at={live.at} />
          <Outside outside={live.outside} />
          <Courses courses={live.courses} />
        </>
      )}
    </Loaded>
  );
};
