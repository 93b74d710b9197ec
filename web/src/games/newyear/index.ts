import { defineDraw } from '../../core/games/define-game.ts';

export const newyear = defineDraw({
  id: 'newyear',
  fairness: async () => (await import('./newyear.fairness.ts')).fairness,
  view: async () => (await import('./newyear-view.tsx')).NewyearView,
  studio: async () => (await import('./newyear.studio.ts')).newyearStudio,
});
