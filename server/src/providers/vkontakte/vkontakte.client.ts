import { calculatePKCECodeChallenge } from 'openid-client';
import type { z } from 'zod';
import { postForm, readJson } from '../../core/social/provider-http.ts';
import {
  SocialError,
  type AuthorizationRequest,
  type Person,
  type ProviderClient,
  type SocialProvider,
} from '../../core/social/social-provider.ts';
import {
  tokenSchema,
  userInfoSchema,
  VKONTAKTE_ADDRESSES,
  VKONTAKTE_SCOPE,
  type VkontakteAddresses,
} from './vkontakte.contract.ts';

export interface VkontakteOptions {
  client: ProviderClient;
  addresses?: (() => VkontakteAddresses) | undefined; // VK's own by default, a simulator's for a sandbox
}

type Token = Exclude<z.output<typeof tokenSchema>, { error: string }>;
type UserInfo = Exclude<z.output<typeof userInfoSchema>, { error: string }>;

const unlessError = <T extends object>(answer: T): Exclude<T, { error: string }> => {
  if ('error' in answer) throw new SocialError('refused', `VK ID answered ${String(answer.error)}`);
  return answer as Exclude<T, { error: string }>;
};

/** The code and the device that a browser came back with, for this request. */
const codeOf = ({ state }: AuthorizationRequest, callback: URLSearchParams): { code: string; device_id: string } => {
  const error = callback.get('error');
  if (error === 'access_denied') throw new SocialError('cancelled', 'cancelled at VK ID');
  const code = callback.get('code');
  const device = callback.get('device_id');
  if (error !== null || !code || !device || callback.get('state') !== state)
    throw new SocialError('refused', 'VK ID sent a browser back without what is needed');
  return { code, device_id: device };
};

const personOfUser = ({ user_id: subject, first_name, last_name }: UserInfo['user']): Person => {
  const [firstName, lastName] = [first_name || null, last_name || null];
  const name = [firstName, lastName].filter(Boolean).join(' ') || `id${subject}`;
  return { subject, name, firstName, lastName, url: `https://vk.com/id${subject}`, email: null };
};

/** Sign-in with VK ID. */
export const createVkontakte = ({
  client,
  addresses = () => VKONTAKTE_ADDRESSES,
}: VkontakteOptions): SocialProvider => {
  const tokenOf = async (authorization: AuthorizationRequest, callback: URLSearchParams): Promise<Token> => {
    const { state, verifier, returnTo } = authorization;
    const answer = await postForm(addresses().token, {
      grant_type: 'authorization_code',
      ...codeOf(authorization, callback),
      code_verifier: verifier,
      client_id: client.id,
      client_secret: client.secret,
      redirect_uri: returnTo,
      state,
    });
    const token: Token = unlessError(readJson(tokenSchema, answer)) as Token;
    if (token.state !== state) throw new SocialError('refused', 'VK ID answered for another request');
    return token;
  };

  return {
    async authorizeUrl({ state, verifier, returnTo }) {
      const url = new URL(addresses().authorize);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: client.id,
        redirect_uri: returnTo,
        scope: VKONTAKTE_SCOPE,
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).toString();
      return url.href;
    },
    async personOf(authorization, callback) {
      const { access_token, user_id } = await tokenOf(authorization, callback);
      const answer = await postForm(addresses().userInfo, { client_id: client.id, access_token });
      const { user } = unlessError(readJson(userInfoSchema, answer)) as UserInfo;
      if (user.user_id !== user_id) throw new SocialError('refused', 'VK ID answered about somebody else');
      return personOfUser(user);
    },
  };
};
