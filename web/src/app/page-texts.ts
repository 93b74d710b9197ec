import type { Language, PageTexts, PageWords } from 'server/contract';
import { casinoCategories, categoryPath } from '../core/games/casino-categories.ts';
import { i18n, loadLanguage } from '../core/i18n/i18n.ts';
import { languageList, localeOf } from '../core/i18n/locales.ts';
import type { MessageKey, MessageParams, Messages } from '../core/i18n/messages.ts';
import { helpdeskPath, helpdeskTabs } from '../features/helpdesk/helpdesk-tabs.ts';
import { helpdeskMessages } from '../features/helpdesk/helpdesk.messages.ts';
import { houseGames } from '../games/registry.ts';
import { pagesMessages } from './pages.messages.ts';
import { shellMessages } from './shell.messages.ts';

// Read by the build, not by browsers: what the server writes into the document of each page that anyone can open.

/** A message in this language, whatever the interface's is. */
const translateTo =
  (language: Language) =>
  <S extends object>({ namespace }: Messages<S>, key: MessageKey<S>, params: MessageParams = {}): string =>
    i18n.t(key as string, { ns: namespace, lng: localeOf[language], ...params });

type Say = ReturnType<typeof translateTo>;

const gamePages = (say: Say): [string, PageWords][] =>
  houseGames.all.map(({ card, path }) => {
    const name = say(card, 'name');
    const description = say(pagesMessages, 'about.game', { name });
    return [path, { title: say(shellMessages, 'title.game', { name }), description }];
  });

const casinoPages = (say: Say): [string, PageWords][] => {
  const words = { title: say(shellMessages, 'title.casino'), description: say(pagesMessages, 'about.other') };
  return casinoCategories.map((category) => [categoryPath(category), words]);
};

const helpdeskPages = (say: Say): [string, PageWords][] =>
  helpdeskTabs.map((tab) => {
    const title = `${say(helpdeskMessages, `${tab}.title`)} — Glasshouse`;
    return [helpdeskPath(tab), { title, description: say(pagesMessages, 'about.other') }];
  });

/** What pages say about themselves in a language. */
const textsIn = async (language: Language): Promise<PageTexts> => {
  await loadLanguage(language);
  const say = translateTo(language);
  const main = { title: say(shellMessages, 'title.main'), description: say(pagesMessages, 'about.main') };
  const fairness = { title: say(shellMessages, 'title.fairness'), description: say(pagesMessages, 'about.fairness') };
  return {
    locale: localeOf[language],
    pages: {
      '/main': main,
      '/fairness': fairness,
      ...Object.fromEntries([...gamePages(say), ...casinoPages(say), ...helpdeskPages(say)]),
    },
    other: { title: main.title, description: say(pagesMessages, 'about.other') },
  };
};

const all = await Promise.all(languageList.map(async (language) => [language, await textsIn(language)] as const));

/** What pages say about themselves, in every language. */
export const pageTexts = Object.fromEntries(all) as Readonly<Record<Language, PageTexts>>;
