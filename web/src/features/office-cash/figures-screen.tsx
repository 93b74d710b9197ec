import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { serverNow } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { momentsOf, rangeOf, type DayRange } from '../../core/office/day-range.ts';
import { FiguresView } from './figures-view.tsx';
import { RangeForm } from '../../core/office/range-form.tsx';
import { Loaded } from '../../core/office/loaded.tsx';

const Shown = ({ range, moments }: { range: DayRange; moments: { from: number; to: number } }): ReactNode => (
  <Loaded query={useCallQuery('officeCash.figures', moments)}>
    {(figures) => <FiguresView figures={figures} range={range} />}
  </Loaded>
);

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
