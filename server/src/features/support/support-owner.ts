import { createHash } from 'node:crypto';
import type { support } from 'db';
import { supportCodes } from '../../../contract/features/support-values.ts';
import { CallError } from '../../core/realtime/call-error.ts';

/** Hash of a guest's key: all that is kept of it. */
export const guestKeyHashOf = (guestKey: string): Buffer =>
  createHash('sha256').update(Buffer.from(guestKey, 'hex')).digest();

/** Owner of what a caller asks about: the player, or the guest who has a key. Undefined: a guest without one. */
export const ownerIf = (
  player: { userId: bigint } | undefined,
  guestKey: string | undefined,
): support.SupportOwner | undefined => {
  if (player) return { userId: player.userId };
  return guestKey === undefined ? undefined : { guestKeyHash: guestKeyHashOf(guestKey) };
};

/** The same. Throws CallError SUPPORT_GUEST_KEY for a guest without a key. */
export const ownerOf = (player: { userId: bigint } | undefined, guestKey: string | undefined): support.SupportOwner => {
  const owner = ownerIf(player, guestKey);
  if (!owner) throw new CallError(supportCodes.guestKey);
  return owner;
};
