import type { FastifyRequest } from 'fastify';
import { isLanguage, languages, type Language } from '../../../contract/languages.ts';
import type { FindSender } from './signed-in.ts';

/** The language in which a visitor reads. */
export type LanguageOf = (request: FastifyRequest) => Promise<Language>;

/** The language that a guest has chosen. */
export const chosenLanguage = ({ cookies }: FastifyRequest): Language | undefined =>
  isLanguage(cookies['lang']) ? cookies['lang'] : undefined;

/**
 * Language of a visitor: a guest's choice, else that of the account that is signed in, else the default. A page must
 * come whatever happens: a session that cannot be read only costs the language.
 */
export const createLanguageOf =
  (findSender: FindSender): LanguageOf =>
  async (request) => {
    const chosen = chosenLanguage(request);
    if (chosen) return chosen;
    const sender = await findSender(request).catch(() => undefined);
    return sender?.player.lang ?? languages[0];
  };
