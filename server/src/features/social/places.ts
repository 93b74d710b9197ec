import type { FastifyReply } from 'fastify';
import type { Social } from '../../../contract/profile.contract.ts';
import type { SocialResult } from '../../../contract/social.contract.ts';
import type { SignInOutcome } from './complete-sign-in.ts';

export const MAIN = '/main';
export const SETTINGS = '/settings/account';

const go = (reply: FastifyReply, page: string, query: Record<string, string> = {}): FastifyReply => {
  const text = new URLSearchParams(query).toString();
  return reply.redirect(text === '' ? page : `${page}?${text}`);
};

/** The main page, whatever a parameter asked for. */
export const goToMain = (reply: FastifyReply, query: Record<string, string> = {}): FastifyReply =>
  go(reply, MAIN, query);

/** Says what became of a request, on the page that it ends at. */
export const goWithResult = (reply: FastifyReply, social: Social, result: SocialResult, page: string): FastifyReply =>
  go(reply, page, { social, result });

/** Redirects somebody who came back from a provider. */
export const redirectWithOutcome = (
  reply: FastifyReply,
  social: Social,
  outcome: SignInOutcome,
  page: string,
): FastifyReply => {
  if (outcome.result === 'want_enter_code') return go(reply, MAIN, { modal: 'secondFactor' });
  if (outcome.result === 'success_auth' && outcome.isNew)
    return go(reply, MAIN, { social, result: outcome.result, welcome: '1' });
  return goWithResult(reply, social, outcome.result, page);
};
