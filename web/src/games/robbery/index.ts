import { bannerPictures } from 'assets';
import { defineDraw } from '../../core/games/define-game.ts';

export const robbery = defineDraw({
  id: 'robbery',
  tile: bannerPictures.robbery,
  fairness: async () => (await import('./fairness.ts')).fairness,
  view: async () => (await import('./view.tsx')).RobberyView,
  studio: async () => (await import('./studio.ts')).robberyStudio,
});
