import { languageRules, type Language } from '../../../contract/languages.ts';
import { deviceNameOf } from '../../core/auth/device-name.ts';
import { countryNameOf } from '../../core/geo/geo-block.ts';
import type { Letters, LetterKind } from '../../core/mail/mailer.ts';
import { letterDictionaries, type LetterDictionary, type LetterVariant } from './letter-dictionaries.ts';

/** A line of what a letter tells: what it is, and its value. */
export type Fact = readonly [label: string, value: string];

/** A letter as text and HTML both need it, with everything worded and filled in. Nothing is escaped yet. */
export interface LetterParts {
  locale: string;
  subject: string;
  greeting: string;
  body: readonly string[];
  code: string | undefined;
  facts: readonly Fact[];
  action: { label: string; hint: string; link: string } | undefined;
  note: string | undefined;
  unsubscribe: { label: string; link: string } | undefined; // ends letters of this kind
  footer: string;
}

/** Content of a letter before it is worded. */
interface Outline {
  variant: LetterVariant;
  nick?: string;
  values?: Record<string, string>;
  paragraphs?: readonly string[]; // in somebody's own words, after the letter's
  code?: string;
  facts?: readonly Fact[];
  link?: string;
  unsubscribe?: string;
  canReply?: boolean; // somebody reads what is answered
}

interface Wording {
  dictionary: LetterDictionary;
  locale: string;
  lang: Language;
}

const providerNames: Readonly<Record<string, string>> = {
  telegram: 'Telegram',
  twitter: 'X',
  vk: 'VK',
  google: 'Google',
  steam: 'Steam',
};

/** A date and time as the language writes them; nobody knows the reader's clock, so it is UTC and says so. */
export const wordTime = (at: Date, locale: string): string => {
  const date = at.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const time = at.toLocaleTimeString(locale, { timeStyle: 'short', timeZone: 'UTC', hourCycle: 'h23' });
  return `${date}, ${time} UTC`;
};

/** A place as the language calls it: an ISO code becomes the country's name. */
const wordPlace = (place: string, lang: Language): string =>
  /^[A-Z]{2}$/.test(place) ? countryNameOf(place, lang) : place;

const originFacts = (device: string, place: string, { dictionary, lang }: Wording): Fact[] => [
  [dictionary.device, deviceNameOf(device) || dictionary.unknown],
  [dictionary.place, wordPlace(place, lang) || dictionary.unknown],
];

const reasonFacts = (reason: string, { dictionary }: Wording): Fact[] =>
  reason === '' ? [] : [[dictionary.reason, reason]];

