import { CAMPAIGN_TAG, SUB_ID } from 'server/contract';
import { isConnectionLoss, legacy, type CallError } from '../connection/connection.ts';
import { readSaved, save } from '../store/saved.ts';
import { currentSession, onSession } from './session.ts';
import { writeCookie } from './cookies.ts';

/** Link that this visitor came by, /ref/{id} or /ads/{hashids}, with the inviter's tag and sub-id: `id_tag_sub`. */
export type Referer = { readonly id: string } | { readonly hashids: string };

const NAME = 'referer';
const COOKIE = 'ref'; // for registrations by way of another site, which come back without this page's memory
const COOKIE_SECONDS = 30 * 24 * 3600;
const KEPT_MS = COOKIE_SECONDS * 1_000;
const FORMAT = /^[A-Za-z0-9_-]{1,128}$/;
const LATER: readonly unknown[] = [429, 500, 503]; // not about this referer: asked again at the next chance

const isRefererId = (value: unknown): value is string => typeof value === 'string' && FORMAT.test(value);

const keepCookie = (id: string, seconds: number): void => writeCookie(COOKIE, id, seconds);

/** A link as it is kept, of its code and what stands beside it; what has another form is left out. */
export const refererLink = (code: string, query: URLSearchParams): string => {
  const tag = query.get('tag') ?? '';
  const subId = query.get('sub') ?? '';
  if (code.includes('_')) return code; // a short link says it all
  const tagged = CAMPAIGN_TAG.test(tag) ? `${code}_${tag}` : code;
  if (!SUB_ID.test(subId)) return tagged;
  return tagged === code ? `${code}__${subId}` : `${tagged}_${subId}`;
};

/** Inviter of this visitor, whose link was followed in the last 30 days; undefined when there is none. */
export const currentReferer = (): Referer | undefined => {
  const saved = readSaved(NAME);
  if (typeof saved !== 'object' || saved === null) return undefined;
  if (!('at' in saved) || typeof saved.at !== 'number' || Date.now() - saved.at > KEPT_MS) return undefined;
  if ('id' in saved && isRefererId(saved.id)) return { id: saved.id };
  return 'hashids' in saved && isRefererId(saved.hashids) ? { hashids: saved.hashids } : undefined;
};

/** Field `refererId` of a registration. */
export const refererId = (): string | undefined => {
  const referer = currentReferer();
  return referer && ('id' in referer ? referer.id : referer.hashids);
};

/** Forgets who invited: the account knows it now. */
export const forgetReferer = (): void => {
  save(NAME, undefined);
  keepCookie('', 0);
};

const isFinal = (error: unknown): boolean => !isConnectionLoss(error) && !LATER.includes((error as CallError).code);

let sending: string | undefined;

/** Tells the server who invited a player that is signed in: once, whatever it answers. */
const handOver = async (): Promise<void> => {
  if (sending !== undefined || currentSession().status !== 'player') return;
  sending = refererId();
  if (sending === undefined) return;
  try {
    await legacy('user:setRefId', { refId: sending });
    forgetReferer();
  } catch (error) {
    if (isFinal(error)) forgetReferer();
  } finally {
    sending = undefined;
  }
};

/** Remembers who invited. The first link counts, for 30 days: a later one takes nobody's place. */
export const rememberReferer = (referer: Referer): void => {
  const id = 'id' in referer ? referer.id : referer.hashids;
  if (!isRefererId(id)) return;
  if (!currentReferer()) {
    save(NAME, { ...referer, at: Date.now() });
    keepCookie(id, COOKIE_SECONDS);
  }
  void handOver();
};

/** Hands over what is remembered once a player is signed in. */
export const startReferer = (): void => void onSession(() => void handOver());
