import { randomBytes, randomUUID } from 'node:crypto';
import { inUnitOfWork, support } from 'db';
import type { CallAnswer } from '../../../../contract/calls.ts';
import type { SupportUploadAnswer } from '../../../../contract/features/support.contract.ts';
import type { TestPlayer, TestServer } from '../../../testing/test-server.ts';

export type Sent = CallAnswer<'support.send'>;
export type Opened = CallAnswer<'support.open'>;
export type History = CallAnswer<'support.history'>;

export const newGuestKey = (): string => randomBytes(32).toString('hex');

/** A message of a player or guest; `more` says to where. */
export const write = (player: TestPlayer, text: string, more: object = {}): Promise<Sent> =>
  player.call<Sent>('support.send', { text, requestId: randomUUID(), ...more });

/** A message of staff, as the desk stores it. */
export const answer = async (
  { db }: TestServer,
  uid: string,
  { authorId, side = 'staff', text = 'an answer' }: { authorId: bigint; side?: 'staff' | 'note'; text?: string },
): Promise<number | undefined> => {
  const conversation = await support.deskConversation(db.pool, uid);
  if (!conversation) throw new Error(`there is no conversation ${uid}`);
  const message = { uid: randomUUID(), conversationId: conversation.id, requestId: randomUUID(), at: Date.now() };
  return inUnitOfWork(db, ({ client }) => support.addSupportMessage(client, { ...message, side, authorId, text }));
};

/** Uploads a picture, as a player or as a guest with a key. */
export const upload = async (
  { url }: TestServer,
  bytes: Buffer,
  { token, guestKey, type = 'image/jpeg' }: { token?: string; guestKey?: string; type?: string },
): Promise<{ status: number; answer: SupportUploadAnswer }> => {
  const response = await fetch(`${url}/api/support/attachment`, {
    method: 'POST',
    headers: {
      'content-type': type,
      ...(token !== undefined && { cookie: `token=${token}` }),
      ...(guestKey !== undefined && { 'x-support-guest': guestKey }),
    },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, answer: (await response.json()) as SupportUploadAnswer };
};
