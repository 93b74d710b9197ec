import { useQueries } from '@tanstack/react-query';
import { isAmong } from '../../core/features/audience.ts';
import type { OfficeFound } from '../../core/features/feature.ts';
import { useFeatures } from '../../core/features/features.ts';
import { useLabels } from '../../core/i18n/messages.ts';
import { useSession } from '../../core/session/session.ts';

const FRESH_MS = 30_000;

/** Things that the areas find by a text, as far as the rights of who asks go; an empty text asks nothing. */
export const useFound = (
  text: string,
): { choices: (OfficeFound & { group: string })[]; isBusy: boolean; hasFailed: boolean } => {
  const session = useSession();
  const finders = useFeatures().officeFinders.filter(({ audience }) => isAmong(audience, session));
  const groups = useLabels(finders.map(({ label }) => label));
  const answers = useQueries({
    queries: finders.map(({ order, load }) => ({
      queryKey: ['office-palette', order, text],
      queryFn: async (): Promise<readonly OfficeFound[]> => (await load())(text),
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
