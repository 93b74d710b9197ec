import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { serverNow } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { DataTable, type Column } from '../../core/staff/data-table.tsx';
import { momentsOf, rangeOf } from '../../core/staff/day-range.ts';
import { DeskState } from '../../core/staff/desk-state.tsx';
import desk from '../../core/staff/desk.module.css';
import { Fact, Section } from '../../core/staff/facts.tsx';
import { RangeForm } from '../../core/staff/range-form.tsx';
import { useDeskFormat } from '../../core/staff/use-desk-format.ts';
import { vipName } from '../../core/vip/vip-name.ts';
import { expectedMessages } from './expected.messages.ts';
import { allLevels, cashbackCost, lockedDicCost, rakebackCost, type Level } from './expected.maths.ts';
import { useWhole } from './whole-field.tsx';

const MINOR = 100;
const MAX_PERCENT = 20;
const MAX_UNITS = 1_000_000_000;
const USUAL_TURNOVER = 100_000;

const Levels = ({ levels, columns }: { levels: readonly Level[]; columns: readonly Column<Level>[] }): ReactNode => {
  const t = useMessages(expectedMessages);
  const { count } = useFormat();
  const { base } = useDeskFormat();
  if (levels.length === 0) return <p className={desk.muted}>{t('measured.none')}</p>;
  return (
    <DataTable
      label={t('levels')}
      rows={levels}
      keyOf={({ statusId }) => String(statusId)}
      columns={[
        { label: t('col.level'), cell: ({ statusId }) => vipName(statusId) },
        { label: t('col.players'), isNumber: true, cell: ({ players }) => count(players) },
        { label: t('col.staked'), isNumber: true, cell: ({ staked }) => base(staked) },
        ...columns,
      ]}
    />
  );
};

const Asked = ({
  moments,
  children,
}: {
  moments: { from: number; to: number };
  children: (levels: readonly Level[]) => ReactNode;
}): ReactNode => {
  const { data, error, refetch } = useCallQuery('officeBonus.measured', moments);
  return data ? children(data.levels) : <DeskState error={error} retry={() => void refetch()} />;
};

/** Play in the selected days, with the costs computed from it. */
const Measured = ({
  bonus,
  children,
}: {
  bonus: string;
  children: (levels: readonly Level[]) => ReactNode;
}): ReactNode => {
  const [params, setParams] = useSearchParams();
  const [now] = useState(serverNow);
  const range = rangeOf(params, now);
  const moments = momentsOf(range);
  const show = (next: object): void => setParams({ part: 'expected', bonus, ...next }, { replace: true });
  return (
    <>
      <RangeForm key={`${range.from} ${range.to}`} range={range} onChange={show} />
      {moments && <Asked moments={moments}>{children}</Asked>}
    </>
  );
};

/** Cashback: a share of measured weekly losses. */
export const CashbackExpected = (): ReactNode => {
  const t = useMessages(expectedMessages);
  const { count } = useFormat();
  const { base } = useDeskFormat();
  const percent = useWhole(t('percent'), 5, [1, MAX_PERCENT]);
  const cost = (level: Pick<Level, 'loss' | 'weeks'>): string =>
    base(Math.round(cashbackCost(level, percent.value ?? 0)));
  return (
    <Section title={t('kind.cashback')}>
      <div className={desk.facts}>{percent.field}</div>
      <Measured bonus="cashback">
        {(levels) => (
          <>
            <dl className={desk.facts}>
              <Fact name={t('perWeek')}>{cost(allLevels(levels))}</Fact>
              <Fact name={t('total')}>{base(Math.round((allLevels(levels).loss * (percent.value ?? 0)) / 100))}</Fact>
            </dl>
            <Levels
              levels={levels}
              columns={[
                { label: t('col.weeks'), isNumber: true, cell: ({ weeks }) => count(weeks) },
                { label: t('col.loss'), isNumber: true, cell: ({ loss }) => base(loss) },
                { label: t('perWeek'), isNumber: true, cell: cost },
              ]}
            />
          </>
        )}
      </Measured>
      <p className={desk.muted}>{t('cashback.text')}</p>
    </Section>
  );
};

/** Rakeback: a share of every stake, by VIP level. */
export const RakebackExpected = (): ReactNode => {
  const t = useMessages(expectedMessages);
  const { base } = useDeskFormat();
  const turnover = useWhole(t('turnover'), USUAL_TURNOVER, [1, MAX_UNITS]);
  const minor = (turnover.value ?? 0) * MINOR;
  const perPlayer = ({ staked, players, statusId }: Level): number =>
    rakebackCost(staked / Math.max(players, 1), statusId);
  return (
    <Section title={t('kind.rakeback')}>
      <div className={desk.facts}>{turnover.field}</div>
      <dl className={desk.facts}>
        {[1, 5, 8].map((level) => (
          <Fact key={level} name={t('fromLevel', { level: vipName(level) ?? '' })}>
            {base(Math.round(rakebackCost(minor, level)))}
          </Fact>
        ))}
      </dl>
      <Measured bonus="rakeback">
        {(levels) => (
          <Levels
            levels={levels}
            columns={[
              { label: t('perPlayer'), isNumber: true, cell: (level) => base(Math.round(perPlayer(level))) },
              {
                label: t('total'),
                isNumber: true,
                cell: ({ staked, statusId }) => base(Math.round(rakebackCost(staked, statusId))),
              },
            ]}
          />
        )}
      </Measured>
      <p className={desk.muted}>{t('rakeback.text')}</p>
    </Section>
  );
};

/** Locked DIC, the form of introductory bonuses: released by turnover. */
export const LockedExpected = (): ReactNode => {
  const t = useMessages(expectedMessages);
  const { onAccount } = useDeskFormat();
  const { percent } = useFormat();
  const locked = useWhole(t('locked'), 1_000, [1, MAX_UNITS]);
  const turnover = useWhole(t('turnover'), USUAL_TURNOVER, [1, MAX_UNITS]);
  const amount = (locked.value ?? 0) * MINOR;
  const released = lockedDicCost(amount, (turnover.value ?? 0) * MINOR);
  return (
    <Section title={t('kind.locked')}>
      <div className={desk.facts}>
        {locked.field}
        {turnover.field}
      </div>
      <dl className={desk.facts}>
        <Fact name={t('released')}>{onAccount('dic', released)}</Fact>
        <Fact name={t('share')}>{amount === 0 ? '—' : percent((released / amount) * 100)}</Fact>
      </dl>
      <p className={desk.muted}>{t('locked.text')}</p>
    </Section>
  );
};
