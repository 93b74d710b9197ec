import { defineFeature } from '../../core/features/feature.ts';

/** Banners of the house's offers, of games by turns and of the staff, and news. */
export const banners = defineFeature({
  home: [
    { order: 10, load: async () => (await import('./banners-place.tsx')).BannersPlace },
    { order: 45, load: async () => (await import('./news-place.tsx')).NewsPlace },
  ],
});
