import { defineFeature } from '../../core/features/feature.ts';

/** The bets that were settled last. */
export const liveFeed = defineFeature({
  home: [{ order: 50, load: async () => (await import('./live-feed-place.tsx')).LiveFeedPlace }],
});
