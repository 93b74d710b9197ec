import { defineFeature } from '../../core/features/feature.ts';
import { LiveFeedPlace } from './live-feed-place.tsx';

/** The bets that were settled last. */
export const liveFeed = defineFeature({ parts: { home: [{ order: 50, View: LiveFeedPlace }] } });
