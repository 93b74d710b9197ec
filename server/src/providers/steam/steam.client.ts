import { askProvider, postForm, readJson } from '../../core/social/provider-http.ts';
import {
  SocialError,
  type AuthorizationRequest,
  type Person,
  type SocialProvider,
  type SpendOnce,
} from '../../core/social/social-provider.ts';
import { ASSERTION_MS, readAssertion } from './steam.assertion.ts';
import {
  IDENTIFIER_SELECT,
  OPENID_NS,
  STEAM_ADDRESSES,
  summariesSchema,
  type SteamAddresses,
} from './steam.contract.ts';

export interface SteamOptions {
  apiKey: string;
  spend: SpendOnce;
  addresses?: (() => SteamAddresses) | undefined; // Steam's own by default, a simulator's for a sandbox
  now?: (() => number) | undefined; // ms since epoch
}

const NONCE_KIND = 'steam_nonce';

/** Steam has no state of its own: it is part of the address that the browser is sent back to. */
const returnToOf = ({ returnTo, state }: AuthorizationRequest): string => {
  const url = new URL(returnTo);
  url.searchParams.set('state', state);
  return url.href;
};

/** Sign-in with Steam. */
export const createSteam = ({
  apiKey,
  spend,
  addresses = () => STEAM_ADDRESSES,
  now = Date.now,
}: SteamOptions): SocialProvider => {
  /** True when Steam confirms that the assertion is its own, and has not confirmed it before. */
  const isConfirmed = async (callback: URLSearchParams): Promise<boolean> => {
    const fields = new URLSearchParams([...callback].filter(([name]) => name.startsWith('openid.')));
    fields.set('openid.mode', 'check_authentication');
    const answer = await postForm(addresses().login, fields);
    return answer.split('\n').includes('is_valid:true');
  };

  const personOfId = async (steamId: string): Promise<Person> => {
    const query = new URLSearchParams({ key: apiKey, steamids: steamId });
    const answer = await askProvider(`${addresses().summaries}?${query.toString()}`);
    const player = readJson(summariesSchema, answer).response.players.find(({ steamid }) => steamid === steamId);
    if (!player) throw new SocialError('refused', 'Steam knows nobody by this id');
    const { personaname: name, profileurl: url = null } = player;
    return { subject: steamId, name, firstName: null, lastName: null, url, email: null };
  };

  return {
    authorizeUrl(authorization) {
      const url = new URL(addresses().login);
      url.search = new URLSearchParams({
        'openid.ns': OPENID_NS,
        'openid.mode': 'checkid_setup',
        'openid.return_to': returnToOf(authorization),
        'openid.realm': new URL(authorization.returnTo).origin,
        'openid.identity': IDENTIFIER_SELECT,
        'openid.claimed_id': IDENTIFIER_SELECT,
      }).toString();
      return Promise.resolve(url.href);
    },
    async personOf(authorization, callback) {
      const expected = { addresses: addresses(), returnTo: returnToOf(authorization), now: now() };
      const { steamId, nonce } = readAssertion(callback, expected);
      // spent before it is asked for: of two at once, one is asked for at all
      if (!(await spend(NONCE_KIND, nonce, 2 * ASSERTION_MS)))
        throw new SocialError('refused', 'an assertion that was used before');
      if (!(await isConfirmed(callback))) throw new SocialError('refused', 'an assertion that Steam does not confirm');
      return personOfId(steamId);
    },
  };
};
