import type { FastifyReply } from 'fastify';
import type { Social } from '../../../contract/profile.contract.ts';
import type { SocialResult } from '../../../contract/social.contract.ts';
import type { Entered } from './enter.ts';

const MAIN = '/main';
const SETTINGS = '/settings/account';

const go = (reply: FastifyReply, page: string, query: Record<string, string> = {}): FastifyReply => {
  const text = new URLSearchParams(query).toString();
  return reply.redirect(text === '' ? page : `${page}?${text}`);
};

/** The main page, whatever a parameter asked for. */
export const goToMain = (reply: FastifyReply, query: Record<string, string> = {}): FastifyReply =>
  go(reply, MAIN, query);

/** Says what became of a journey: in settings to who links a profile, else on the main page. */
export const goWithResult = (
  reply: FastifyReply,
  social: Social,
  result: SocialResult,
  { isLinking }: { isLinking: boolean },
): FastifyReply => go(reply, isLinking ? SETTINGS : MAIN, { social, result });

/** Where somebody goes on who came back from a provider. */
export const goOn = (reply: FastifyReply, social: Social, entered: Entered, isLinking: boolean): FastifyReply => {
  if (entered.result === 'want_enter_code') return go(reply, MAIN, { modal: 'secondFactor' });
  if (entered.result === 'success_auth' && entered.isNew)
    return go(reply, MAIN, { social, result: entered.result, welcome: '1' });
  return goWithResult(reply, social, entered.result, { isLinking });
};
