import type { FastifyRequest } from 'fastify';
import { isLanguage, languages, type Language } from '../../../contract/languages.ts';
import type { FindSender } from './signed-in.ts';

/** The language in which a visitor reads. */
export type LanguageOf = (request: FastifyRequest) => Promise<Language>;

/** The language that a guest has chosen. */
export const chosenLanguage = ({ cookies }: FastifyRequest): Language | undefined =>
  isLanguage(cookies['lang']) ? cookies['lang'] : undefined;

/**
 * What a guest has chosen, else the language of the account that is signed in, else the default. A page must come
 * whatever happens: that nobody can say who is signed in only costs the language.
 */
export const createLanguageOf =
  (findSender: FindSender): LanguageOf =>
  async (request) => {
    const chosen = chosenLanguage(request);
    if (chosen) return chosen;
    const sender = await findSender(request).catch(() => undefined);
    return sender?.player.lang ?? languages[0];
  };
