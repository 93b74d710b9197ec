import { CYRILLIC_IN_LATIN } from 'db';
import { LinkifyIt } from 'linkify-it';
import { DataSet, englishDataset, englishRecommendedTransformers, parseRawPattern, RegExpMatcher } from 'obscenity';
import { innocentWords, refusedWords, reviewedPhrases } from './words.ts';

// Latin letters and digits that stand for Cyrillic ones because they look like them.
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aаbвcсeеhнiіkкmмnпoоpрrгtтuиxхyу0о3з4ч6б'].flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1] ?? letter]] : [],
  ),
);
const ACCENTS = /\p{M}+/gu;
const SPELT_OUT = /(?<=(?<!\p{L})\p{L})[\s._*-]+(?=\p{L}(?!\p{L}))/gu; // "w o r d"
const SEPARATORS = /(?<=\p{L})[._*'’ʻ`-]+(?=\p{L})/gu; // "wo.rd"

const inLatin = (text: string): string => [...text].map((letter) => CYRILLIC_IN_LATIN[letter] ?? letter).join('');

/** A text in Latin letters, without accents and without what stands between the letters of a word. */
const romanised = (text: string): string =>
  inLatin(text.toLowerCase().replace(SPELT_OUT, '').replace(SEPARATORS, ''))
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replaceAll('ı', 'i');

const withLookAlikes = (text: string): string =>
  [...text.toLowerCase()].map((letter) => LOOK_ALIKES[letter] ?? letter).join('');

const dataset = new DataSet<{ originalWord: string }>().addAll(englishDataset);
for (const originalWord of refusedWords)
  dataset.addPhrase((phrase) => phrase.setMetadata({ originalWord }).addPattern(parseRawPattern(originalWord)));
for (const word of innocentWords) dataset.addPhrase((phrase) => phrase.addWhitelistedTerm(word));

const matcher = new RegExpMatcher({ ...dataset.build(), ...englishRecommendedTransformers });

// Cyrillic letters that stand in a Latin word because they look like its own.
const IN_LATIN_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аaсcеeоoрpхxуyкkіiѕsԁd'].flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1] ?? letter]] : [],
  ),
);
const MIXED = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u;
const HAS_CYRILLIC = /\p{Script=Cyrillic}/u;
const DOT_WORDS = /\s*[([{]?\s*(?<!\p{L})(?:dot|точка|tochka|крапка|nokta|nuqta)(?!\p{L})\s*[)\]}]?\s*/giu;

const links = new LinkifyIt()
  .set({ fuzzyLink: true, fuzzyIP: true, urlAuth: true })
  .tlds(['onion', 'casino', 'bet', 'games', 'win', 'vip', 'club', 'рф', 'қаз', 'укр'], true);

const phrases = reviewedPhrases.map((phrase) => new RegExp(phrase, 'u'));

/** True when a text has a word that is refused, in whatever letters. */
export const hasRefusedWord = (text: string): boolean => {
  const variants = [romanised(text)];
  if (HAS_CYRILLIC.test(text)) variants.push(romanised(withLookAlikes(text)));
  if (MIXED.test(text))
    variants.push(romanised([...text.toLowerCase()].map((letter) => IN_LATIN_WORDS[letter] ?? letter).join('')));
  return variants.some((variant) => matcher.hasMatch(variant));
};

/** A text whose dots are dots, however they are written. */
const plainDots = (text: string): string => text.normalize('NFKC').replaceAll('。', '.').replace(DOT_WORDS, '.');

const ADDRESS_AND_PORT = /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}:\d+/g;

/** True when a text leads to another site than `ownHost`, also when its dots are written as words. */
export const hasForeignLink = (text: string, ownHost: string): boolean =>
  [...text.matchAll(ADDRESS_AND_PORT)].some(([address]) => address !== ownHost) ||
  [text, plainDots(text)].some((variant) =>
    (links.match(variant) ?? []).some(({ url }) => !URL.canParse(url) || new URL(url).host !== ownHost),
  );

/** True when moderators should look at a text: begging, or an offer that promises a win. */
export const needsReview = (text: string): boolean => {
  const plain = romanised(text);
  return phrases.some((phrase) => phrase.test(plain));
};
