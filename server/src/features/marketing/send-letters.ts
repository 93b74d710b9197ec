import { marketing, type EntityManager } from 'db';
import type { MarketingLetter } from '../../../contract/features/office-marketing.contract.ts';
import { isLanguage, languages } from '../../../contract/languages.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { Letters } from '../../core/mail/mailer.ts';
import { notify } from '../../core/notices/notify.ts';
import type { UnsubscribeLinks } from './unsubscribe.ts';

/** Players that one transaction looks at. */
const BATCH = 200;

export type SendTools = Pick<FeatureTools, 'mailer' | 'siteUrl'> & { links: UnsubscribeLinks };

/** Content of a letter: as it is stored, or as somebody tries it out. */
export type LetterContent = Pick<MarketingLetter, 'channel' | 'texts' | 'link'>;

/** Somebody whom a letter is written to. */
export interface Reader {
  userId: bigint;
  publicId: string;
  nick: string;
  email: string | null;
  lang: string;
}

const languageOf = (lang: string) => (isLanguage(lang) ? lang : languages[0]);

/** Fills a letter in for its reader. `letterId`: 0 for one that is tried out. */
export const fillLetter = (
  { links, siteUrl }: Pick<SendTools, 'links' | 'siteUrl'>,
  { texts, link }: LetterContent,
  { publicId, nick, lang }: Pick<Reader, 'publicId' | 'nick' | 'lang'>,
  letterId: number,
): Letters['marketing'] => {
  const { title, text } = texts[languageOf(lang)];
  return {
    nick,
    title,
    paragraphs: text.split(/\n{2,}/),
    link: `${siteUrl()}${link}`,
    unsubscribe: links.linkOf({ letterId, publicId }),
  };
};

/** Writes to a reader, in the transaction of `em`. `letterId`: 0 for one that is tried out. */
export const writeTo = async (
  tools: SendTools,
  em: EntityManager,
  content: LetterContent,
  { reader, letterId, at }: { reader: Reader; letterId: number; at: number },
): Promise<void> => {
  const { userId, email, lang } = reader;
  if (content.channel === 'site') {
    const { title, text: words } = content.texts[languageOf(lang)];
    const fact = letterId === 0 ? `trial:${at}` : `letter:${letterId}`;
    return notify(em, { userId, code: 'news', fact, facts: { title, words, page: content.link }, at });
  }
  if (email === null) return undefined;
  const values = fillLetter(tools, content, reader, letterId);
  return tools.mailer.send(em, 'marketing', { email, lang: languageOf(lang), userId }, values);
};

/**
 * Sends the next part of the letter that has been due longest. Letter, players and the place to go on from are of one
 * transaction: after a kill the next run goes on behind the last whole part. False: none is due.
 */
const sendPart = (tools: SendTools & Pick<FeatureTools, 'inUnitOfWork' | 'clock' | 'settings'>): Promise<boolean> =>
  tools.inUnitOfWork(async ({ em, client }) => {
    const at = tools.clock.now();
    const letters = marketing.marketingLetters(em);
    const letter = await letters.lockDue(at);
    if (!letter) return false;
    const { id: letterId, channel, perWeek, afterUser, begunAt } = letter;
    const segment = await marketing.segmentsRepository(em).find(letter.segmentId);
    const { blockedCountries } = tools.settings;
    const batch = { letterId, channel, perWeek, afterUser, at, blockedCountries, limit: BATCH };
    const players = segment ? await marketing.nextOfLetter(client, { ...batch, conditions: segment.conditions }) : [];
    const fit = players.filter(({ why }) => why === null);
    const noted = await marketing.noteSends(client, letterId, fit, at);
    const content: LetterContent = {
      channel,
      texts: letter.texts as LetterContent['texts'], // as `proposeLetter` has parsed them
      link: letter.link as LetterContent['link'],
    };
    for (const reader of fit)
      if (noted.has(reader.userId) && !reader.isControl) await writeTo(tools, em, content, { reader, letterId, at });
    const skipped = { ...letter.skipped };
    for (const { why } of players) if (why !== null) skipped[why] = (skipped[why] ?? 0) + 1;
    const last = players.at(-1)?.userId ?? afterUser;
    const isOver = players.length < BATCH;
    await letters.move(letterId, { afterUser: last, skipped, begunAt: begunAt ?? at, at, isOver });
    return true;
  });

/** Sends all letters that are due, part by part. */
export const sendLetters = async (tools: Parameters<typeof sendPart>[0]): Promise<void> => {
  while (await sendPart(tools));
};
