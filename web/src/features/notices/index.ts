import { Bell } from 'lucide-react';
import { defineFeature, page } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';

const title = label(texts('notices', 'titles'), 'title');

/** Notices of what happened to a player while they were away. */
export const notices = defineFeature({
  routes: [page('/notices', title, async () => (await import('./notices-screen.tsx')).NoticesScreen)],
  parts: {
    header: [{ order: 6, audience: 'players', View: lazyPart(async () => (await import('./bell.tsx')).Bell) }],
    preferences: [
      { order: 0, audience: 'players', View: lazyPart(async () => (await import('./choices-card.tsx')).ChoicesCard) },
    ],
  },
  menu: { profile: [{ order: 9, label: title, Icon: Bell, to: '/notices' }] },
});
