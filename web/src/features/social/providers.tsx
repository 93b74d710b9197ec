import type { ReactNode } from 'react';
import { socialPaths, type Social } from 'server/contract';

/** Names of providers: the same in every language. */
export const providerNames = {
  telegram: 'Telegram',
  twitter: 'X',
  vk: 'VK ID',
  google: 'Google',
  steam: 'Steam',
} as const satisfies Record<Social, string>;

/** The order in which they are offered. */
export const providerOrder: readonly Social[] = ['telegram', 'vk', 'google', 'twitter', 'steam'];

/** True when a text names a provider. */
export const isSocial = (text: unknown): text is Social => providerOrder.some((social) => social === text);

/** The page of ours that a provider's sign-in begins at, with the parameters that it takes. */
const pageOf = (social: 'telegram' | 'twitter', state: 'true' | 'false', more: Record<string, string> = {}): string => {
  const redirect = social === 'telegram' ? 'telegramRedirect' : 'xRedirect';
  const query = new URLSearchParams({ domain: location.origin, state, [redirect]: location.origin, ...more });
  return `${socialPaths[social]}?${query.toString()}`;
};

/** Path at which sign-in at a provider begins. */
export const signInPath = (social: Social): string =>
  social === 'telegram' || social === 'twitter' ? pageOf(social, 'false') : socialPaths[social];

/** Path at which linking a profile begins; X takes a token for it. */
export const linkPath = (social: Exclude<Social, 'twitter'>): string =>
  social === 'telegram' ? pageOf(social, 'true') : `${socialPaths[social]}?connect=true`;

/** Path at which a linked profile shows who somebody is: they come back to `page`. */
export const confirmPath = (social: Social, page: string): string => {
  if (social === 'telegram') return pageOf('telegram', 'true', { confirm: page });
  const start = social === 'twitter' ? '/api/auth/twitter' : socialPaths[social];
  return `${start}?${new URLSearchParams({ confirm: page }).toString()}`;
};

export const twitterLinkPath = (userToken: string): string => pageOf('twitter', 'true', { userToken });

/** Monograms of ours, drawn in one stroke: nobody's trade mark. */
const strokes = {
  telegram: 'M4 12 20 5l-3 14-5-4-3 3-1-5 8-5-9 4z',
  twitter: 'M5 5l14 14M19 5 5 19',
  vk: 'M4 7l5 10 5-10M15 7v10M20 7l-5 5 5 5',
  google: 'M19 8a8 8 0 1 0 1 4h-7',
  steam: 'M15.5 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M13 11l-3 4M8 13.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6M3 14l3 1.5',
} as const satisfies Record<Social, string>;

export const ProviderIcon = ({ social, size = 24 }: { social: Social; size?: number }): ReactNode => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={strokes[social]} />
  </svg>
);
