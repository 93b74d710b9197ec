import { randomUUIDv7 } from 'node:crypto';
import { recordAccountEvent, support, userRepository } from 'db';
import { supportCodes } from '../../../contract/features/support-values.ts';
import { assertOtherPerson, type Staff } from '../../core/auth/staff-gate.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { notifyAnswered } from '../../core/notices/notify.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { queuesOf } from './desk-view.ts';
import type { SupportPushes } from './support-pushes.ts';

/**
 * Begins a conversation with a player: they have it on the site, and by e-mail when they do not read it there. It stands in the
 * first queue of who writes, and is theirs. It is service, and asks for no consent. Throws CallError 404 (no such player, or a
 * colleague), SAME_PERSON.
 */
export const writeLetter = async (
  { db, clock, inUnitOfWork }: Pick<FeatureTools, 'db' | 'clock' | 'inUnitOfWork'>,
  tell: SupportPushes,
  staff: Staff,
  { userId: publicId, text, requestId }: { userId: string; text: string; requestId: string },
): Promise<{ conversation: string }> => {
  const uid = await inUnitOfWork(async ({ em, client }) => {
    const user = await userRepository(em).findByPublicId(publicId);
    if (!user || user.roles.length > 0) throw new CallError(supportCodes.notFound);
    await assertOtherPerson(em, staff, user.id);
    const at = clock.now();
    const conversation = requestId; // a repeated request finds it, and nothing is sent twice
    const before = await support.deskConversation(client, conversation);
    if (before && before.userId !== user.id) throw new CallError(supportCodes.notFound);
    if (before) return conversation;
    const id = await support.openSupportConversation(em, {
      uid: conversation,
      owner: { userId: user.id },
      guestEmail: null,
      language: user.lang,
      topic: 'other',
      topicRef: null,
      at,
    });
    const [queue = 'support'] = queuesOf(staff);
    if (queue !== 'support') await support.handOverSupport(em, id, queue);
    await support.assignSupport(em, id, staff.actorId);
    const message = { side: 'staff', authorId: staff.actorId, requestId, text } as const;
    await support.addSupportMessage(client, { ...message, uid: randomUUIDv7(), conversationId: id, at });
    const trail = { userId: user.id, actorId: staff.actorId, address: staff.address };
    await recordAccountEvent(em, { ...trail, kind: 'support.written', details: { conversation } });
    await notifyAnswered(em, { userId: user.id, conversation, readSeq: 0, at });
    return conversation;
  });
  const row = await support.deskConversation(db.pool, uid);
  if (!row) throw new CallError(supportCodes.notFound);
  tell.changed(row);
  return { conversation: uid };
};
