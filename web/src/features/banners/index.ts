import { defineFeature } from '../../core/features/feature.ts';
import { BannersPlace } from './banners-place.tsx';

/** What the house offers, and games by turns. */
export const banners = defineFeature({ parts: { home: [{ order: 10, View: BannersPlace }] } });
