import { defineFeature } from '../../core/features/feature.ts';

/** Banners of the house's offers, and of games by turns. */
export const banners = defineFeature({
  home: [{ order: 10, load: async () => (await import('./banners-place.tsx')).BannersPlace }],
});
