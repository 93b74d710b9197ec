import { NO_UUID, section, time, type ExportSection } from './export-section.ts';

const conversations = section('supportConversations', {
  columns: `'id', c.uid, 'topic', c.topic, 'about', c.topic_ref, 'state', c.state, 'language', c.language, 'email', c.guest_email,
    'createdAt', ${time('c.created_at')}, 'closedAt', ${time('c.closed_at')}, 'rating', c.rating, 'comment', c.rating_comment`,
  from: 'support_conversation c WHERE c.user_id = $1',
  key: 'c.id',
  type: 'bigint',
  first: 0,
});

// notes among staff are the house's own
const messages = section('supportMessages', {
  columns: `'conversation', c.uid, 'side', m.side, 'text', m.text, 'via', m.via, 'at', ${time('m.at')}`,
  from: `support_message m JOIN support_conversation c ON c.id = m.conversation_id WHERE c.user_id = $1 AND m.side <> 'note'`,
  key: 'm.uid',
  type: 'uuid',
  first: NO_UUID,
});

const attachments = section('supportAttachments', {
  columns: `'id', f.uid, 'message', f.message_uid, 'mediaType', f.mime, 'bytes', f.bytes, 'at', ${time('f.at')}`,
  from: 'support_attachment f WHERE f.user_id = $1',
  key: 'f.uid',
  type: 'uuid',
  first: NO_UUID,
});

/** A player's conversations with the house. */
export const supportSections: readonly ExportSection[] = [conversations, messages, attachments];
