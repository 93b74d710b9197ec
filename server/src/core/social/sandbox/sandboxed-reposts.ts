import type { RepostSource } from '../repost-source.ts';

const PREFIX = 'sandbox:';

/** A simulated network: it knows nobody but the people of its own. */
export const sandboxedReposts = (source: RepostSource): RepostSource => ({
  ...source,
  hasReposted: async (subject) =>
    subject.startsWith(PREFIX) && (await source.hasReposted(subject.slice(PREFIX.length))),
});
