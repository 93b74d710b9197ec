import { robberyCover } from 'assets/features/draws/tile';
import { defineDraw } from '../../core/games/define-game.ts';

export const robbery = defineDraw({
  id: 'robbery',
  cover: robberyCover,
  fairness: async () => (await import('./fairness.ts')).fairness,
  view: async () => (await import('./view.tsx')).RobberyView,
  studio: async () => (await import('./studio.ts')).robberyStudio,
});
