import { SocialError } from '../../core/social/social-provider.ts';
import { OPENID_NS, SIGNED_FIELDS, type SteamAddresses } from './steam.contract.ts';

/** Time within which an assertion must arrive; its nonce is remembered for longer than that. */
export const ASSERTION_MS = 5 * 60_000;
const CLOCKS_DIFFER_MS = 60_000;
const STEAM_ID = /^\d{17}$/;
const NONCE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)[\x21-\x7e]{0,235}$/;

/** An assertion that says the right things. Whether Steam has said them is still to be asked. */
export interface Assertion {
  steamId: string;
  nonce: string;
}

const refuse = (what: string): never => {
  throw new SocialError('refused', `an assertion ${what}`);
};

/** A field that is there once. */
const fieldOf = (callback: URLSearchParams, name: string): string => {
  const values = callback.getAll(`openid.${name}`);
  const [value] = values;
  return values.length === 1 && value !== undefined && value !== '' ? value : refuse(`without one ${name}`);
};

const checkNonce = (nonce: string, now: number): void => {
  const madeAt = Date.parse(NONCE.exec(nonce)?.[1] ?? '');
  if (Number.isNaN(madeAt)) refuse('with a nonce that tells no time');
  if (now - madeAt > ASSERTION_MS || madeAt - now > CLOCKS_DIFFER_MS) refuse('of another time');
};

/** Checks what an assertion says: about whom, by whom, for which address of ours, and when. Throws SocialError. */
export const readAssertion = (
  callback: URLSearchParams,
  { addresses, returnTo, now }: { addresses: SteamAddresses; returnTo: string; now: number },
): Assertion => {
  const mode = fieldOf(callback, 'mode');
  if (mode === 'cancel') throw new SocialError('cancelled', 'cancelled at Steam');
  if (mode !== 'id_res' || fieldOf(callback, 'ns') !== OPENID_NS) refuse('of another kind');
  const signed = new Set(fieldOf(callback, 'signed').split(','));
  if (!SIGNED_FIELDS.every((name) => signed.has(name))) refuse('that leaves fields unsigned');
  if (fieldOf(callback, 'op_endpoint') !== addresses.login) refuse('by somebody else');
  if (fieldOf(callback, 'return_to') !== returnTo) refuse('for another address');
  const claimed = fieldOf(callback, 'claimed_id');
  if (fieldOf(callback, 'identity') !== claimed || !claimed.startsWith(addresses.people)) refuse('about no Steam id');
  const steamId = claimed.slice(addresses.people.length);
  if (!STEAM_ID.test(steamId)) refuse('about no Steam id');
  const nonce = fieldOf(callback, 'response_nonce');
  checkNonce(nonce, now);
  return { steamId, nonce };
};
