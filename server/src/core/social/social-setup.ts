import type { Social } from '../../../contract/profile.contract.ts';
import type { Person, SocialProvider } from './social-provider.ts';

/** Signed results that a browser carries from Telegram to us. */
export interface TelegramResults {
  /** Person that the login widget's fields vouch for. Throws SocialError. */
  personOfWidget(fields: URLSearchParams): Promise<Person>;
  /** Person that a mini-app's `initData` vouches for. Throws SocialError. */
  personOfWebApp(initData: string): Promise<Person>;
}

/** A provider that is on. */
export interface OpenProvider {
  isSandbox: boolean;
  provider: SocialProvider;
}

/** Telegram, when it is on. */
export interface TelegramSetup {
  isSandbox: boolean;
  botId: string;
  botName: string; // without @
  results: TelegramResults;
  oidc: SocialProvider | undefined; // undefined: the bot has no OpenID Connect client
  widget: 'script' | 'sandbox' | null; // Telegram's own script, a page of ours, or none: OpenID Connect needs none
}

/** Everything that one can sign in with here. */
export interface SocialSetup {
  redirecting: ReadonlyMap<Exclude<Social, 'telegram'>, OpenProvider>;
  telegram: TelegramSetup | undefined;
}

/** The providers that are on. */
export const providersOn = ({ redirecting, telegram }: SocialSetup): Social[] => [
  ...(telegram ? (['telegram'] as const) : []),
  ...redirecting.keys(),
];
