import { UserRound } from 'lucide-react';
import { defineFeature } from '../../core/features/feature.ts';
import { label } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { profileTitles } from './profile-titles.messages.ts';

/** The card of a player, over whatever page it is opened on. */
export const profile = defineFeature({
  menu: {
    profile: [
      {
        order: 0,
        label: label(profileTitles, 'own'),
        Icon: UserRound,
        select: ({ profileID }) => openModal('player', profileID),
      },
    ],
  },
  dialogs: {
    player: { View: lazyPart(async () => (await import('./player-card-dialog.tsx')).PlayerCardDialog) },
  },
});
