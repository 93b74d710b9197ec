import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

export type LetterChannel = 'email' | 'site'; // a letter, or a notice in the site
export type LetterStatus = 'proposed' | 'rejected' | 'approved' | 'sent' | 'stopped';

/** The words of a letter in one language. */
export interface LetterText {
  title: string;
  text: string; // paragraphs, with an empty line between
}

/** A letter or notice to the players of a segment, which one person proposes and another approves. */
export const LetterEntity = defineEntity({
  name: 'MarketingLetter',
  tableName: 'marketing_letter',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    segmentId: p.integer(),
    channel: p.text().$type<LetterChannel>(),
    name: p.text(),
    texts: p.json<Record<string, LetterText>>(), // by language
    link: p.text(), // a page of the site
    perWeek: p.smallint(), // most advertising that a player gets in seven days, this one included
    sendAt: p.bigint('number'), // ms since epoch, as all times
    status: p.text().$type<LetterStatus>().default('proposed'),
    authorId: p.bigint(),
    reason: p.text(), // the author's
    createdAt: p.bigint('number'),
    deciderId: p.bigint().nullable(),
    decision: p.text().default(''), // the decider's reason
    decidedAt: p.bigint('number').nullable(),
    stoppedBy: p.bigint().nullable(),
    afterUser: p.bigint().defaultRaw('0'), // the last player whom the job has looked at
    skipped: p.json<Record<string, number>>().defaultRaw(`'{}'`), // players who got nothing, by reason
    begunAt: p.bigint('number').nullable(),
    endedAt: p.bigint('number').nullable(),
  },
});
export type LetterRow = InferEntity<typeof LetterEntity>;

/** A player whom a letter went to, or who was held out of it to compare with. */
export const SendEntity = defineEntity({
  name: 'MarketingSend',
  tableName: 'marketing_send',
  properties: {
    letterId: p.integer().primary().autoincrement(false),
    userId: p.bigint().primary().autoincrement(false),
    isControl: p.boolean(),
    at: p.bigint('number'),
    openedAt: p.bigint('number').nullable(), // was at the site within seven days
    leftAt: p.bigint('number').nullable(), // wanted no more such letters
  },
  indexes: [{ name: 'marketing_send_user', properties: ['userId', 'at'] }],
});
