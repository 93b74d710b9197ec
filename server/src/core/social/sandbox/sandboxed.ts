import type { Person, SocialProvider } from '../social-provider.ts';
import type { TelegramResults } from '../social-setup.ts';
import type { GroupSource, RepostSource } from '../sources.ts';

/** Somebody who does not exist never opens what belongs to a person whom the real provider knows by the same id. */
const notReal = (person: Person): Person => ({ ...person, subject: `sandbox:${person.subject}`, url: null });

/** A simulated provider: browsers reach it at the site's address as they know it, whatever ours is on this machine. */
export const sandboxed = (provider: SocialProvider): SocialProvider => ({
  async authorizeUrl(authorization) {
    const { protocol, host } = new URL(authorization.returnTo);
    return Object.assign(new URL(await provider.authorizeUrl(authorization)), { protocol, host }).href;
  },
  personOf: async (authorization, callback) => notReal(await provider.personOf(authorization, callback)),
});

/** The same for what Telegram signs. */
export const sandboxedResults = (results: TelegramResults): TelegramResults => ({
  personOfWidget: async (fields) => notReal(await results.personOfWidget(fields)),
  personOfWebApp: async (initData) => notReal(await results.personOfWebApp(initData)),
});

const PREFIX = 'sandbox:';

/** A simulated messenger: it knows nobody but the people of its own. */
export const sandboxedGroup = (source: GroupSource): GroupSource => ({
  ...source,
  membershipOf: async (subject) =>
    subject.startsWith(PREFIX) ? source.membershipOf(subject.slice(PREFIX.length)) : 'unknown',
});

/** A simulated network: it knows nobody but the people of its own. */
export const sandboxedReposts = (source: RepostSource): RepostSource => ({
  ...source,
  hasReposted: async (subject) =>
    subject.startsWith(PREFIX) && (await source.hasReposted(subject.slice(PREFIX.length))),
});
