import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { serverNow } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { momentsOf, rangeOf, type DayRange } from '../../core/staff/day-range.ts';
import { DeskState } from '../../core/staff/desk-state.tsx';
import { FiguresView } from './figures-view.tsx';
import { RangeForm } from '../../core/staff/range-form.tsx';

const Shown = ({ range, moments }: { range: DayRange; moments: { from: number; to: number } }): ReactNode => {
  const { data, error, refetch } = useCallQuery('officeCash.figures', moments);
  return data ? <FiguresView figures={data} range={range} /> : <DeskState error={error} retry={() => void refetch()} />;
};

/** /office/figures: what came in, what went out, what the house earned, what it owes. */
export const FiguresScreen = (): ReactNode => {
  const [params, setParams] = useSearchParams();
  const [now] = useState(serverNow);
  const range = rangeOf(params, now);
  const moments = momentsOf(range);
  return (
    <>
      <RangeForm key={`${range.from} ${range.to}`} range={range} onChange={(next) => setParams({ ...next })} />
      {moments && <Shown range={range} moments={moments} />}
    </>
  );
};
