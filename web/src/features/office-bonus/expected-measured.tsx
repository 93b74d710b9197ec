import { useMessages } from '../../core/i18n/messages.ts';
import { useState, type ReactNode } from 'react';
import { serverNow } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { momentsOf, rangeOf } from '../../core/office/day-range.ts';
import styles from '../../core/office/office.module.css';
import { Section, Note } from '../../core/office/section.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { RangeForm } from '../../core/office/range-form.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { vipName } from '../../core/vip/vip-level.ts';
import { allLevels, cashbackCost, lockedDicCost, rakebackCost, type Level } from './expected.maths.ts';
import { useWhole } from './whole-field.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import { useAddress } from '../../core/office/list-state.ts';

const MINOR = 100;
const MAX_PERCENT = 20;
const MAX_UNITS = 1_000_000_000;
const USUAL_TURNOVER = 100_000;

const Levels = ({ levels, columns }: { levels: readonly Level[]; columns: readonly Column<Level>[] }): ReactNode => {
  const t = useMessages('office-bonus', 'expected');
  const { count } = useFormat();
  const { base } = useDeskFormat();
  return (
    <List
      empty={t('measured.none')}
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
  return <Loaded query={useCallQuery('officeBonus.measured', moments)}>{({ levels }) => children(levels)}</Loaded>;
};

/** Play in the selected days, with the costs computed from it. */
const Measured = ({
  bonus,
  children,
}: {
  bonus: string;
  children: (levels: readonly Level[]) => ReactNode;
}): ReactNode => {
  const { params, replace } = useAddress();
  const [now] = useState(serverNow);
  const range = rangeOf(params, now);
  const moments = momentsOf(range);
  const show = (next: object): void => replace({ part: 'expected', bonus, ...next });
  return (
    <>
      <RangeForm key={`${range.from} ${range.to}`} range={range} onChange={show} />
      {moments && <Asked moments={moments}>{children}</Asked>}
    </>
  );
};

/** Cashback: a share of measured weekly losses. */
export const CashbackExpected = (): ReactNode => {
  const t = useMessages('office-bonus', 'expected');
  const { count } = useFormat();
  const { base } = useDeskFormat();
  const percent = useWhole(t('percent'), 5, [1, MAX_PERCENT]);
  const cost = (level: Pick<Level, 'loss' | 'weeks'>): string =>
    base(Math.round(cashbackCost(level, percent.value ?? 0)));
  return (
    <Section title={t('kind.cashback')}>
      <div className={styles.filters}>{percent.field}</div>
      <Measured bonus="cashback">
        {(levels) => (
          <>
            <Facts
              facts={[
                [t('perWeek'), cost(allLevels(levels))],
                [t('total'), base(Math.round((allLevels(levels).loss * (percent.value ?? 0)) / 100))],
              ]}
            />
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
      <Note>{t('cashback.text')}</Note>
    </Section>
  );
};

/** Rakeback: a share of every stake, by VIP level. */
export const RakebackExpected = (): ReactNode => {
  const t = useMessages('office-bonus', 'expected');
  const { base } = useDeskFormat();
  const turnover = useWhole(t('turnover'), USUAL_TURNOVER, [1, MAX_UNITS]);
  const minor = (turnover.value ?? 0) * MINOR;
  const perPlayer = ({ staked, players, statusId }: Level): number =>
    rakebackCost(staked / Math.max(players, 1), statusId);
  return (
    <Section title={t('kind.rakeback')}>
      <div className={styles.filters}>{turnover.field}</div>
      <Facts
        facts={[1, 5, 8].map((level) => [
          t('fromLevel', { level: vipName(level) ?? '' }),
          base(Math.round(rakebackCost(minor, level))),
        ])}
      />
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
      <Note>{t('rakeback.text')}</Note>
    </Section>
  );
};

/** Locked DIC, the form of introductory bonuses: released by turnover. */
export const LockedExpected = (): ReactNode => {
  const t = useMessages('office-bonus', 'expected');
  const { onAccount } = useDeskFormat();
  const { percent } = useFormat();
  const locked = useWhole(t('locked'), 1_000, [1, MAX_UNITS]);
  const turnover = useWhole(t('turnover'), USUAL_TURNOVER, [1, MAX_UNITS]);
  const amount = (locked.value ?? 0) * MINOR;
  const released = lockedDicCost(amount, (turnover.value ?? 0) * MINOR);
  return (
    <Section title={t('kind.locked')}>
      <div className={styles.filters}>
        {locked.field}
        {turnover.field}
      </div>
      <Facts
        facts={[
          [t('released'), onAccount('dic', released)],
          [t('share'), amount === 0 ? '—' : percent((released / amount) * 100)],
        ]}
      />
      <Note>{t('locked.text')}</Note>
    </Section>
  );
};
