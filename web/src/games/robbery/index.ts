import { defineDraw } from '../../core/games/define-game.ts';

export const robbery = defineDraw({
  id: 'robbery',
  fairness: async () => (await import('./fairness.ts')).fairness,
  view: async () => (await import('./view.tsx')).RobberyView,
  studio: async () => (await import('./studio.ts')).robberyStudio,
});
