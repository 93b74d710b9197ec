import { isIP } from 'node:net';
import { POSTBACK_URL_MAX, postbackMacros } from '../../../contract/features/partner-values.ts';
import { isPublicAddress } from '../../core/http/outside-request.ts';

/** Values of the macros of an address. */
export type PostbackValues = Readonly<Record<(typeof postbackMacros)[number], string>>;

const MACRO = /\{([^{}]*)\}/g;
const macros: readonly string[] = postbackMacros;

/** An address with its macros filled in; each value is encoded, so none can change where it leads. */
export const fillPostbackUrl = (url: string, values: PostbackValues): string =>
  url.replace(MACRO, (_all, name: keyof PostbackValues) => encodeURIComponent(values[name]));

const none: PostbackValues = { event: '', sub: '', tag: '', id: '', amount: '' };

/**
 * True for an address that may be told of events: https at its usual port, without a name and password, with known macros, none of them
 * before the path. Names are looked up when it is asked.
 */
export const isPostbackUrl = (url: string): boolean => {
  if (url.length > POSTBACK_URL_MAX || !/^https:\/\/[^/?#{}\\\s]+(?:[/?#]|$)/.test(url)) return false;
  if ([...url.matchAll(MACRO)].some(([, name = '']) => !macros.includes(name))) return false;
  const filled = fillPostbackUrl(url, none);
  if (/[{}]/.test(filled) || !URL.canParse(filled)) return false;
  const { hostname, port, username, password } = new URL(filled);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (port !== '' || username !== '' || password !== '') return false;
  return isIP(host) === 0 ? host.includes('.') && !host.endsWith('.local') : isPublicAddress(host);
};
