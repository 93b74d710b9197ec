import { defineFeature } from '../../core/features/feature.ts';
import { label } from '../../core/i18n/messages.ts';
import { officeGamesTitles } from './office-games-titles.messages.ts';

/** The operator's catalogue of other houses' games. */
export const officeGames = defineFeature({
  office: [
    {
      order: 45,
      path: 'games',
      label: label(officeGamesTitles, 'games'),
      audience: 'finance',
      load: async () => (await import('./games-screen.tsx')).GamesScreen,
    },
  ],
});
