import { bonus, partner } from 'db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  telegramBeginBody,
  webAppBody,
  type TelegramAnswer,
  type TelegramBegin,
  type TelegramMessage,
} from '../../../contract/social.contract.ts';
import { asObject } from '../../core/http/auth-answer.ts';
import { SocialError, type Person } from '../../core/social/social-provider.ts';
import type { TelegramSetup } from '../../core/social/social-setup.ts';
import { completeSignIn, type SignInOutcome } from './complete-sign-in.ts';
import { endOf, purposeOf } from './purpose.ts';
import { createExchangeToken, isExchangeToken, spendExchangeToken } from './exchange-tokens.ts';
import {
  beginAuthorization,
  finishAuthorization,
  refererOf,
  type FinishedAuthorization,
} from './authorization-requests.ts';
import { goToMain, goWithResult, MAIN, SETTINGS } from './places.ts';
import { callbackOf } from './redirect.routes.ts';
import { callbackPathOf, originOf, type SocialOptions } from './social-options.ts';
import { addStep, type StepEnd, type TakeStep } from './steps.ts';

const isField = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** The login widget's result from JSON, as its script hands it to a page; undefined for anything else. */
const widgetFieldsOf = (text: string): URLSearchParams | undefined => {
  const fields = parsed(text);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return undefined;
  const entries = Object.entries(fields);
  if (!entries.every(([, value]) => isField(value))) return undefined;
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
};

const OK = 200;
const BAD_REQUEST = 400;

/** Answer to a sign-in from Telegram. A missing code is no failure. */
const telegramAnswerOf = (outcome: SignInOutcome, backTo: string | null = null): TelegramAnswer => {
  if (outcome.result === 'success_auth') return { success: true, msg: 'success_auth', isNew: outcome.isNew };
  const { result: msg } = outcome;
  if (backTo !== null) return { success: msg === 'success_confirmation', msg, backTo };
  return { success: msg === 'success_binding', msg };
};

const sendTelegram = (reply: FastifyReply, answer: TelegramAnswer): FastifyReply =>
  reply.status(answer.success || answer.msg === 'want_enter_code' ? OK : BAD_REQUEST).send(answer);

const social = 'telegram';
const SERVER_FAULT = 500;
const TOO_MANY = 429;

/** Below it the login widget's results are taken, each under the state of its request. */
export const WIDGET_PATH = '/api/auth/telegram/widget';
const OIDC_PATH = '/api/auth/telegram/oidc';

interface Context {
  app: FastifyInstance;
  options: SocialOptions;
  take: TakeStep;
  telegram: TelegramSetup;
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<TelegramAnswer>;

const refuse = (msg: TelegramMessage): TelegramAnswer => ({ success: false, msg });
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Answers in Telegram's own words, whatever happens. */
const answering =
  (take: TakeStep, answer: Answer) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!take(request)) return reply.status(TOO_MANY).send(refuse('tooMany'));
    try {
      return sendTelegram(reply, await answer(request, reply));
    } catch (error) {
      if (error instanceof SocialError) {
        request.log.info({ err: error, social, problem: error.problem }, 'a provider vouched for nobody');
        return sendTelegram(reply, refuse('telegramError'));
      }
      request.log.error({ err: error, social, requestId: request.id }, 'a sign-in by Telegram failed unexpectedly');
      return reply.status(SERVER_FAULT).send(refuse('serverError'));
    }
  };

const widgetOf = ({ options, telegram }: Context, request: FastifyRequest, ticket: string): TelegramBegin['widget'] => {
  const authUrl = `${originOf(request, options.publicOrigin)}${WIDGET_PATH}/${ticket}`;
  if (telegram.widget === 'script') return { kind: 'script', bot: telegram.botName, authUrl };
  return { kind: 'sandbox', url: `/sandbox/telegram/widget?${new URLSearchParams({ auth_url: authUrl }).toString()}` };
};

/** POST /api/auth/telegram/begin: what /toa shows. */
const addBegin = (context: Context): void => {
  const { app, options, take, telegram } = context;
  app.post('/api/auth/telegram/begin', async (request, reply) => {
    if (!take(request)) return reply.status(TOO_MANY).send(refuse('tooMany'));
    const body = telegramBeginBody.safeParse(asObject(request.body));
    if (!body.success) return sendTelegram(reply, refuse('telegramError'));
    const { state, confirm } = body.data;
    const purpose = await purposeOf(options, request, { isLinking: state === 'true', confirm });
    if (typeof purpose === 'string')
      return sendTelegram(reply, refuse(purpose === 'reauthenticate' ? purpose : 'noToken'));
    const authorization = telegram.widget && (await beginAuthorization(options, { request, reply, social, purpose }));
    const query = new URLSearchParams({ state, ...(confirm !== undefined && { confirm }) });
    return {
      success: true,
      oidc: telegram.oidc ? `${OIDC_PATH}?${query.toString()}` : null,
      widget: authorization && widgetOf(context, request, authorization.state),
    } satisfies TelegramBegin;
  });
};

/** Hands a person over to the main page as `telegram_id`, a token that only this browser can use. */
const redirectWithToken = async (
  { options }: Context,
  browser: { request: FastifyRequest; reply: FastifyReply },
  { userId, backTo, refererId }: FinishedAuthorization,
  person: Person,
): Promise<FastifyReply> => {
  const token = await createExchangeToken(options, browser, { social, person, userId, backTo, refererId });
  return goToMain(browser.reply, { telegram_id: token, state: String(userId !== null) });
};

