import { marketing, recordAccountEvent, UserEntity } from 'db';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLanguage, languages, type Language } from '../../../contract/languages.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { escapeHtml } from '../../core/http/escape-html.ts';
import { texts } from '../../core/i18n/texts.ts';

const PATH = '/unsubscribe';
const MAC_BYTES = 16;
const TOKEN = /^(?<letter>\d{1,10})\.(?<player>[\w-]{1,32})\.(?<mac>[\w-]{22})$/;

const words = texts('unsubscribe');

/** A player and the letter (0: one that somebody tried out) that a link was sent in. */
interface Subscription {
  letterId: number;
  publicId: string;
}

/** Links by which players end letters with news and offers. They need no sign-in, and never lose their force. */
export interface UnsubscribeLinks {
  linkOf(subscription: Subscription): string;
  /** Undefined for what we have not made. */
  read(token: unknown): Subscription | undefined;
}

export const createUnsubscribeLinks = ({
  secrets,
  siteUrl,
}: Pick<FeatureTools, 'secrets' | 'siteUrl'>): UnsubscribeLinks => {
  const key = secrets.keyFor('unsubscribe');
  const macOf = (subject: string): Buffer => createHmac('sha256', key).update(subject).digest().subarray(0, MAC_BYTES);
  return {
    linkOf({ letterId, publicId }) {
      const subject = `${letterId}.${publicId}`;
      return `${siteUrl()}${PATH}?token=${subject}.${macOf(subject).toString('base64url')}`;
    },
    read(token) {
      const { letter = '', player = '', mac = '' } = (typeof token === 'string' && TOKEN.exec(token)?.groups) || {};
      if (player === '') return undefined;
      const isOurs = timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(`${letter}.${player}`));
      return isOurs ? { letterId: Number(letter), publicId: player } : undefined;
    },
  };
};

const STYLE = `body { margin: 0; padding: 24px; background: #0b0e14; color: #eef2f8; font: 16px/24px system-ui, sans-serif }
main { max-width: 480px; margin: 10vh auto; padding: 32px; border-radius: 16px; background: #121722 }
h1 { margin: 0 0 12px; font-size: 24px; line-height: 30px }
p { margin: 0 0 20px; color: #a7b2c6 }
button { min-height: 44px; padding: 0 24px; border: 0; border-radius: 6px; background: #7c8cff; color: #0b0e14; font: 600 16px/24px system-ui, sans-serif }
a { color: #97a4ff }`;

interface Said {
  lang: Language;
  state: 'ask' | 'done' | 'unknown';
}

const page = ({ lang, state }: Said): string => {
  const { heading, ask, button, done, unknown, toSite } = words[lang];
  const text = { ask, done, unknown }[state];
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)}</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>${escapeHtml(heading)}</h1>
<p role="status">${escapeHtml(text)}</p>
${state === 'ask' ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : `<a href="/">${escapeHtml(toSite)}</a>`}
</main></body>
</html>
`;
};

/**
 * GET and POST /unsubscribe?token=…: ends letters with news and offers. A GET changes nothing, as mail programs open links by
 * themselves; the POST is also theirs, when their user presses their button (RFC 8058). Also from where we do not serve.
 */
export const unsubscribeRoutes = (
  app: FastifyInstance,
  links: UnsubscribeLinks,
  { em, clock, inUnitOfWork }: Pick<FeatureTools, 'em' | 'clock' | 'inUnitOfWork'>,
): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, _body, taken) => taken(null, undefined),
  );
  const find = async (query: unknown) => {
    const subscription = links.read((query as { token?: unknown }).token);
    const player = subscription && (await em().findOne(UserEntity, { publicId: subscription.publicId }));
    return player
      ? { ...subscription, id: player.id, lang: isLanguage(player.lang) ? player.lang : languages[0] }
      : undefined;
  };
  const send = (reply: FastifyReply, said: Said): FastifyReply =>
    reply
      .status(said.state === 'unknown' ? 404 : 200)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(page(said));
  app.get(PATH, async ({ query }, reply) => {
    const found = await find(query);
    return send(reply, found ? { lang: found.lang, state: 'ask' } : { lang: languages[0], state: 'unknown' });
  });
  app.post(PATH, async ({ query }, reply) => {
    const found = await find(query);
    if (!found) return send(reply, { lang: languages[0], state: 'unknown' });
    const { id: userId, letterId, lang } = found;
    await inUnitOfWork(async ({ em: inner }) => {
      const isChanged = await inner.nativeUpdate(UserEntity, { id: userId, marketing: true }, { marketing: false });
      await marketing.marketingLetters(inner).noteLeft(letterId, userId, clock.now());
      if (isChanged === 0) return;
      await recordAccountEvent(inner, { userId, kind: 'marketing.left', details: { letter: letterId } });
      await tellPlayerChanged(inner, userId);
    });
    return send(reply, { lang, state: 'done' });
  });
};
