import type { UseQueryResult } from '@tanstack/react-query';
import type { BonusOverview } from 'server/contract';
import type { CallError } from '../../core/connection/connection.ts';
import { queryClient, useCallQuery } from '../../core/connection/query.ts';

const OVERVIEW = 'bonus.overview';
const INTRODUCTORY = 'bonus.introductory.getInfo';

/** Key of the history's pages. */
export const HISTORY = 'bonus.history';

/** Everything of the player's bonuses at a glance. */
export const useOverview = (): UseQueryResult<BonusOverview, CallError> => useCallQuery(OVERVIEW, {});

/** Codes of the introductory bonuses that the player has used; undefined while they are not known. */
export const useUsedIntroductory = (): readonly number[] | undefined =>
  useCallQuery(INTRODUCTORY, {}).data?.usedBonuses;

/** Reads again what may have changed. */
export const rereadBonuses = async (): Promise<void> => {
  await Promise.all(
    [OVERVIEW, INTRODUCTORY, HISTORY].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
  );
};
