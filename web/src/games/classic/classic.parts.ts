import { lazy } from 'react';
import { defineParts } from '../../core/games/define-game.ts';

export const classicParts = defineParts({
  miniature: async () => (await import('./classic-miniature.tsx')).ClassicMiniature,
  Replay: lazy(async () => ({ default: (await import('./classic-replay.tsx')).ClassicReplay })),
  Scene: lazy(async () => ({ default: (await import('./classic-gallery-scene.tsx')).ClassicGalleryScene })),
  scripts: async () => (await import('./classic-gallery.ts')).classicScripts,
  fairness: async () => (await import('./classic.fairness.ts')).fairness,
  rules: async () => (await import('./classic.rules.tsx')).ClassicRulesSource,
  faq: async () => (await import('./classic.faq.ts')).classicFaq,
  studio: async () => (await import('./classic.studio.ts')).classicStudio,
});
