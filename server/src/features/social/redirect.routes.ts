import { findProfileOwner } from 'db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Social } from '../../../contract/profile.contract.ts';
import { isOwnAddress } from '../../../contract/social-addresses.ts';
import type { SocialProvider } from '../../core/social/social-provider.ts';
import { enter } from './enter.ts';
import { endOf, errandOf, type Errand, type Refused } from './errands.ts';
import { createHandover, spendHandover } from './handovers.ts';
import { beginJourney, finishJourney, type FinishedJourney } from './journeys.ts';
import { goOn, goToMain, goWithResult, MAIN, SETTINGS } from './places.ts';
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

/** What a browser goes there for; X lets nobody link a profile without the token that they were given for it. */
const wantedErrand = async ({ options, social }: Given, request: FastifyRequest): Promise<Errand | Refused> => {
  const { hashToken, confirm } = queryOf(request);
  const errand = await errandOf(options, request, { isLinking: isLinking(request), confirm });
  if (social !== 'twitter' || typeof errand === 'string' || errand.userId === null || errand.backTo !== null)
    return errand;
  const token = typeof hashToken === 'string' ? hashToken : '';
  const allowed = await spendHandover(options.db, request, { social, token });
  return allowed?.person === null && allowed.userId === errand.userId ? errand : 'sign_in_first';
};

const begin = async (
  given: Given,
  request: FastifyRequest,
  reply: FastifyReply,
  end: StepEnd,
): Promise<FastifyReply> => {
  const { options, social, provider } = given;
  const { redirect } = queryOf(request);
  if (redirect !== undefined && !isOwnAddress(redirect, originOf(request, options.publicOrigin)))
    return goToMain(reply);
  const errand = await wantedErrand(given, request);
  if (errand === 'reauthenticate') return goWithResult(reply, social, errand, SETTINGS);
  if (errand === 'sign_in_first') return goWithResult(reply, social, errand, MAIN);
  end.page = endOf(errand);
  const journey = await beginJourney(options, { request, reply, social, errand });
  return reply.redirect(await provider.authorizeUrl(journey));
};

/** X signs in by a token that the main page turns into a session. */
const handOver = async (
  { options }: Given,
  browser: { request: FastifyRequest; reply: FastifyReply },
  { journey, refererId }: FinishedJourney,
  provider: SocialProvider,
): Promise<FastifyReply> => {
  const person = await provider.personOf(journey, callbackOf(browser.request));
  const isNew =
    (await findProfileOwner(options.db.pool, { provider: 'twitter', subject: person.subject })) === undefined;
  const token = await createHandover(options, browser, {
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
  given: Given,
  request: FastifyRequest,
  reply: FastifyReply,
  end: StepEnd,
): Promise<FastifyReply> => {
  const { options, social, provider } = given;
  const callback = callbackOf(request);
  const finished = await finishJourney(options, { request, social, state: callback.get('state') ?? '' });
  if (!finished) return goWithResult(reply, social, 'expired', MAIN);
  const { journey, userId } = finished;
  end.page = endOf(finished);
  if (social === 'twitter' && userId === null) return handOver(given, { request, reply }, finished, provider);
  const person = await provider.personOf(journey, callback);
  const entered = await enter(options, { request, reply }, { ...finished, social, person });
  return goOn(reply, social, entered, end.page);
};

/** GET /api/auth/{vkontakte,google,steam,twitter} and their callbacks. A provider that is off has no routes. */
export const addRedirects = (app: FastifyInstance, options: SocialOptions, take: TakeStep): void => {
  for (const [social, { provider }] of options.setup.redirecting) {
    const given: Given = { options, social, provider };
    const step = { app, take, social };
    addStep(step, `/api/auth/${methodOf[social]}`, (request, reply, end) => begin(given, request, reply, end));
    addStep(step, callbackPathOf(social), (request, reply, end) => finish(given, request, reply, end));
  }
};
