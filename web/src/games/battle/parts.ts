import { lazy } from 'react';
import { defineParts } from '../../core/games/define-game.ts';
import { lazyTexts, texts } from '../../core/i18n/messages.ts';

export const battleParts = defineParts({
  banner: { gradient: 'loss', messages: texts('battle', 'home') },
  Replay: lazy(async () => ({ default: (await import('./fairness/replay.tsx')).BattleReplay })),
  Scene: lazy(async () => ({ default: (await import('./studio/gallery.tsx')).BattleGalleryScene })),
  scripts: async () => (await import('./studio/gallery.tsx')).battleScripts,
  direction: async () => (await import('./studio/gallery.tsx')).battleDirection,
  fairness: async () => (await import('./fairness/fairness.ts')).fairness,
  rules: async () => (await import('./screen/rules.tsx')).BattleRulesSource,
  faq: async () => ({
    messages: await lazyTexts('battle', 'faq'),
    numbers: { seconds: ['seconds', 'countdownMs'], commission: ['percent', 'commissionPpm'] },
  }),
  studio: async () => (await import('./studio/studio.ts')).battleStudio,
});
