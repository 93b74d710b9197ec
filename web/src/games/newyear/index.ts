import { newyearCover } from 'assets/features/draws/tile';
import { defineDraw } from '../../core/games/define-game.ts';

export const newyear = defineDraw({
  id: 'newyear',
  cover: newyearCover,
  isSeasonal: true,
  fairness: async () => (await import('./fairness.ts')).fairness,
  view: async () => (await import('./view.tsx')).NewyearView,
  studio: async () => (await import('./studio.ts')).newyearStudio,
});
