import { defineDraw } from '../../core/games/define-game.ts';

export const robbery = defineDraw({
  id: 'robbery',
  fairness: async () => (await import('./robbery.fairness.ts')).fairness,
  view: async () => (await import('./robbery-view.tsx')).RobberyView,
  studio: async () => (await import('./robbery.studio.ts')).robberyStudio,
});
