import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

/** The operator's catalogue of other houses' games. */
export const officeGames = defineFeature({
  office: [
    {
      order: 345,
      path: 'games',
      label: label(texts('office-games', 'titles'), 'games'),
      audience: 'gameCatalogue',
      load: async () => (await import('./games-screen.tsx')).GamesScreen,
    },
  ],
  houseChanges: { gameRules: async () => (await import('./rules-house.ts')).rulesHouse },
});
