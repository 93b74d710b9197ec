import { lazy } from 'react';
import { defineParts } from '../../core/games/define-game.ts';
import { wheelHomeMessages } from './wheel-home.messages.ts';

export const wheelParts = defineParts({
  banner: { gradient: 'gold', messages: wheelHomeMessages },
  miniature: async () => (await import('./wheel-miniature.tsx')).WheelMiniature,
  Replay: lazy(async () => ({ default: (await import('./wheel-replay.tsx')).WheelReplay })),
  Scene: lazy(async () => ({ default: (await import('./wheel-gallery-scene.tsx')).WheelGalleryScene })),
  scripts: async () => (await import('./wheel-gallery.ts')).wheelScripts,
  fairness: async () => (await import('./wheel.fairness.ts')).fairness,
  rules: async () => (await import('./wheel.rules.tsx')).WheelRulesSource,
  faq: async () => (await import('./wheel.faq.ts')).wheelFaq,
  studio: async () => (await import('./wheel.studio.ts')).wheelStudio,
});
