import { z } from 'zod';

/*
 * Steam, OpenID 2.0 (https://openid.net/specs/openid-authentication-2_0.html, https://steamcommunity.com/dev): a browser
 * is sent to /openid/login and comes back with an assertion, which Steam confirms by `check_authentication`. The name is
 * read by ISteamUser/GetPlayerSummaries with a web API key.
 */

/** Addresses of Steam: an assertion must come from `login`, and names people by addresses below `people`. */
export interface SteamAddresses {
  login: string;
  people: string;
  summaries: string;
}

export const STEAM_ADDRESSES: SteamAddresses = {
  login: 'https://steamcommunity.com/openid/login',
  people: 'https://steamcommunity.com/openid/id/',
  summaries: 'https://api.steampowered.com/ISteamUser/GetPlayerSummaries/v2/',
};

export const OPENID_NS = 'http://specs.openid.net/auth/2.0';
export const IDENTIFIER_SELECT = `${OPENID_NS}/identifier_select`;

/** Fields that an assertion must have signed, and thus have (section 10.1 of the standard, and both identifiers). */
export const SIGNED_FIELDS = [
  'op_endpoint',
  'claimed_id',
  'identity',
  'return_to',
  'response_nonce',
  'assoc_handle',
] as const;

/** Answer of GetPlayerSummaries, as far as it is read. */
export const summariesSchema = z.object({
  response: z.object({
    players: z.array(z.object({ steamid: z.string(), personaname: z.string(), profileurl: z.url().optional() })),
  }),
});
