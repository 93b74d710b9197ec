import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type {
  AuthAnswer,
  ProvidersAnswer,
  TelegramAnswer,
  TelegramBegin,
  TwitterAnswer,
  TwitterToken,
} from 'server/contract';

/** There was no answer, or none that can be read. */
export class NoAnswerError extends Error {
  constructor(options?: ErrorOptions) {
    super('the server gave no answer', options);
    this.name = 'NoAnswerError';
  }
}

const ask = async <T>(path: string, body?: object): Promise<T> => {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const response = await fetch(`/api/auth/${path}`, body ? post : {});
    return (await response.json()) as T;
  } catch (error) {
    throw new NoAnswerError({ cause: error });
  }
};

const HOUR_MS = 3_600_000;
const PROVIDERS = 'auth/providers';

export const loadProviders = (): Promise<ProvidersAnswer> => ask('providers');

/** The providers that are on. */
export const useProviders = (): UseQueryResult<ProvidersAnswer> =>
  useQuery({ queryKey: [PROVIDERS], queryFn: loadProviders, staleTime: HOUR_MS });

/** Ways to continue from /toa; undefined when the server refuses. */
export const beginTelegram = async (
  state: 'true' | 'false',
  confirm: string | null,
): Promise<TelegramBegin | undefined> => {
  const body = { state, ...(confirm !== null && { confirm }) };
  const answer = await ask<TelegramBegin | TelegramAnswer>('telegram/begin', body);
  return 'oidc' in answer ? answer : undefined;
};

/** Turns what the main page's address holds into a session or a link. */
export const signInByTelegram = (telegram_id: string, state: string): Promise<TelegramAnswer> =>
  ask(`telegram/bot?${new URLSearchParams({ telegram_id, state }).toString()}`);

export const signInByWebApp = (initData: string): Promise<TelegramAnswer> => ask('telegram/webApp', { initData });

export const signInByTwitter = (hashToken: string): Promise<TwitterAnswer> => ask('twitter/setToken', { hashToken });

/** A token for linking a profile of X; undefined when nobody is signed in. */
export const twitterToken = async (): Promise<string | undefined> =>
  (await ask<TwitterToken>('twitter/getToken')).hashToken;

export const sendSecondFactor = (code: string): Promise<AuthAnswer> => ask('secondFactor', { code });
