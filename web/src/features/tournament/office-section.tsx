import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { CallAnswer, HouseChangeRow, HouseField, HouseRecordRow, OfficeTournamentDay } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { hasMessage, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { ChangeItem, Changes, Differences } from '../../core/office/changes.tsx';
import { useDay } from '../../core/office/day-range.ts';
import { List } from '../../core/office/list.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import office from '../../core/office/office.module.css';
import { ProposeAct } from '../../core/office/propose-act.tsx';
import { changedFields } from '../../core/office/record-draft.ts';
import type { RecordText } from '../../core/office/record-form.tsx';
import { RecordValue } from '../../core/office/record-value.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { Button } from '../../core/ui/button.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { tournamentHouse } from './tournament-house.ts';

type Days = CallAnswer<'officeTournament.days'>;
type Place = OfficeTournamentDay['places'][number];

const SUBJECT = 'tournamentPrizes';
const REREADS = ['officeBonus.', 'officeTournament.', 'officeStaff.waiting'];
const tones = { waiting: 'wait', done: 'good', declined: 'bad' } as const;

const useWords = (): RecordText => {
  const { messages } = tournamentHouse;
  const t = useMessages('tournament', 'house');
  return {
    field: (path) => (hasMessage(messages, `field.${path}`) ? t(`field.${path as 'bankTon'}`) : path),
    rule: (path) => (hasMessage(messages, `rule.${path}`) ? t(`rule.${path as 'shares'}`) : undefined),
    choice: (_path, choice) => choice,
  };
};

const Player = ({ userId, nick }: { userId: string; nick: string }): ReactNode => (
  <Link to={`/office/players/${userId}`}>{nick}</Link>
);

const PlaceNow = ({ prizePlace, isRanked }: Days['running']['standing'][number]): ReactNode => {
  const t = useMessages('tournament', 'office');
  return isRanked ? (prizePlace ?? '—') : <Badge tone="wait">{t('unranked')}</Badge>;
};

const Running = ({ running }: Pick<Days, 'running'>): ReactNode => {
  const t = useMessages('tournament', 'office');
  const { count, percent } = useFormat();
  const { base } = useDeskFormat();
  const dayText = useDay();
  const moment = useMoment();
  const { day, bank, bankTon, stakeTimes, players, prizes, standing, endsAt } = running;
  return (
    <Section title={t('running', { day: dayText(day) })}>
      <Note>{t('running.text')}</Note>
      <Facts
        facts={[
          [t('bank'), bankTon === 0 ? t('off') : t('bank.of', { ton: count(bankTon), base: base(bank) })],
          [t('ends'), moment(endsAt)],
          [t('players'), count(players)],
          [t('stakeTimes'), count(stakeTimes)],
        ]}
      />
      <div className={office.columns}>
        <List
          label={t('standing')}
          rows={standing}
          keyOf={({ userId }) => userId}
          empty={t('standing.none')}
          columns={[
            { label: t('col.player'), cell: Player },
            { label: t('col.staked'), isNumber: true, cell: ({ staked }) => base(staked) },
            {
              label: t('col.paidNow'),
              cell: PlaceNow,
            },
          ]}
        />
        {bankTon > 0 && (
          <List
            label={t('prizes')}
            rows={prizes.map((prize, at) => ({ ...prize, place: at + 1 }))}
            keyOf={({ place }) => String(place)}
            columns={[
              { label: t('col.place'), cell: ({ place }) => place },
              { label: t('col.share'), isNumber: true, cell: ({ share }) => percent(share) },
              { label: t('col.prize'), isNumber: true, cell: ({ prize }) => base(prize) },
              { label: t('col.least'), isNumber: true, cell: ({ prize }) => base(prize * stakeTimes) },
            ]}
          />
        )}
      </div>
    </Section>
  );
};

const Coming = ({ coming }: Pick<Days, 'coming'>): ReactNode => {
  const t = useMessages('tournament', 'office');
  const { count, percent } = useFormat();
  const dayText = useDay();
  return (
    <List
      label={t('coming')}
      rows={coming}
      keyOf={({ fromDay }) => fromDay}
      empty={t('coming.none')}
      columns={[
        { label: t('col.from'), cell: ({ fromDay }) => dayText(fromDay) },
        { label: t('bank'), isNumber: true, cell: ({ isOn, bankTon }) => (isOn ? `${count(bankTon)} TON` : t('off')) },
        { label: t('col.shares'), cell: ({ shares }) => shares.map((share) => percent(share)).join(' · ') },
        { label: t('stakeTimes'), isNumber: true, cell: ({ stakeTimes }) => count(stakeTimes) },
      ]}
    />
  );
};

const Change = ({ fields, change }: { fields: readonly HouseField[]; change: HouseChangeRow }): ReactNode => {
  const t = useMessages('tournament', 'house');
  const text = useWords();
  const rows = changedFields(fields, change.before, change.after).map((field) => ({
    name: text.field(field.key),
    before: <RecordValue field={field} value={change.before[field.key]} text={text} />,
    after: <RecordValue field={field} value={change.after[field.key]} text={text} />,
  }));
  const name = t('subject');
  return (
    <ChangeItem
      change={{ ...change, name, differences: <Differences label={name} rows={rows} /> }}
      rereads={REREADS}
      decide={(send, decision) => send('officeBonus.decideChange', decision)}
    />
  );
};

interface PrizesProps {
  coming: Days['coming'];
  fields: readonly HouseField[];
  row: HouseRecordRow;
  changes: readonly HouseChangeRow[];
}

/** Prizes of days to come: one person proposes them, another approves. */
const Prizes = ({ coming, fields, row: { key, record }, changes }: PrizesProps): ReactNode => {
  const t = useMessages('tournament', 'office');
  const waits = changes.some(({ status }) => status === 'proposed');
  return (
    <Section title={t('coming')}>
      <Note>{t('coming.text')}</Note>
      <Coming coming={coming} />
      <div className={office.actions}>
        <ProposeAct
          rereads={REREADS}
          propose={(send, { changed, reason }) =>
            send('officeBonus.propose', { subject: SUBJECT, key, after: changed, reason })
          }
          fields={fields}
          record={record}
          text={useWords()}
          label={t(waits ? 'waits' : 'propose')}
          name={t(waits ? 'waits' : 'propose')}
          disabled={waits}
        />
      </div>
      <h3>{t('changes')}</h3>
      <Changes empty={t('changes.none')}>
        {changes.map((change) => (
          <Change key={change.id} fields={fields} change={change} />
        ))}
      </Changes>
    </Section>
  );
};

const ComingPrizes = ({ coming }: Pick<Days, 'coming'>): ReactNode => {
  const subjects = useCallQuery('officeBonus.subjects', {});
  const records = useCallQuery('officeBonus.records', { subject: SUBJECT });
  const changes = useCallQuery('officeBonus.changes', { subject: SUBJECT });
  return (
    <Loaded query={subjects}>
      {(all) => (
        <Loaded query={records}>
          {({ records: [row] }) => (
            <Loaded query={changes}>
              {(history) => {
                const fields = all.subjects.find(({ subject }) => subject === SUBJECT)?.fields;
                return fields && row ? (
                  <Prizes coming={coming} fields={fields} row={row} changes={history.changes} />
                ) : null;
              }}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
};

const Status = ({ status }: Pick<Place, 'status'>): ReactNode => {
  const t = useMessages('tournament', 'office');
  return status === null ? '—' : <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
};

const Day = ({ day: { day, bank, bankTon, players, settledAt, places } }: { day: OfficeTournamentDay }): ReactNode => {
  const t = useMessages('tournament', 'office');
  const { count } = useFormat();
  const { base } = useDeskFormat();
  const dayText = useDay();
  const sum = places.reduce((total, { prize, status }) => (status === 'done' ? total + prize : total), 0);
  return (
    <details className={office.details}>
      <summary>
        {t('day', { day: dayText(day), ton: count(bankTon), players: count(players), paid: base(sum) })}
        {settledAt === null && <Badge tone="wait">{t('unsettled')}</Badge>}
      </summary>
      {bankTon === 0 ? (
        <Note>{t('off')}</Note>
      ) : (
        <>
          <Note>{t('day.bank', { base: base(bank) })}</Note>
          <List
            label={t('places', { day: dayText(day) })}
            rows={places}
            keyOf={({ place }) => String(place)}
            empty={t('places.none')}
            columns={[
              { label: t('col.place'), cell: ({ place }) => place },
              { label: t('col.player'), cell: Player },
              { label: t('col.staked'), isNumber: true, cell: ({ staked }) => base(staked) },
              { label: t('col.prize'), isNumber: true, cell: ({ prize }) => base(prize) },
              { label: t('col.status'), cell: Status },
            ]}
          />
        </>
      )}
    </details>
  );
};

/** One page of past days, each with its places and the status of their prizes. */
const Past = ({
  days,
  cursor,
  isFirst,
  onPage,
}: Pick<Days, 'days' | 'cursor'> & {
  isFirst: boolean;
  onPage(before: number | undefined): void;
}): ReactNode => {
  const t = useMessages('tournament', 'office');
  return (
    <Section title={t('past')}>
      {days.length === 0 && <Note>{t('past.none')}</Note>}
      {days.map((day) => (
        <Day key={day.day} day={day} />
      ))}
      <div className={office.actions}>
        {!isFirst && <Button onClick={() => onPage(undefined)}>{t('newest')}</Button>}
        {cursor !== null && <Button onClick={() => onPage(cursor)}>{t('older')}</Button>}
      </div>
    </Section>
  );
};

/** Days of the tournament for staff: the running one, those to come with their prizes, and those that are over. */
export const OfficeTournamentSection = (): ReactNode => {
  const [before, setBefore] = useState<number>();
  const query = useCallQuery('officeTournament.days', before === undefined ? {} : { before });
  return (
    <Loaded query={query}>
      {({ running, coming, days, cursor }) => (
        <>
          <Running running={running} />
          <ComingPrizes coming={coming} />
          <Past days={days} cursor={cursor} isFirst={before === undefined} onPage={setBefore} />
        </>
      )}
    </Loaded>
  );
};
