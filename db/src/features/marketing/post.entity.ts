import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { LetterText } from './letter.entity.ts';

export type PostKind = 'banner' | 'news';
export type PostStatus = 'proposed' | 'rejected' | 'approved' | 'withdrawn';

/** A version of a banner or a piece of news. Of the approved ones whose time has come, the newest counts. */
export const PostEntity = defineEntity({
  name: 'MarketingPost',
  tableName: 'marketing_post',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    kind: p.text().$type<PostKind>(),
    slug: p.text(), // names it: its versions share it
    version: p.integer(), // from 1
    texts: p.json<Record<string, LetterText>>(), // by language
    picture: p.text(), // name of a picture of the house's own
    gradient: p.text(),
    link: p.text(), // a page of the site
    shownFrom: p.bigint('number'), // ms since epoch, as all times
    shownUntil: p.bigint('number'),
    status: p.text().$type<PostStatus>().default('proposed'),
    authorId: p.bigint(),
    reason: p.text(), // the author's
    createdAt: p.bigint('number'),
    deciderId: p.bigint().nullable(),
    decision: p.text().default(''), // the decider's reason
    decidedAt: p.bigint('number').nullable(),
    withdrawnBy: p.bigint().nullable(),
    withdrawnAt: p.bigint('number').nullable(),
  },
  uniques: [{ name: 'marketing_post_version', properties: ['slug', 'version'] }],
});
export type PostRow = InferEntity<typeof PostEntity>;
