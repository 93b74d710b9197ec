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

/** Keys of what was done at Telegram. */
export const TELEGRAM_GROUP = 'bonus:telegramBonusCheck';
export const TELEGRAM_STORY = 'bonus:telegramStoryCheck';

/** Everything of the player's bonuses at a glance. */
export const useOverview = (): UseQueryResult<BonusOverview, CallError> => useCallQuery(OVERVIEW, {});

/** Codes of the introductory bonuses that the player has used; undefined while they are not known. */
export const useUsedIntroductory = (): readonly number[] | undefined =>
  useCallQuery(INTRODUCTORY, {}).data?.usedBonuses;

/** Where the player stands with the robbery. */
export const useRobbery = (): UseQueryResult<RobberyState, CallError> =>
  useQuery<RobberyState, CallError>({ queryKey: [ROBBERY], queryFn: () => legacy(ROBBERY, {}) });

let held = 0; // whoever shows by chance what was given already

/** Keeps news of bonuses from the page until what they tell was shown. Returns how to let them through. */
export const holdBonusNews = (): (() => void) => {
  held += 1;
  return () => {
    held -= 1;
  };
};

export const areBonusNewsHeld = (): boolean => held > 0;

/** Reads again what may have changed. */
export const rereadBonuses = async (): Promise<void> => {
  await Promise.all(
    [OVERVIEW, INTRODUCTORY, HISTORY, ROBBERY, PARTNERS, TELEGRAM_GROUP, TELEGRAM_STORY].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  );
};
