import { findProfileOwner } from 'db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Social } from '../../../contract/profile.contract.ts';
import { isOwnAddress } from '../../../contract/social-addresses.ts';
import type { SocialProvider } from '../../core/social/social-provider.ts';
import { enter } from './enter.ts';
import { createHandover, spendHandover } from './handovers.ts';
import { beginJourney, finishJourney, type FinishedJourney } from './journeys.ts';
import { goOn, goToMain, goWithResult } from './places.ts';
import { callbackPathOf, methodOf, originOf, type SocialOptions } from './social-options.ts';
import { addStep, type StepEnd, type TakeStep } from './steps.ts';

type Redirecting = Exclude<Social, 'telegram'>;

const queryOf = ({ query }: FastifyRequest): Record<string, unknown> => query as Record<string, unknown>;
const isLinking = (request: FastifyRequest): boolean => queryOf(request)['connect'] === 'true';

/** The query of a callback as it came: a name may be there twice. */
export const callbackOf = ({ url }: FastifyRequest): URLSearchParams => new URL(url, 'http://localhost').searchParams;

/** Another site's page may not have somebody link a profile. */
const isForeign = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'cross-site';

interface Given {
  options: SocialOptions;
  social: Redirecting;
  provider: SocialProvider;
}

/** Who may link a profile: somebody signed in; for X also with the token that they were given for it. */
const linkingUser = async (
  { options: { db, cookies }, social }: Given,
  request: FastifyRequest,
): Promise<bigint | undefined> => {
  const session = await cookies.current(request);
  if (!session || isForeign(request)) return undefined;
  if (social !== 'twitter') return session.userId;
  const { hashToken } = queryOf(request);
  const token = typeof hashToken === 'string' ? hashToken : '';
  const allowed = await spendHandover(db, request, { social, token });
  return allowed?.person === null && allowed.userId === session.userId ? session.userId : undefined;
};

const begin = async (given: Given, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const { options, social, provider } = given;
  const { redirect } = queryOf(request);
  if (redirect !== undefined && !isOwnAddress(redirect, originOf(request, options.publicOrigin)))
    return goToMain(reply);
  const userId = isLinking(request) ? await linkingUser(given, request) : null;
  if (userId === undefined) return goWithResult(reply, social, 'sign_in_first', { isLinking: false });
  const journey = await beginJourney(options, { request, reply, social, userId });
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
  const token = await createHandover(options, browser, { social: 'twitter', person, userId: null, refererId });
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
  if (!finished) return goWithResult(reply, social, 'expired', { isLinking: false });
  const { journey, userId, refererId } = finished;
  end.isLinking = userId !== null;
  if (social === 'twitter' && userId === null) return handOver(given, { request, reply }, finished, provider);
  const person = await provider.personOf(journey, callback);
  const entered = await enter(options, { request, reply }, { social, person, userId, refererId });
  return goOn(reply, social, entered, end.isLinking);
};

/** GET /api/auth/{vkontakte,google,steam,twitter} and their callbacks. A provider that is off has no routes. */
export const addRedirects = (app: FastifyInstance, options: SocialOptions, take: TakeStep): void => {
  for (const [social, { provider }] of options.setup.redirecting) {
    const given: Given = { options, social, provider };
    const step = { app, take, social };
    addStep({ ...step, isLinking }, `/api/auth/${methodOf[social]}`, (request, reply) => begin(given, request, reply));
    addStep(step, callbackPathOf(social), (request, reply, end) => finish(given, request, reply, end));
  }
};
