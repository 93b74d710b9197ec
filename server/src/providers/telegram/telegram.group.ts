import { readJson } from '../../core/social/provider-http.ts';
import type { GroupSource } from '../../core/social/sources.ts';
import { SocialError } from '../../core/social/social-provider.ts';
import { chatMemberSchema, TELEGRAM_API, type ChatMemberAnswer } from './telegram.contract.ts';

export interface TelegramGroupOptions {
  botToken: string;
  group: string; // @name
  url?: string; // address to join at; Telegram's own by default
  api?: (() => string) | undefined; // Telegram's own by default, a simulator's for a sandbox
}

const TIMEOUT_MS = 10_000;
const BAD_REQUEST = 400;
const KNOWN_ID = /^[1-9]\d{0,15}$/;
const IN_IT = new Set(['creator', 'administrator', 'member']);
const NOT_IN_IT = /member not found/i;
const NOBODY = /user not found|PARTICIPANT_ID_INVALID|USER_ID_INVALID/i;

/** Errors have statuses of their own, so their bodies are read too. */
const ask = async (url: string, body: object): Promise<ChatMemberAnswer> => {
  let text: string;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    text = await response.text();
  } catch {
    throw new SocialError('unavailable', 'Telegram did not answer'); // without a cause: the address holds the token
  }
  return readJson(chatMemberSchema, text);
};

/** Members of a group of ours at Telegram. */
export const createTelegramGroup = ({
  botToken,
  group,
  url = `https://t.me/${group.replace(/^@/, '')}`,
  api = () => TELEGRAM_API,
}: TelegramGroupOptions): GroupSource => ({
  group,
  url,
  async membershipOf(subject) {
    if (!KNOWN_ID.test(subject)) return 'unknown'; // simulated sign-ins have other ids
    const answer = await ask(`${api()}/bot${botToken}/getChatMember`, { chat_id: group, user_id: Number(subject) });
    if ('result' in answer) {
      const { status, is_member } = answer.result as { status: string; is_member?: boolean };
      return IN_IT.has(status) || is_member === true ? 'member' : 'outside';
    }
    const { error_code: code, description } = answer as { error_code: number; description: string };
    if (code === BAD_REQUEST && NOT_IN_IT.test(description)) return 'outside';
    if (code === BAD_REQUEST && NOBODY.test(description)) return 'unknown';
    throw new SocialError('unavailable', `Telegram answered ${code}: ${description}`);
  },
});
