import { Trophy } from 'lucide-react';
import { defineFeature, page } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';

const title = label(texts('tournament', 'titles'), 'title');

/** The daily tournament: bank, ranking, registration and recent prizes. */
export const tournament = defineFeature({
  routes: [page('/dailydist', title, async () => (await import('./tournament-page.tsx')).TournamentPage)],
  home: [{ order: 9, load: async () => (await import('./tournament-place.tsx')).TournamentPlace }],
  menu: { sections: [{ order: 16, label: title, Icon: Trophy, to: '/dailydist' }] },
  dialogs: {
    tournament: {
      audience: 'players',
      View: lazyPart(async () => (await import('./tournament-dialog.tsx')).TournamentDialog),
    },
  },
  parts: {
    overlay: [
      {
        order: 60,
        audience: 'players',
        View: lazyPart(async () => (await import('./tournament-news.tsx')).TournamentNewsWatch),
      },
    ],
  },
  bonusSections: [
    {
      order: 55,
      path: 'tournament',
      label: title,
      audience: 'bonusRules',
      View: lazyPart(async () => (await import('./office-section.tsx')).OfficeTournamentSection),
    },
  ],
  houseChanges: { tournamentPrizes: async () => (await import('./tournament-house.ts')).tournamentHouse },
  openPages: async () => (await import('./open-pages.ts')).openPages,
});
