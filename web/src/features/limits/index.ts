import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';

/** Responsible-gambling limits. */
export const limits = defineFeature({
  menu: { footer: [{ order: 20, label: label(texts('limits', 'titles'), 'responsible'), to: '/settings/limits' }] },
  settings: [
    {
      order: 50,
      path: 'limits',
      label: label(texts('limits', 'titles'), 'title'),
      forGuests: true,
      load: async () => (await import('./limits-screen.tsx')).LimitsScreen,
    },
  ],
  parts: {
    overlay: [
      { order: 10, audience: 'players', View: lazyPart(async () => (await import('./limits-watch.tsx')).LimitsWatch) },
    ],
  },
  start({ onPush }) {
    onPush('limits', () => void import('./limits-news.ts').then(({ limitsChanged }) => limitsChanged()));
  },
});
