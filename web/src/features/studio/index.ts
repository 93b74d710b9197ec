import { SlidersHorizontal } from 'lucide-react';
import { redirect } from 'react-router';
import { defineFeature, page } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';

const title = label(texts('studio', 'titles'), 'title');

/** Pages of designers for the games' configs. */
export const studio = defineFeature({
  routes: [
    page('/studio', title, async () => (await import('./studio-home-screen.tsx')).StudioHomeScreen),
    page(
      '/studio/inbox',
      label(texts('studio', 'titles'), 'inbox'),
      async () => (await import('./inbox-screen.tsx')).InboxScreen,
    ),
    {
      ...page('/studio/:game', title, async () => (await import('./studio-game.tsx')).StudioGame),
      children: [
        { index: true, loader: ({ params: { game = '' } }) => redirect(`/studio/${game}/design`) },
        page('design', title, async () => (await import('./design-screen.tsx')).DesignScreen),
        page('guardrails', title, async () => (await import('./guardrails-screen.tsx')).GuardrailsScreen),
        page('versions', title, async () => (await import('./versions-screen.tsx')).VersionsScreen),
        page('versions/:id', title, async () => (await import('./version-screen.tsx')).VersionScreen),
      ],
    },
  ],
  parts: {
    header: [
      { order: 0, audience: 'studio', View: lazyPart(async () => (await import('./inbox-link.tsx')).InboxLink) },
    ],
  },
  menu: { profile: [{ order: 30, label: title, Icon: SlidersHorizontal, to: '/studio', audience: 'studio' }] },
});
