import type { FastifyInstance } from 'fastify';

const POLICY = 'content-security-policy';

/** Lets a page load Telegram's login widget: its script, and the frame that it lives in. */
const withTelegram = (policy: string): string =>
  policy
    .replace("script-src 'self'", "script-src 'self' https://telegram.org")
    .replace("frame-src 'self'", "frame-src 'self' https://oauth.telegram.org");

/** /toa as every other page of the client, with the widget allowed on it and on no other. */
export const addWidgetPage = (app: FastifyInstance): void => {
  app.get('/toa', (_request, reply) => {
    reply.header(POLICY, withTelegram(String(reply.getHeader(POLICY))));
    reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    reply.callNotFound();
  });
};
