import type { Social } from './profile.contract.ts';

/** Paths at which sign-in at a provider begins; Telegram and X have pages of their own before it. */
export const socialPaths = {
  telegram: '/toa',
  twitter: '/xoa',
  vk: '/api/auth/vkontakte',
  google: '/api/auth/google',
  steam: '/api/auth/steam',
} as const satisfies Record<Social, string>;

const ADDRESS = /^[\w.:/[\]-]{1,256}$/; // no userinfo, query, fragment, backslash, space

/**
 * True when a `domain` or redirect parameter names the site itself: as an origin, an address below it, or a bare host.
 * Nothing else is ever redirected to.
 */
export const isOwnAddress = (value: unknown, ownOrigin: string): boolean => {
  if (typeof value !== 'string' || !ADDRESS.test(value)) return false;
  if (value === new URL(ownOrigin).host) return true;
  return /^https?:\/\/[^/]/i.test(value) && URL.canParse(value) && new URL(value).origin === ownOrigin;
};
