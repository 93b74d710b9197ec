import { totpCode } from '../../server/src/testing/totp.ts';
import type { Site } from './site.ts';
import type { Visitor } from './visitors.ts';

/** Switches the second factor of a signed-in visitor on. Gives its secret and the recovery codes. */
export const switchOn = async (
  site: Site,
  { context }: Visitor,
  password: string,
): Promise<{ secret: string; recoveryCodes: readonly string[] }> => {
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const { request } = await site.signIn({ userId: 0n, login: '', token }); // the token alone says who asks
  const {
    data: { code: secret },
  } = await request<{ code: string }>('user:load2FA');
  const answer = await request<{ recoveryCodes: string[] }>('user:enable2FA', { password, code: totpCode(secret) });
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return { secret, recoveryCodes: answer.data.recoveryCodes };
};
