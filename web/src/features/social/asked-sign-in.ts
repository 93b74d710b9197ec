import { isOwnAddress } from 'server/contract';

/**
 * State in the address of /toa; undefined when it is not complete, or of another site: then there is only the main
 * page.
 */
export const telegramStateOf = (params: URLSearchParams, origin: string): 'true' | 'false' | undefined => {
  const state = params.get('state');
  const isOwn = ['domain', 'telegramRedirect'].every((name) => isOwnAddress(params.get(name), origin));
  return isOwn && (state === 'true' || state === 'false') ? state : undefined;
};

const TWITTER_START = '/api/auth/twitter';

/**
 * Start in the address of /xoa; undefined when it is not complete, or of another site: then there is only the main
 * page.
 */
export const twitterStartOf = (params: URLSearchParams, origin: string): string | undefined => {
  const [domain, state, userToken] = ['domain', 'state', 'userToken'].map((name) => params.get(name) ?? '');
  const isOwn = ['domain', 'xRedirect'].every((name) => isOwnAddress(params.get(name), origin));
  if (!isOwn || (state !== 'true' && state !== 'false') || (state === 'true' && !userToken)) return undefined;
  const link = state === 'true' ? { connect: 'true', hashToken: userToken ?? '' } : {};
  return `${TWITTER_START}?${new URLSearchParams({ redirect: domain ?? '', ...link }).toString()}`;
};
