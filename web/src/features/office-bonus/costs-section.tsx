import { useState, type ReactNode } from 'react';
import { serverNow } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { momentsOf, rangeOf, type DayRange } from '../../core/office/day-range.ts';
import styles from '../../core/office/office.module.css';
import { RangeForm } from '../../core/office/range-form.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { periods, type Period } from './costs.maths.ts';
import { CostsView } from './costs-view.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import { useAddress } from '../../core/office/list-state.ts';

const windows = ['7', '14', '30', '60', '90'] as const; // days before and after
type Window = (typeof windows)[number];

const isOneOf = <T extends string>(all: readonly T[], value: string | null): value is T =>
  all.some((one) => one === value);

interface Asked {
  range: DayRange;
  by: Period;
  days: Window;
}

const Choices = ({ by, days, onChange }: Omit<Asked, 'range'> & { onChange: (asked: object) => void }): ReactNode => {
  const t = useMessages('office-bonus', 'costs');
  const { count } = useFormat();
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('by')}
        options={periods.map((value) => ({ value, label: t(`by.${value}`) }))}
        value={by}
        onChange={(next) => onChange({ by: next })}
      />
      <SelectField
        label={t('window')}
        options={windows.map((value) => ({ value, label: count(Number(value)) }))}
        value={days}
        onChange={(next) => onChange({ days: next })}
      />
    </div>
  );
};

const Shown = ({ range, moments, by, days }: Asked & { moments: { from: number; to: number } }): ReactNode => {
  const asked = { ...moments, by, days: Number(days) };
  return (
    <Loaded query={useCallQuery('officeBonus.costs', asked)}>
      {(costs) => <CostsView costs={costs} range={range} by={by} days={asked.days} />}
    </Loaded>
  );
};

/** The cost of bonuses beside their takers' deposits. */
export const CostsSection = (): ReactNode => {
  const { params, replace } = useAddress();
  const [now] = useState(serverNow);
  const range = rangeOf(params, now);
  const moments = momentsOf(range);
  const [by, days] = [params.get('by'), params.get('days')];
  const asked: Asked = { range, by: isOneOf(periods, by) ? by : 'day', days: isOneOf(windows, days) ? days : '30' };
  const change = (changes: object): void =>
    replace({ part: 'costs', ...range, by: asked.by, days: asked.days, ...changes });
  return (
    <>
      <RangeForm key={`${range.from} ${range.to}`} range={range} onChange={change} />
      <Choices by={asked.by} days={asked.days} onChange={change} />
      {moments && <Shown {...asked} moments={moments} />}
    </>
  );
};
