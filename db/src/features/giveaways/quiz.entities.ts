import { defineEntity, p } from '@mikro-orm/core';

/** A question of the quiz. Changing one removes it and adds another: what was asked stays as it was asked. */
export const QuizQuestionEntity = defineEntity({
  name: 'QuizQuestion',
  tableName: 'quiz_question',
  properties: {
    id: p.bigint('number').primary().generated('by default as identity'),
    room: p.text(), // its language's
    question: p.text(),
    answers: p.array().columnType('text[]').$type<string[]>(), // each of them is right
    addedBy: p.bigint().nullable(), // null: came with the house
    addedAt: p.bigint('number'), // ms since epoch, as all times
    removedBy: p.bigint().nullable(),
    removedAt: p.bigint('number').nullable(),
  },
  indexes: [{ name: 'quiz_question_room', properties: ['room'] }],
});

/** A question that was asked in a room. Prizes: hundredths of DIC. */
export const QuizRoundEntity = defineEntity({
  name: 'QuizRound',
  tableName: 'quiz_round',
  properties: {
    uid: p.uuid().primary(), // its message's too
    room: p.text(),
    questionId: p.bigint('number'),
    prize: p.bigint(),
    startedAt: p.bigint('number'),
    endsAt: p.bigint('number'),
    endedAt: p.bigint('number').nullable(),
    winnerId: p.bigint().nullable(), // null: nobody has answered
    answerId: p.bigint('number').nullable(), // id of the winning message in the room
    grantId: p.bigint().nullable(), // the prize, once it is paid
  },
  indexes: [{ name: 'quiz_round_room', properties: ['room', 'startedAt'] }],
});

/** A prize that a moderator gave. */
export const QuizPrizeEntity = defineEntity({
  name: 'QuizPrize',
  tableName: 'quiz_prize',
  properties: {
    uid: p.uuid().primary(), // the moderator's request id
    moderatorId: p.bigint(),
    userId: p.bigint(),
    amount: p.bigint(),
    grantId: p.bigint(),
    at: p.bigint('number'),
  },
  indexes: [
    { name: 'quiz_prize_moderator', properties: ['moderatorId', 'at'] },
    { name: 'quiz_prize_user', properties: ['userId', 'at'] },
  ],
  uniques: [{ name: 'quiz_prize_grant', properties: ['grantId'] }],
});
