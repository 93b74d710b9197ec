import { lazy } from 'react';
import { defineParts } from '../../core/games/define-game.ts';
import { minesHomeMessages } from './mines-home.messages.ts';

export const minesParts = defineParts({
  banner: { gradient: 'win', messages: minesHomeMessages },
  miniature: async () => (await import('./mines-miniature.tsx')).MinesMiniature,
  Replay: lazy(async () => ({ default: (await import('./mines-replay.tsx')).MinesReplay })),
  Scene: lazy(async () => ({ default: (await import('./mines-gallery-scene.tsx')).MinesGalleryScene })),
  scripts: async () => (await import('./mines-gallery.ts')).minesScripts,
  fairness: async () => (await import('./mines.fairness.ts')).fairness,
  rules: async () => (await import('./mines.rules.tsx')).MinesRulesSource,
  faq: async () => (await import('./mines.faq.ts')).minesFaq,
  studio: async () => (await import('./mines.studio.ts')).minesStudio,
});
