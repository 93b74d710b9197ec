import { NO_UUID, section, time, type ExportSection } from './export-section.ts';

const messages = section('chatMessages', {
  columns: `'room', m.room, 'message', m.message, 'type', m.type, 'at', ${time('m.at')}, 'deletedAt', ${time('m.deleted_at')}`,
  from: 'chat_message m WHERE m.author_id = $1',
  key: 'm.uid',
  type: 'uuid',
  first: NO_UUID,
});

const bans = section('chatBans', {
  columns: `'reason', b.reason, 'comment', b.comment, 'at', ${time('b.at')}, 'until', ${time('b.until')},
    'liftedAt', ${time('b.lifted_at')}`,
  from: 'chat_ban b WHERE b.user_id = $1',
  key: 'b.id',
  type: 'bigint',
  first: 0,
});

const blocks = section('chatBlocks', {
  columns: `'nick', u.nick, 'at', ${time('b.at')}`,
  from: 'chat_block b JOIN app_user u ON u.id = b.blocked_id WHERE b.user_id = $1',
  key: 'b.blocked_id',
  type: 'bigint',
  first: 0,
});

/** A player's part in the chat. */
export const chatSections: readonly ExportSection[] = [messages, bans, blocks];