const outlines: { [K in LetterKind]: (values: Letters[K], wording: Wording) => Outline } = {
  emailConfirm: ({ nick, link }) => ({ variant: 'emailConfirm', nick, link }),
  recovery: ({ nick, link }) => ({ variant: 'recovery', nick, link }),
  temporaryCode: ({ nick, code, device, place }, wording) => ({
    variant: 'temporaryCode',
    nick,
    code,
    facts: originFacts(device, place, wording),
  }),
  newDevice: ({ nick, device, place, at, link }, wording) => ({
    variant: 'newDevice',
    nick,
    facts: [...originFacts(device, place, wording), [wording.dictionary.time, wordTime(at, wording.locale)]],
    link,
  }),
  credentials: ({ login, password, link }, { dictionary }) => ({
    variant: 'credentials',
    facts: [
      [dictionary.login, login],
      [dictionary.password, password],
    ],
    link,
  }),
  emailChanged: ({ nick, email }) => ({ variant: 'emailChanged', nick, values: { email } }),
  emailChangeAsked: ({ nick, email }) => ({ variant: 'emailChangeAsked', nick, values: { email } }),
  guesses: ({ nick, what, link }) => ({ variant: what === 'code' ? 'codeGuessed' : 'passwordGuessed', nick, link }),
  passwordChanged: ({ nick }) => ({ variant: 'passwordChanged', nick }),
  twoFactorChanged: ({ nick, isOn }) => ({ variant: isOn ? 'twoFactorOn' : 'twoFactorOff', nick }),
  socialLinked: ({ nick, provider }) => ({
    variant: 'socialLinked',
    nick,
    values: { provider: providerNames[provider] ?? provider },
  }),
  socialUnlinked: ({ nick, provider }) => ({
    variant: 'socialUnlinked',
    nick,
    values: { provider: providerNames[provider] ?? provider },
  }),
  kycReviewed: ({ nick, isApproved, reason }, wording) => ({
    variant: isApproved ? 'kycApproved' : 'kycRejected',
    nick,
    facts: isApproved ? [] : reasonFacts(reason, wording),
  }),
  accountBlocked: ({ nick, reason }, wording) => ({
    variant: 'accountBlocked',
    nick,
    facts: reasonFacts(reason, wording),
  }),
  identityReviewed: ({ nick, isSame, reason }, wording) => ({
    variant: isSame ? 'identityExcluded' : 'identityCleared',
    nick,
    facts: reasonFacts(reason, wording),
  }),
  depositCredited: ({ nick, amount }) => ({ variant: 'depositCredited', nick, values: { amount } }),
  selfExcluded: ({ nick, until }, { locale }) =>
    until === null
      ? { variant: 'selfExcludedForever', nick }
      : { variant: 'selfExcluded', nick, values: { until: wordTime(until, locale) } },
  withdrawalDestination: ({ nick, payway, from, link }, { locale }) => ({
    variant: 'withdrawalDestination',
    nick,
    values: { payway, from: wordTime(from, locale) },
    link,
  }),
  withdrawalDone: ({ nick, amount, payway, link }) => ({
    variant: 'withdrawalDone',
    nick,
    values: { amount, payway },
    link,
  }),
  withdrawalPrice: ({ nick, amount, arrives, payway, link }) => ({
    variant: 'withdrawalPrice',
    nick,
    values: { amount, arrives, payway },
    link,
  }),
  withdrawalRefused: ({ nick, amount, payway, link, reason }, wording) => ({
    variant: 'withdrawalRefused',
    nick,
    values: { amount, payway },
    facts: reasonFacts(reason, wording),
    link,
  }),
  withdrawalDocuments: ({ nick, amount, payway, link, reason }, wording) => ({
    variant: 'withdrawalDocuments',
    nick,
    values: { amount, payway },
    facts: reasonFacts(reason, wording),
    link,
  }),
  marketing: ({ nick, title, paragraphs, link, unsubscribe }) => ({
    variant: 'marketing',
    nick,
    values: { title },
    paragraphs: paragraphs.flatMap((paragraph) => paragraph.split(/\n+/)),
    link,
    unsubscribe,
  }),
  supportAnswer: ({ nick, answers, link, canReply }) => ({
    variant: canReply ? 'supportAnswerByMail' : 'supportAnswer',
    ...(nick !== null && { nick }),
    paragraphs: answers.flatMap((answer) => answer.split(/\n+/)),
    link,
    canReply,
  }),
};

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** Words a letter of any kind. */
export const wordLetter = <K extends LetterKind>(kind: K, lang: Language, values: Letters[K]): LetterParts => {
  const dictionary = letterDictionaries[lang];
  const locale = languageRules[lang].letters;
  const {
    variant,
    nick,
    values: filled = {},
    paragraphs = [],
    canReply = false,
    code,
    facts = [],
    link,
    unsubscribe,
  } = outlines[kind](values, { dictionary, locale, lang });
  const { subject, body, button, note } = dictionary.letters[variant];
  return {
    locale,
    subject: fill(subject, filled),
    greeting: nick === undefined ? dictionary.greetingPlain : fill(dictionary.greeting, { nick }),
    body: [...body.map((paragraph) => fill(paragraph, filled)), ...paragraphs],
    code,
    facts,
    action: link !== undefined && button !== undefined ? { label: button, hint: dictionary.linkHint, link } : undefined,
    note,
    unsubscribe: unsubscribe === undefined ? undefined : { label: dictionary.unsubscribe, link: unsubscribe },
    footer: canReply ? dictionary.footerOfReply : dictionary.footer,
  };
};
