import type { Person, SocialProvider } from '../social-provider.ts';
import type { TelegramResults } from '../telegram-results.ts';

/** Somebody who does not exist never opens what belongs to a person whom the real provider knows by the same id. */
const notReal = (person: Person): Person => ({ ...person, subject: `sandbox:${person.subject}`, url: null });

/** A simulated provider: browsers reach it at the site's address as they know it, whatever ours is on this machine. */
export const sandboxed = (provider: SocialProvider): SocialProvider => ({
  async authorizeUrl(journey) {
    const { protocol, host } = new URL(journey.returnTo);
    return Object.assign(new URL(await provider.authorizeUrl(journey)), { protocol, host }).href;
  },
  personOf: async (journey, callback) => notReal(await provider.personOf(journey, callback)),
});

/** The same for what Telegram signs. */
export const sandboxedResults = (results: TelegramResults): TelegramResults => ({
  personOfWidget: async (fields) => notReal(await results.personOfWidget(fields)),
  personOfWebApp: async (initData) => notReal(await results.personOfWebApp(initData)),
});
