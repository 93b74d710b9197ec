import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { SocialError } from './social-provider.ts';

const CANCELLED = new Set(['access_denied', 'user_cancelled', 'consent_required', 'login_required']);
const SERVER_FAULT = 500;
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

const isNoAnswer = (error: unknown): boolean => {
  if (error instanceof ResponseBodyError) return error.status >= SERVER_FAULT;
  if (error instanceof ClientError) return NO_ANSWER.has(error.code ?? '');
  return error instanceof TypeError && error.message === 'fetch failed';
};

/** What openid-client throws, as a problem of ours. */
export const asSocialError = (error: unknown): SocialError => {
  if (error instanceof SocialError) return error;
  const what = error instanceof Error ? error.message : 'an unknown fault';
  if (error instanceof AuthorizationResponseError && CANCELLED.has(error.error))
    return new SocialError('cancelled', what, { cause: error });
  return new SocialError(isNoAnswer(error) ? 'unavailable' : 'refused', what, { cause: error });
};
