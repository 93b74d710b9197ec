import { support, type Queryable } from 'db';
import type { SupportConversation, SupportMessage } from '../../../contract/features/support.contract.ts';
import { supportCodes } from '../../../contract/features/support-values.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { findCards } from './cards.ts';

/** Conversations as their player sees them, with what they are linked to. */
export const shownConversations = async (
  client: Queryable,
  rows: readonly support.SupportConversationRow[],
): Promise<SupportConversation[]> => {
  const cards = await findCards(client, rows);
  return rows.map(({ uid, topic, state, unread, lastText, lastAt, createdAt, closedAt, rating }, place) => ({
    uid,
    topic: topic as SupportConversation['topic'],
    card: cards[place] ?? null,
    state: state as SupportConversation['state'],
    unread,
    lastText,
    lastAt,
    createdAt,
    closedAt,
    rating,
  }));
};

/** A message as its player sees it. Throws RangeError for a note: it never leaves the house. */
export const shownMessage = (row: support.SupportMessageRow): SupportMessage => {
  const { uid, seq, side, author, text, attachments, at } = row;
  if (side === 'note') throw new RangeError('a note of staff is shown to no player');
  return { uid, seq, side, agent: side === 'staff' ? (author?.nick ?? null) : null, text, attachments, at };
};

/** A conversation of this owner. Throws CallError 404. */
export const assertConversation = async (
  client: Queryable,
  owner: support.SupportOwner,
  uid: string,
): Promise<support.SupportConversationRow> => {
  const row = await support.supportConversationOf(client, owner, uid);
  if (!row) throw new CallError(supportCodes.notFound);
  return row;
};

/** The same, as its player sees it now. */
export const loadConversation = async (
  client: Queryable,
  owner: support.SupportOwner,
  uid: string,
): Promise<SupportConversation> => {
  const [shown] = await shownConversations(client, [await assertConversation(client, owner, uid)]);
  if (!shown) throw new CallError(supportCodes.notFound);
  return shown;
};
