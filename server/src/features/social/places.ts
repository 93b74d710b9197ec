import type { FastifyReply } from 'fastify';
import type { Social } from '../../../contract/profile.contract.ts';
import type { SocialResult } from '../../../contract/social.contract.ts';
import type { Entered } from './enter.ts';

export const MAIN = '/main';
export const SETTINGS = '/settings/account';

const go = (reply: FastifyReply, page: string, query: Record<string, string> = {}): FastifyReply => {
  const text = new URLSearchParams(query).toString();
  return reply.redirect(text === '' ? page : `${page}?${text}`);
};

/** The main page, whatever a parameter asked for. */
export const goToMain = (reply: FastifyReply, query: Record<string, string> = {}): FastifyReply =>
  go(reply, MAIN, query);

/** Says what became of a journey, on the page that it ends at. */
export const goWithResult = (reply: FastifyReply, social: Social, result: SocialResult, page: string): FastifyReply =>
  go(reply, page, { social, result });

/** Where somebody goes on who came back from a provider. */
export const goOn = (reply: FastifyReply, social: Social, entered: Entered, page: string): FastifyReply => {
  if (entered.result === 'want_enter_code') return go(reply, MAIN, { modal: 'secondFactor' });
  if (entered.result === 'success_auth' && entered.isNew)
    return go(reply, MAIN, { social, result: entered.result, welcome: '1' });
  return goWithResult(reply, social, entered.result, page);
};
