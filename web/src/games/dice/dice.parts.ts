import { lazy } from 'react';
import { defineParts } from '../../core/games/define-game.ts';
import { diceHomeMessages } from './dice-home.messages.ts';

export const diceParts = defineParts({
  banner: { gradient: 'accent', messages: diceHomeMessages },
  miniature: async () => (await import('./dice-miniature.tsx')).DiceMiniature,
  Replay: lazy(async () => ({ default: (await import('./dice-replay.tsx')).DiceReplay })),
  Scene: lazy(async () => ({ default: (await import('./dice-gallery-scene.tsx')).DiceGalleryScene })),
  scripts: async () => (await import('./dice-gallery.ts')).diceScripts,
  fairness: async () => (await import('./dice.fairness.ts')).fairness,
  rules: async () => (await import('./dice.rules.tsx')).DiceRulesSource,
  faq: async () => (await import('./dice.faq.ts')).diceFaq,
  studio: async () => (await import('./dice.studio.ts')).diceStudio,
});
