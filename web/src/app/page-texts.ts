import { type Language, type PageTexts, type PageWords, languages } from 'server/contract';
import { loadLanguage } from '../core/i18n/i18n.ts';
import { localeOf } from '../core/i18n/locales.ts';
import { label, sayLabel, texts, type Label, type MessageParams } from '../core/i18n/messages.ts';
import { houseGames } from '../games/registry.ts';
import { houseFeatures } from './features.ts';
import { addressesOf } from './site-routes.tsx';

// Read by the build, not by browsers: what the server writes into the document of each page that anyone can open.

type Say = (text: Label, params?: MessageParams) => string;

const pageTitle = label(texts('app', 'shell'), 'title.page');
const siteTitle = label(texts('app', 'shell'), 'title.site');
const aboutGame = label(texts('app', 'pages'), 'about.game');
const aboutMain = label(texts('app', 'pages'), 'about.main');
const aboutOther = label(texts('app', 'pages'), 'about.other');

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

/** Texts of pages about themselves in a language. */
const textsIn = async (language: Language): Promise<PageTexts> => {
  await loadLanguage(language);
  const say: Say = (text, params) => sayLabel(text, localeOf[language], params);
  const main = { title: say(siteTitle), description: say(aboutMain) };
  return {
    locale: localeOf[language],
    pages: { '/main': main, ...Object.fromEntries([...gamePages(say), ...featurePages(say)]) },
    other: { title: main.title, description: say(aboutOther) },
  };
};

const all = await Promise.all(languages.map(async (language) => [language, await textsIn(language)] as const));

/** Texts of pages about themselves, in every language. */
export const pageTexts = Object.fromEntries(all) as Readonly<Record<Language, PageTexts>>;

/** Every address of the site. */
export const addresses: readonly string[] = addressesOf({ games: houseGames, features: houseFeatures });
