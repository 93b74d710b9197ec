import { defineFeature } from '../../core/features/feature.ts';

/** The bets that were settled last, and the best of the day. */
export const liveFeed = defineFeature({
  home: [
    { order: 7, load: async () => (await import('./best-wins-place.tsx')).BestWinsPlace },
    { order: 50, load: async () => (await import('./live-feed-place.tsx')).LiveFeedPlace },
  ],
});
