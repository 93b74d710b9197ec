import type { GroupSource } from '../group-source.ts';

const PREFIX = 'sandbox:';

/** A simulated messenger: it knows nobody but the people of its own. */
export const sandboxedGroup = (source: GroupSource): GroupSource => ({
  ...source,
  membershipOf: async (subject) =>
    subject.startsWith(PREFIX) ? source.membershipOf(subject.slice(PREFIX.length)) : 'unknown',
});
