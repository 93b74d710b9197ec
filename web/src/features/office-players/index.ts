import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

/** Players, in the back office: finding one, and everything about one. */
export const officePlayers = defineFeature({
  office: [
    {
      order: 105,
      path: 'players',
      label: label(texts('office-players', 'titles'), 'players'),
      audience: 'playerPages',
      load: async () => (await import('./players-screen.tsx')).PlayersScreen,
      find: async () => (await import('./find-by-text.ts')).findPlayers,
      below: { ':id': async () => (await import('./player-screen.tsx')).PlayerScreen },
    },
  ],
});
