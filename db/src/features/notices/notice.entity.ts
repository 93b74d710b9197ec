import { defineEntity, p } from '@mikro-orm/core';

/** Something that happened to a player: a code that pages word, and the fact it tells of. */
export const NoticeEntity = defineEntity({
  name: 'Notice',
  tableName: 'notice',
  properties: {
    id: p.bigint('number').primary().generated('by default as identity'),
    userId: p.bigint(),
    code: p.text(),
    fact: p.text(), // names the fact: it is told once under a code
    number: p.bigint('number'), // number that the text names
    at: p.bigint('number'), // ms since epoch
    readAt: p.bigint('number').nullable(),
  },
  uniques: [{ name: 'notice_once', properties: ['userId', 'code', 'fact'] }],
  indexes: [{ name: 'notice_user', properties: ['userId', 'id'] }],
});
