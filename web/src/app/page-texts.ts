import type { Language, PageTexts, PageWords } from 'server/contract';
import { i18n, loadLanguage } from '../core/i18n/i18n.ts';
import { languageList, localeOf } from '../core/i18n/locales.ts';
import { label, type Label, type MessageParams } from '../core/i18n/messages.ts';
import { houseGames } from '../games/registry.ts';
import { houseFeatures } from './features.ts';
import { pagesMessages } from './pages.messages.ts';
import { shellMessages } from './shell.messages.ts';

// Read by the build, not by browsers: what the server writes into the document of each page that anyone can open.

/** What a label says in this language, whatever the interface's is. */
const translateTo =
  (language: Language) =>
  ({ namespace, key }: Label, params: MessageParams = {}): string =>
    i18n.t(key, { ns: namespace, lng: localeOf[language], ...params });

type Say = ReturnType<typeof translateTo>;

const pageTitle = label(shellMessages, 'title.page');
const siteTitle = label(shellMessages, 'title.site');
const aboutGame = label(pagesMessages, 'about.game');
const aboutMain = label(pagesMessages, 'about.main');
const aboutOther = label(pagesMessages, 'about.other');

const gamePages = (say: Say): [string, PageWords][] =>
  houseGames.all.map(({ card, path }) => {
    const name = say(label(card, 'name'));
    return [path, { title: say(pageTitle, { name }), description: say(aboutGame, { name }) }];
  });

const openPages = await houseFeatures.openPages(); // their texts come with them, before a language is loaded

const featurePages = (say: Say): [string, PageWords][] =>
  openPages.map(({ path, title, about = aboutOther }) => [
    path,
    { title: say(pageTitle, { name: say(title) }), description: say(about) },
  ]);

/** What pages say about themselves in a language. */
const textsIn = async (language: Language): Promise<PageTexts> => {
  await loadLanguage(language);
  const say = translateTo(language);
  const main = { title: say(siteTitle), description: say(aboutMain) };
  return {
    locale: localeOf[language],
    pages: { '/main': main, ...Object.fromEntries([...gamePages(say), ...featurePages(say)]) },
    other: { title: main.title, description: say(aboutOther) },
  };
};

const all = await Promise.all(languageList.map(async (language) => [language, await textsIn(language)] as const));

/** What pages say about themselves, in every language. */
export const pageTexts = Object.fromEntries(all) as Readonly<Record<Language, PageTexts>>;
