import { staffMember, type Queryable, type VersionAct } from 'db';
import { studioCodes, studioRoles } from '../../../contract/studio.contract.ts';
import type { Clock } from '../../core/clock.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { SignedInCaller } from '../../core/realtime/dispatcher.ts';

/** Checks that the caller designs games. Throws 403: whatever their process remembers of their roles. */
export const assertDesigner = async (
  client: Queryable,
  { player: { userId }, sessionId }: SignedInCaller,
): Promise<bigint> => {
  const member = await staffMember(client, { userId, sessionId });
  if (!member?.roles.some((role) => (studioRoles as readonly string[]).includes(role)))
    throw new CallError(studioCodes.forbidden);
  return userId;
};

/** What a designer does, as it stands in a version's trail. */
export const actOf = async (
  client: Queryable,
  clock: Clock,
  caller: SignedInCaller,
  reason: string,
): Promise<VersionAct> => ({ actorId: await assertDesigner(client, caller), reason, at: clock.now() });
