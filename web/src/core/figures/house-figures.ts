import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BonusList } from 'server/contract';
import type { CallError } from '../connection/connection.ts';
import { useCallQuery } from '../connection/query.ts';
import { useFigureTexts, type FigureTexts } from './figure-texts.ts';

const FRESH_MS = 60_000;

/** All bonuses with the figures of the campaigns in force, for guests too. */
export const useBonusList = (): UseQueryResult<BonusList, CallError> =>
  useCallQuery('bonus.list', {}, { staleTime: FRESH_MS });

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * The figures that texts of the house are filled in with: its rules, and those of each campaign in force after its bonus
 * (`cashbackPercent`). What is not known yet is missing, and shown as "…".
 */
export const useHouseFigures = (): FigureTexts => {
  const { data } = useBonusList();
  const write = useFigureTexts();
  return useMemo(() => {
    const campaigns = (data?.bonuses ?? []).flatMap(({ bonus, figures }) =>
      Object.entries(write(figures)).map(([name, text]) => [`${bonus}${capital(name)}`, text] as const),
    );
    return { ...write(data?.figures ?? {}), ...Object.fromEntries(campaigns) };
  }, [data, write]);
};
