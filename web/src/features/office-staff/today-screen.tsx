import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CallAnswer, WaitingAct, WaitingKind } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { List } from '../../core/office/list.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import styles from './today.module.css';

type Waiting = CallAnswer<'officeStaff.waiting'>['waiting'][number];

const READ_EVERY_MS = 15_000;
const MAX_COUNT = 1000; // the server counts no further

/** Pages where the waiting things are decided on. */
const paths = {
  withdrawals: '/office/withdrawals',
  documents: '/office/identity',
  matches: '/moderation/accounts?filter=exclusion',
  loose: '/office/loose',
  wins: '/office/provider-rounds',
  bonuses: '/office/bonuses?part=waiting',
  reports: '/office/chat',
  bids: '/office/partners',
  orders: '/office/partners',
  cashChanges: '/office/catalogue',
  looseActs: '/office/loose',
  months: '/office/finance?part=months',
  unblocks: '#acts',
  releases: '#acts',
  factors: '#acts',
  bonusChanges: '/office/bonuses?part=changes',
  gameRules: '/office/games?part=rules',
  schedules: '/office/quiz?part=schedule',
  cases: '/office/compliance',
  amlRules: '/office/compliance?part=rules',
  complaints: '/office/compliance?part=complaints',
  care: '/office/compliance?part=care&level=3',
  marketingLetters: '/office/marketing?part=letters',
  marketingPosts: '/office/marketing?part=posts',
  roles: '/office/staff?part=proposals',
  bounds: '/studio/inbox',
  versions: '/studio/inbox',
  differences: '/office/loose',
  jobs: '/office/live',
} as const satisfies Record<WaitingKind, string>;

const alarms: ReadonlySet<WaitingKind> = new Set(['differences', 'jobs']);

const WaitingCard = ({ kind, count: waiting, oldestAt }: Waiting): ReactNode => {
  const t = useMessages('office-staff', 'today');
  const { count } = useFormat();
  const moment = useMoment();
  return (
    <li>
      <Link to={paths[kind]} className={styles.card ?? ''} data-bad={alarms.has(kind) || undefined}>
        <strong>{waiting < MAX_COUNT ? count(waiting) : t('more', { number: count(waiting) })}</strong>
        <span>{t(`waiting.${kind}`)}</span>
        <small>{t('oldest', { at: moment(oldestAt) })}</small>
      </Link>
    </li>
  );
};

const Cards = ({ title, rows, empty }: { title: string; rows: readonly Waiting[]; empty: string }): ReactNode => (
  <Section title={title}>
    {rows.length === 0 ? (
      <Note>{empty}</Note>
    ) : (
      <ul className={styles.cards} aria-label={title}>
        {rows.map((row) => (
          <WaitingCard key={row.kind} {...row} />
        ))}
      </ul>
    )}
  </Section>
);

const Player = ({ nick, userId }: WaitingAct): ReactNode => <Link to={`/office/players/${userId}`}>{nick}</Link>;

/** Acts on players that another one has proposed: they are done on the player's page, within a day of the proposal. */
const Acts = ({ acts }: { acts: readonly WaitingAct[] }): ReactNode => {
  const t = useMessages('office-staff', 'today');
  const moment = useMoment();
  if (acts.length === 0) return null;
  return (
    <div id="acts">
      <Section title={t('acts')}>
        <Note>{t('acts.text')}</Note>
        <List
          label={t('acts')}
          rows={acts}
          keyOf={({ kind, userId }) => `${kind} ${userId}`}
          columns={[
            { label: t('col.act'), cell: ({ kind }) => t(`act.${kind}`) },
            {
              label: t('col.player'),
              cell: Player,
            },
            { label: t('col.author'), cell: ({ author }) => author },
            { label: t('col.reason'), cell: ({ reason }) => reason },
            { label: t('col.at'), cell: ({ at }) => moment(at) },
          ]}
        />
      </Section>
    </div>
  );
};

/** /office/today, where /office leads: what waits for who looks, with its age, and alarms. */
export const TodayScreen = (): ReactNode => {
  const t = useMessages('office-staff', 'today');
  const query = useCallQuery('officeStaff.waiting', {}, { refetchInterval: READ_EVERY_MS });
  return (
    <Loaded query={query}>
      {({ waiting, acts }) => (
        <>
          <Cards title={t('title')} rows={waiting.filter(({ kind }) => !alarms.has(kind))} empty={t('none')} />
          <Acts acts={acts} />
          <Cards title={t('alarms')} rows={waiting.filter(({ kind }) => alarms.has(kind))} empty={t('alarms.none')} />
        </>
      )}
    </Loaded>
  );
};
