import { findProfileOwner } from 'db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Social } from '../../../contract/profile.contract.ts';
import { isOwnAddress } from '../../../contract/social-addresses.ts';
import type { SocialProvider } from '../../core/social/social-provider.ts';
import { completeSignIn } from './complete-sign-in.ts';
import type { Purpose } from './complete-sign-in.ts';
import { endOf, purposeOf, type Refused } from './purpose.ts';
import { createExchangeToken, spendExchangeToken } from './exchange-tokens.ts';
import { beginAuthorization, finishAuthorization, type FinishedAuthorization } from './authorization-requests.ts';
import { redirectWithOutcome, goToMain, goWithResult, MAIN, SETTINGS } from './places.ts';
import { callbackPathOf, methodOf, originOf, type SocialOptions } from './social-options.ts';
import { addStep, type StepEnd, type TakeStep } from './steps.ts';

type Redirecting = Exclude<Social, 'telegram'>;

const queryOf = ({ query }: FastifyRequest): Record<string, unknown> => query as Record<string, unknown>;
const isLinking = (request: FastifyRequest): boolean => queryOf(request)['connect'] === 'true';

/** The query of a callback as it came: a name may be there twice. */
export const callbackOf = ({ url }: FastifyRequest): URLSearchParams => new URL(url, 'http://localhost').searchParams;

interface Given {
  options: SocialOptions;
  social: Redirecting;
  provider: SocialProvider;
}

/** Requested purpose; X lets nobody link a profile without the token that they were given for it. */
const requestedPurpose = async ({ options, social }: Given, request: FastifyRequest): Promise<Purpose | Refused> => {
  const { hashToken, confirm } = queryOf(request);
  const purpose = await purposeOf(options, request, { isLinking: isLinking(request), confirm });
  if (social !== 'twitter' || typeof purpose === 'string' || purpose.userId === null || purpose.backTo !== null)
    return purpose;
  const token = typeof hashToken === 'string' ? hashToken : '';
  const allowed = await spendExchangeToken(options.db, request, { social, token });
  return allowed?.person === null && allowed.userId === purpose.userId ? purpose : 'sign_in_first';
};

const begin = async (
  context: Given,
  request: FastifyRequest,
  reply: FastifyReply,
  end: StepEnd,
): Promise<FastifyReply> => {
  const { options, social, provider } = context;
  const { redirect } = queryOf(request);
  if (redirect !== undefined && !isOwnAddress(redirect, originOf(request, options.publicOrigin)))
    return goToMain(reply);
  const purpose = await requestedPurpose(context, request);
  if (purpose === 'reauthenticate') return goWithResult(reply, social, purpose, SETTINGS);
  if (purpose === 'sign_in_first') return goWithResult(reply, social, purpose, MAIN);
  end.page = endOf(purpose);
  const authorization = await beginAuthorization(options, { request, reply, social, purpose });
  return reply.redirect(await provider.authorizeUrl(authorization));
};

/** X signs in by a token that the main page turns into a session. */
const redirectWithToken = async (
  { options }: Given,
  browser: { request: FastifyRequest; reply: FastifyReply },
  { authorization, refererId }: FinishedAuthorization,
  provider: SocialProvider,
): Promise<FastifyReply> => {
  const person = await provider.personOf(authorization, callbackOf(browser.request));
  const isNew =
    (await findProfileOwner(options.db.orm.em.fork(), { provider: 'twitter', subject: person.subject })) === undefined;
  const token = await createExchangeToken(options, browser, {
    social: 'twitter',
    person,
    userId: null,
    backTo: null,
    refererId,
  });
  return goToMain(browser.reply, {
    xAuth: 'true',
    xAuthToken: token,
    ...(isNew ? { xAuthNewProfile: 'true' } : {}),
  });
};

const finish = async (
  context: Given,
  request: FastifyRequest,
  reply: FastifyReply,
  end: StepEnd,
): Promise<FastifyReply> => {
  const { options, social, provider } = context;
  const callback = callbackOf(request);
  const finished = await finishAuthorization(options, { request, social, state: callback.get('state') ?? '' });
  if (!finished) return goWithResult(reply, social, 'expired', MAIN);
  const { authorization, userId } = finished;
  end.page = endOf(finished);
  if (social === 'twitter' && userId === null)
    return redirectWithToken(context, { request, reply }, finished, provider);
  const person = await provider.personOf(authorization, callback);
  const outcome = await completeSignIn(options, { request, reply }, { ...finished, social, person });
  return redirectWithOutcome(reply, social, outcome, end.page);
};

/** GET /api/auth/{vkontakte,google,steam,twitter} and their callbacks. A provider that is off has no routes. */
export const addRedirects = (app: FastifyInstance, options: SocialOptions, take: TakeStep): void => {
  for (const [social, { provider }] of options.setup.redirecting) {
    const context: Given = { options, social, provider };
    const step = { app, take, social };
    addStep(step, `/api/auth/${methodOf[social]}`, (request, reply, end) => begin(context, request, reply, end));
    addStep(step, callbackPathOf(social), (request, reply, end) => finish(context, request, reply, end));
  }
};
