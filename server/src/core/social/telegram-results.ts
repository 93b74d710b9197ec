import type { Person } from './social-provider.ts';

/** What Telegram signs and a browser carries to us. */
export interface TelegramResults {
  /** Whom the login widget's fields vouch for. Throws SocialError. */
  personOfWidget(fields: URLSearchParams): Promise<Person>;
  /** Whom a mini-app's `initData` vouches for. Throws SocialError. */
  personOfWebApp(initData: string): Promise<Person>;
}
