import { marketing as stored } from 'db';
import { marketing as contract } from '../../../contract/features/marketing.contract.ts';
import { cachedFor } from '../../core/cached.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { shownPosts } from './posts.ts';

const FRESH_MS = 15_000; // a banner that is taken down is gone within this time

/** Banners and news that the staff have written, for everybody. */
export const marketing = defineFeature({
  contract,
  open({ em, clock }) {
    const load = cachedFor(FRESH_MS, clock, () => stored.marketingPosts(em()).shown(clock.now()));
    return {
      calls: {
        'marketing.posts': { handle: async ({ language }) => shownPosts(await load(), language) },
      },
    };
  },
});
