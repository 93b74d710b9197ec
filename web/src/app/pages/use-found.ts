import { useQueries } from '@tanstack/react-query';
import type { OfficeFound, OfficePage } from '../../core/features/feature.ts';
import { useLabels } from '../../core/i18n/messages.ts';

const FRESH_MS = 30_000;

/** Things that these pages find by a text; an empty text asks nothing. */
export const useFound = (
  pages: readonly OfficePage[],
  text: string,
): { choices: (OfficeFound & { group: string })[]; isBusy: boolean; hasFailed: boolean } => {
  const finders = pages.flatMap(({ find, ...page }) => (find ? [{ ...page, find }] : []));
  const groups = useLabels(finders.map(({ label }) => label));
  const answers = useQueries({
    queries: finders.map(({ path, find }) => ({
      queryKey: ['office-palette', path, text],
      queryFn: async (): Promise<readonly OfficeFound[]> => (await find())(text),
      enabled: text !== '',
      staleTime: FRESH_MS,
      retry: false,
    })),
  });
  return {
    choices: answers.flatMap(({ data = [] }, place) =>
      data.map((found) => ({ ...found, key: `${place} ${found.key}`, group: groups[place] ?? '' })),
    ),
    isBusy: answers.some(({ isFetching }) => isFetching),
    hasFailed: answers.some(({ isError }) => isError),
  };
};
