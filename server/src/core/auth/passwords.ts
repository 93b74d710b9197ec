import { hash, verify } from '@node-rs/argon2';

// of a password that nobody has: an unknown login costs as much time as a wrong password
const nobodysHash = hash('no account has this password');

/** Argon2id of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Whether a password is right. Takes as long for a login that does not exist (undefined) as for one that does. */
export const isRightPassword = async (passwordHash: string | null | undefined, password: string): Promise<boolean> => {
  const isRight = await verify(passwordHash ?? (await nobodysHash), password);
  return isRight && passwordHash != null;
};
