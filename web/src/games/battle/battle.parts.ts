import { lazy } from 'react';
import { defineParts } from '../../core/games/define-game.ts';
import { battleHomeMessages } from './battle-home.messages.ts';

export const battleParts = defineParts({
  banner: { gradient: 'loss', messages: battleHomeMessages },
  miniature: async () => (await import('./battle-miniature.tsx')).BattleMiniature,
  Replay: lazy(async () => ({ default: (await import('./battle-replay.tsx')).BattleReplay })),
  Scene: lazy(async () => ({ default: (await import('./battle-gallery-scene.tsx')).BattleGalleryScene })),
  scripts: async () => (await import('./battle-gallery.ts')).battleScripts,
  fairness: async () => (await import('./battle.fairness.ts')).fairness,
  rules: async () => (await import('./battle.rules.tsx')).BattleRulesSource,
  faq: async () => (await import('./battle.faq.ts')).battleFaq,
  studio: async () => (await import('./battle.studio.ts')).battleStudio,
});
