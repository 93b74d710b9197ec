import type {
  AuthAnswer,
  AuthErrorKey,
  ConfirmEmailBody,
  FastEmailBody,
  FastRegistrationBody,
  LoginBody,
  NewPasswordBody,
  RecoveryBody,
  RegistrationBody,
} from 'server/contract';
import { hasMessage, texts, type Texts, type Translate } from '../../core/i18n/messages.ts';

/** Prompts of a sign-in: a code that was sent by e-mail, or one of the second factor. */
const prompts = ['enter_a_temporary_code', 'want_enter_code'] as const;
export type CodePrompt = (typeof prompts)[number];

/** Why nothing came of an attempt; `network` when there was no answer. */
export interface Refusal {
  readonly problem: string;
  readonly fields: Readonly<Record<string, AuthErrorKey>>;
  readonly retryAfterMs?: number | undefined;
}

/** Result of an attempt. */
export type AuthResult =
  | { readonly outcome: 'done'; readonly answer: AuthAnswer }
  | { readonly outcome: 'prompt'; readonly prompt: CodePrompt }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

export const refused = (problem: string, more: Partial<Refusal> = {}): AuthResult => ({
  outcome: 'refused',
  refusal: { problem, fields: {}, ...more },
});

const isAnswer = (value: unknown): value is AuthAnswer =>
  typeof value === 'object' && value !== null && 'success' in value && 'msg' in value;

const resultOf = (answer: unknown): AuthResult => {
  if (!isAnswer(answer)) return refused('generic');
  const { success, msg, fields = {}, retryAfterMs } = answer;
  if (success) return { outcome: 'done', answer };
  const prompt = prompts.find((name) => name === msg);
  return prompt ? { outcome: 'prompt', prompt } : refused(msg, { fields, retryAfterMs });
};

const post = async (path: string, body: object): Promise<AuthResult> => {
  try {
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return resultOf(await response.json());
  } catch {
    return refused('network');
  }
};

export const signIn = (body: LoginBody): Promise<AuthResult> => post('auth/login', body);
export const register = (body: RegistrationBody): Promise<AuthResult> => post('auth/registration', body);
export const registerFast = (body: FastRegistrationBody): Promise<AuthResult> => post('auth/registration/fast', body);
export const mailFastAccount = (body: FastEmailBody): Promise<AuthResult> => post('auth/registration/fast/email', body);
export const askRecovery = (body: RecoveryBody): Promise<AuthResult> => post('user/recoveryPassword', body);
export const setPassword = (body: NewPasswordBody): Promise<AuthResult> => post('user/newPassword', body);
export const confirmEmail = (body: ConfirmEmailBody): Promise<AuthResult> => post('user/confirmEmail', body);

const MINUTE_MS = 60_000;
const LOCKED = 'error_ban_try_again_latter';

/** The sentence for a refusal's key; the general one for a key that nobody knows. */
export const authErrorText = (t: Translate<Texts<'auth', 'main'>>, problem: string): string => {
  if (problem === 'network') return t('login.error.6.network');
  const key = `login.error.${problem}`;
  return hasMessage(texts('auth', 'main'), key) ? t(key) : t('login.error.generic');
};

/** The sentence for a refusal as a whole: of a lock with how long it lasts. */
export const refusalText = (t: Translate<Texts<'auth', 'main'>>, { problem, retryAfterMs }: Refusal): string =>
  problem === LOCKED && retryAfterMs !== undefined
    ? t('login.error.locked', { count: Math.ceil(retryAfterMs / MINUTE_MS) })
    : authErrorText(t, problem);
