import { lazy } from 'react';
import { defineParts } from '../../core/games/define-game.ts';
import { lazyTexts } from '../../core/i18n/messages.ts';

export const coinflipParts = defineParts({
  Replay: lazy(async () => ({ default: (await import('./fairness/replay.tsx')).CoinflipReplay })),
  Scene: lazy(async () => ({ default: (await import('./studio/gallery.tsx')).CoinflipGalleryScene })),
  scripts: async () => (await import('./studio/gallery.tsx')).coinflipScripts,
  direction: async () => (await import('./studio/gallery.tsx')).coinflipDirection,
  fairness: async () => (await import('./fairness/fairness.ts')).fairness,
  rules: async () => (await import('./screen/rules.tsx')).CoinflipRulesSource,
  faq: async () => ({
    messages: await lazyTexts('coinflip', 'faq'),
    numbers: { commission: ['percent', 'commissionPpm'] },
  }),
  NewRoom: lazy(async () => ({ default: (await import('./rooms/new-room.tsx')).NewCoinflipRoom })),
  studio: async () => (await import('./studio/studio.ts')).coinflipStudio,
});
