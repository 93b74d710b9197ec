import { lazy, Suspense, type ReactNode } from 'react';
import type { MoneyChartProps } from '../../core/staff/money-chart.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';

const CHART_HEIGHT = 308;

const MoneyChart = lazy(async () => ({ default: (await import('../../core/staff/money-chart.tsx')).MoneyChart }));

/** A chart of money, which loads with its library. */
export const FiguresChart = (props: MoneyChartProps): ReactNode => (
  <Suspense fallback={<Skeleton height={CHART_HEIGHT} />}>
    <MoneyChart {...props} />
  </Suspense>
);
