import { bannerPictures } from 'assets';
import { defineDraw } from '../../core/games/define-game.ts';

export const newyear = defineDraw({
  id: 'newyear',
  tile: bannerPictures.newyear,
  isSeasonal: true,
  fairness: async () => (await import('./fairness.ts')).fairness,
  view: async () => (await import('./view.tsx')).NewyearView,
  studio: async () => (await import('./studio.ts')).newyearStudio,
});
