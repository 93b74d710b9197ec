import { lazy, Suspense, type ReactNode } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import type { MoneyPlotProps } from './money-plot.tsx';

const HEIGHT = 308;

const MoneyPlot = lazy(async () => ({ default: (await import('./money-plot.tsx')).MoneyPlot }));

/** A chart of money, which loads with its library. */
export const MoneyChart = (props: MoneyPlotProps): ReactNode => (
  <Suspense fallback={<Skeleton height={HEIGHT} />}>
    <MoneyPlot {...props} />
  </Suspense>
);
