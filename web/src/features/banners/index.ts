import { defineFeature } from '../../core/features/feature.ts';

/** What the house offers, and games by turns. */
export const banners = defineFeature({
  home: [{ order: 10, load: async () => (await import('./banners-place.tsx')).BannersPlace }],
});
