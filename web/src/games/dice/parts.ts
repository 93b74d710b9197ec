import { lazy } from 'react';
import { defineParts } from '../../core/games/define-game.ts';
import { lazyTexts, texts } from '../../core/i18n/messages.ts';

export const diceParts = defineParts({
  banner: { gradient: 'accent', messages: texts('dice', 'home') },
  Replay: lazy(async () => ({ default: (await import('./fairness/replay.tsx')).DiceReplay })),
  Scene: lazy(async () => ({ default: (await import('./studio/gallery.tsx')).DiceGalleryScene })),
  scripts: async () => (await import('./studio/gallery.tsx')).diceScripts,
  direction: async () => (await import('./studio/gallery.tsx')).diceDirection,
  fairness: async () => (await import('./fairness/fairness.ts')).fairness,
  rules: async () => (await import('./screen/rules.tsx')).DiceRulesSource,
  faq: async () => ({ messages: await lazyTexts('dice', 'faq'), numbers: {} }),
  studio: async () => (await import('./studio/studio.ts')).diceStudio,
});
