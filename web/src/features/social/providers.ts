import { socialPaths, type Social } from 'server/contract';

/** What providers call themselves: the same in every language. */
export const providerNames = {
  telegram: 'Telegram',
  twitter: 'X',
  vk: 'VK ID',
  google: 'Google',
  steam: 'Steam',
} as const satisfies Record<Social, string>;

/** The order in which they are offered. */
export const providerOrder: readonly Social[] = ['telegram', 'vk', 'google', 'twitter', 'steam'];

/** Whether a text names a provider. */
export const isSocial = (text: unknown): text is Social => providerOrder.some((social) => social === text);

/** The page of ours that a provider's journey begins at, with the parameters that it takes. */
const pageOf = (social: 'telegram' | 'twitter', state: 'true' | 'false', more: Record<string, string> = {}): string => {
  const redirect = social === 'telegram' ? 'telegramRedirect' : 'xRedirect';
  const query = new URLSearchParams({ domain: location.origin, state, [redirect]: location.origin, ...more });
  return `${socialPaths[social]}?${query.toString()}`;
};

/** Where sign-in at a provider begins. */
export const signInPath = (social: Social): string =>
  social === 'telegram' || social === 'twitter' ? pageOf(social, 'false') : socialPaths[social];

/** Where linking a profile begins; X takes a token for it. */
export const linkPath = (social: Exclude<Social, 'twitter'>): string =>
  social === 'telegram' ? pageOf(social, 'true') : `${socialPaths[social]}?connect=true`;

/** Where a linked profile shows who somebody is: they come back to `page`. */
export const confirmPath = (social: Social, page: string): string => {
  if (social === 'telegram') return pageOf('telegram', 'true', { confirm: page });
  const start = social === 'twitter' ? '/api/auth/twitter' : socialPaths[social];
  return `${start}?${new URLSearchParams({ confirm: page }).toString()}`;
};

export const twitterLinkPath = (userToken: string): string => pageOf('twitter', 'true', { userToken });
