import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { serverNow } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { momentsOf, rangeOf, type DayRange } from '../../core/staff/day-range.ts';
import { DeskState } from '../../core/staff/desk-state.tsx';
import desk from '../../core/staff/desk.module.css';
import { RangeForm } from '../../core/staff/range-form.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { costMessages } from './costs.messages.ts';
import { periods, type Period } from './costs.maths.ts';
import { CostsView } from './costs-view.tsx';

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
  const t = useMessages(costMessages);
  const { count } = useFormat();
  return (
    <div className={desk.facts}>
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
  const { data, error, refetch } = useCallQuery('officeBonus.costs', asked);
  return data ? (
    <CostsView costs={data} range={range} by={by} days={asked.days} />
  ) : (
    <DeskState error={error} retry={() => void refetch()} />
  );
};

/** The cost of bonuses beside their takers' deposits. */
export const CostsSection = (): ReactNode => {
  const [params, setParams] = useSearchParams();
  const [now] = useState(serverNow);
  const range = rangeOf(params, now);
  const moments = momentsOf(range);
  const [by, days] = [params.get('by'), params.get('days')];
  const asked: Asked = { range, by: isOneOf(periods, by) ? by : 'day', days: isOneOf(windows, days) ? days : '30' };
  const change = (changes: object): void =>
    setParams({ part: 'costs', ...range, by: asked.by, days: asked.days, ...changes }, { replace: true });
  return (
    <>
      <RangeForm key={`${range.from} ${range.to}`} range={range} onChange={change} />
      <Choices by={asked.by} days={asked.days} onChange={change} />
      {moments && <Shown {...asked} moments={moments} />}
    </>
  );
};
