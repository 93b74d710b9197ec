import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { BonusOverview, RobberyState } from 'server/contract';
import { legacy, type CallError } from '../../core/connection/connection.ts';
import { queryClient, useCallQuery } from '../../core/connection/query.ts';

const OVERVIEW = 'bonus.overview';
const INTRODUCTORY = 'bonus.introductory.getInfo';
const ROBBERY = 'bonus:loadPeriodicalBonuses';

/** Key of the history's pages. */
export const HISTORY = 'bonus.history';

/** Key of the partners' data. */
export const PARTNERS = 'bonus:getBonusPartnersData';

/** Keys of Telegram progress. */
export const TELEGRAM_GROUP = 'bonus:telegramBonusCheck';
export const TELEGRAM_STORY = 'bonus:telegramStoryCheck';

/** All of the player's bonuses at a glance. */
export const useOverview = (): UseQueryResult<BonusOverview, CallError> => useCallQuery(OVERVIEW, {});

/** Codes of the player's used introductory bonuses; undefined while loading. */
export const useUsedIntroductory = (): readonly number[] | undefined =>
  useCallQuery(INTRODUCTORY, {}).data?.usedBonuses;

/** The player's state of the robbery. */
export const useRobbery = (): UseQueryResult<RobberyState, CallError> =>
  useQuery<RobberyState, CallError>({ queryKey: [ROBBERY], queryFn: () => legacy(ROBBERY, {}) });

/** Reloads all bonus data. */
export const rereadBonuses = async (): Promise<void> => {
  await Promise.all(
    [OVERVIEW, INTRODUCTORY, HISTORY, ROBBERY, PARTNERS, TELEGRAM_GROUP, TELEGRAM_STORY].map(async (name) => {
      await queryClient.cancelQueries({ queryKey: [name] }); // a first load in flight may be older than the change
      await queryClient.invalidateQueries({ queryKey: [name] });
    }),
  );
};
