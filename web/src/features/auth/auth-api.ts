import type { AuthAnswer, AuthErrorKey, LoginBody, RegistrationBody } from 'server/contract';

/** What became of an attempt: nothing to say, or what was refused; `network` when there was no answer. */
export type AuthResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: string; readonly fields: Readonly<Record<string, AuthErrorKey>> };

const isAnswer = (value: unknown): value is AuthAnswer =>
  typeof value === 'object' && value !== null && 'success' in value && 'msg' in value;

const post = async (path: string, body: object): Promise<AuthResult> => {
  try {
    const response = await fetch(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (!isAnswer(answer)) return { ok: false, problem: 'generic', fields: {} };
    return answer.success ? { ok: true } : { ok: false, problem: answer.msg, fields: answer.fields ?? {} };
  } catch {
    return { ok: false, problem: 'network', fields: {} };
  }
};

export const signIn = (body: LoginBody): Promise<AuthResult> => post('login', body);
export const register = (body: RegistrationBody): Promise<AuthResult> => post('registration', body);