/** The ways back from Telegram: the widget's result and OpenID Connect. */
const addReturns = (context: Context): void => {
  const { app, options, take, telegram } = context;
  const { oidc, results } = telegram;
  const step = { app, take, social } as const;

  const finish = async (
    request: FastifyRequest,
    state: string,
    end: StepEnd,
  ): Promise<FinishedAuthorization | undefined> => {
    const finished = await finishAuthorization(options, { request, social, state });
    if (finished) end.page = endOf(finished);
    return finished;
  };

  addStep(step, `${WIDGET_PATH}/:ticket`, async (request, reply, end) => {
    const finished = await finish(request, textOf((request.params as { ticket: unknown }).ticket), end);
    if (!finished) return goWithResult(reply, social, 'expired', end.page);
    return redirectWithToken(context, { request, reply }, finished, await results.personOfWidget(callbackOf(request)));
  });

  if (!oidc) return;
  addStep(step, OIDC_PATH, async (request, reply) => {
    const { state, confirm } = request.query as { state?: unknown; confirm?: unknown };
    const purpose = await purposeOf(options, request, { isLinking: state === 'true', confirm });
    if (purpose === 'reauthenticate') return goWithResult(reply, social, purpose, SETTINGS);
    if (purpose === 'sign_in_first') return goWithResult(reply, social, purpose, MAIN);
    const authorization = await beginAuthorization(options, { request, reply, social, purpose });
    return reply.redirect(await oidc.authorizeUrl(authorization));
  });
  addStep(step, callbackPathOf(social), async (request, reply, end) => {
    const callback = callbackOf(request);
    const finished = await finish(request, callback.get('state') ?? '', end);
    if (!finished) return goWithResult(reply, social, 'expired', end.page);
    return redirectWithToken(
      context,
      { request, reply },
      finished,
      await oidc.personOf(finished.authorization, callback),
    );
  });
};

/** GET /api/auth/telegram/bot: `telegram_id` is the token of the main page's address, `state` as at the beginning. */
const signInByToken =
  ({ options }: Context): Answer =>
  async (request, reply) => {
    const { telegram_id, state } = request.query as Record<string, unknown>;
    const token = textOf(telegram_id);
    if (!isExchangeToken(token)) return refuse('telegramError'); // a bare id proves nothing
    const exchange = await spendExchangeToken(options.db, request, { social, token });
    if (!exchange?.person) return refuse('noToken');
    const { person, userId } = exchange;
    if (state !== String(userId !== null)) return refuse('telegramError');
    if (userId !== null && (await options.cookies.current(request))?.userId !== userId) return refuse('noToken');
    return telegramAnswerOf(
      await completeSignIn(options, { request, reply }, { ...exchange, person }),
      exchange.backTo,
    );
  };

/** GET /api/auth/telegram: `profile` is the widget's result, `state` the last part of the address that it was made for. */
const signInByProfile =
  ({ options, telegram }: Context): Answer =>
  async (request, reply) => {
    const { profile, state } = request.query as Record<string, unknown>;
    const fields = widgetFieldsOf(textOf(profile));
    if (!fields) return refuse('telegramError');
    const finished = await finishAuthorization(options, { request, social, state: textOf(state) });
    if (!finished) return refuse('noToken');
    const person = await telegram.results.personOfWidget(fields);
    return telegramAnswerOf(
      await completeSignIn(options, { request, reply }, { ...finished, social, person }),
      finished.backTo,
    );
  };

/**
 * The link that a visitor of the mini-app came by: the first one that their browser followed, else the one that Telegram has signed
 * as start parameter, where it leads to a partner.
 */
const linkOf = async ({ db }: SocialOptions, request: FastifyRequest, start: string | null): Promise<string | null> => {
  const first = refererOf(request);
  if (first !== null || start === null) return first;
  return (await partner.partnerOfLink(db.pool, start)) === undefined ? null : start;
};

/** POST /api/auth/telegram/webApp: a mini-app signs its user in. */
const signInByWebApp =
  ({ options, telegram }: Context): Answer =>
  async (request, reply) => {
    const body = webAppBody.safeParse(asObject(request.body));
    if (!body.success) return refuse('telegramError');
    const person = await telegram.results.personOfWebApp(body.data.initData);
    const start = new URLSearchParams(body.data.initData).get('start_param'); // its signature was checked
    if (start !== null)
      // may be the link of a player's story
      await bonus.visitTelegramStory(options.db.pool, { token: start, visitor: person.subject, at: Date.now() });
    const refererId = await linkOf(options, request, start);
    return telegramAnswerOf(
      await completeSignIn(options, { request, reply }, { social, person, userId: null, backTo: null, refererId }),
    );
  };

/** Every route of Telegram. Where it is off, all answer that there is none. */
export const addTelegram = (app: FastifyInstance, options: SocialOptions, take: TakeStep): void => {
  const { telegram } = options.setup;
  if (!telegram) {
    app.all('/api/auth/telegram/*', (_request, reply) => sendTelegram(reply, refuse('telegramError')));
    return;
  }
  const context: Context = { app, options, take, telegram };
  addBegin(context);
  addReturns(context);
  app.get('/api/auth/telegram/bot', answering(take, signInByToken(context)));
  app.get('/api/auth/telegram', answering(take, signInByProfile(context)));
  app.post('/api/auth/telegram/webApp', answering(take, signInByWebApp(context)));
};
