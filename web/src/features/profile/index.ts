import { UserRound } from 'lucide-react';
import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';

/** The card of a player, over whatever page it is opened on. */
export const profile = defineFeature({
  menu: {
    profile: [
      {
        order: 0,
        label: label(texts('profile', 'titles'), 'own'),
        Icon: UserRound,
        select: ({ profileID }) => openModal('player', profileID),
      },
    ],
  },
  parts: {
    playerCard: [{ order: 0, View: lazyPart(async () => (await import('./player-card-dialog.tsx')).PlayerCard) }],
  },
  dialogs: {
    player: { View: lazyPart(async () => (await import('./player-card-dialog.tsx')).PlayerCardDialog) },
  },
});
