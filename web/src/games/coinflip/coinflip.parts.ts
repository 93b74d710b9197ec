import { lazy } from 'react';
import { defineParts } from '../../core/games/define-game.ts';

export const coinflipParts = defineParts({
  miniature: async () => (await import('./coinflip-miniature.tsx')).CoinflipMiniature,
  Replay: lazy(async () => ({ default: (await import('./coinflip-replay.tsx')).CoinflipReplay })),
  Scene: lazy(async () => ({ default: (await import('./coinflip-gallery-scene.tsx')).CoinflipGalleryScene })),
  scripts: async () => (await import('./coinflip-gallery.ts')).coinflipScripts,
  fairness: async () => (await import('./coinflip.fairness.ts')).fairness,
  rules: async () => (await import('./coinflip.rules.tsx')).CoinflipRulesSource,
  faq: async () => (await import('./coinflip.faq.ts')).coinflipFaq,
  studio: async () => (await import('./coinflip.studio.ts')).coinflipStudio,
});
