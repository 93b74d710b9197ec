import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useGames } from '../../core/games/games.ts';
import { lastDays, readFilters, type FilterName, type ReadFilters } from './audit-filters.ts';

export interface PageFilters extends ReadFilters {
  names: readonly FilterName[];
  params: URLSearchParams;
  isWrong: boolean;
  apply(params: Readonly<Record<string, string>>): void;
}

/** The conditions of this page, which stand in its address. `names` never changes. */
export const useFilters = (names: readonly FilterName[]): PageFilters => {
  const [params, setParams] = useSearchParams();
  const { ids } = useGames();
  const read = useMemo(() => readFilters(params, names, ids), [params, names, ids]);
  return {
    ...read,
    names,
    params,
    isWrong: Object.keys(read.wrong).length > 0,
    apply: (next) => setParams(next),
  };
};

const PERIOD_DAYS = 30;

interface Period {
  from: number;
  to: number;
}

/** The period that is asked for, or the last thirty days; `renew` has a period without an end reach up to now. */
export const useRenewedPeriod = ({ filters }: ReadFilters): { period: Period; renew: () => void } => {
  const [usual, setUsual] = useState(() => lastDays(PERIOD_DAYS, Date.now()));
  const { from, to } = filters;
  const period = {
    from: from ?? Math.min(usual.from, (to ?? usual.to) - 1),
    to: to ?? Math.max(usual.to, (from ?? 0) + 1),
  };
  return { period, renew: () => setUsual(lastDays(PERIOD_DAYS, Date.now())) };
};

/** The period that is asked for, or the last thirty days. */
export const usePeriod = (filters: ReadFilters): Period => useRenewedPeriod(filters).period;
