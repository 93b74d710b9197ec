import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { publicPlayerId, uuid } from '../ids.ts';
import { forStaff } from '../staff.contract.ts';
import { chatRooms } from './chat-values.ts';
import { MAX_QUIZ_ANSWER, MAX_QUIZ_ANSWERS, MAX_QUIZ_QUESTION, QUIZ_PRIZE } from './quiz-values.ts';

export * from './quiz-values.ts';

/** Rooms in which questions are asked: those of a language. */
export const quizRooms = chatRooms.filter((room) => room !== 'common');
const room = z.enum(quizRooms);
const plain = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u);

/** A question as the staff sees it. */
export const quizQuestionSchema = z.object({
  id: z.int(),
  question: z.string(),
  answers: z.array(z.string()),
});
export type QuizQuestion = z.infer<typeof quizQuestionSchema>;

const done = z.object({ success: z.literal(true) });

export const quizCalls = forStaff('quiz', {
  /** The questions of a room, newest first. */
  'officeQuiz.questions': {
    auth: true,
    cost: 'read',
    payload: z.object({ room: room.default('ru') }),
    answer: z.object({ questions: z.array(quizQuestionSchema) }),
  },
  /** Adds a question, in the place of another one where `id` says so. */
  'officeQuiz.save': {
    auth: true,
    cost: 'change',
    payload: z.object({
      room,
      id: z.int().nullable(),
      question: plain(MAX_QUIZ_QUESTION),
      answers: z.array(plain(MAX_QUIZ_ANSWER)).min(1).max(MAX_QUIZ_ANSWERS),
    }),
    answer: z.object({ id: z.int() }),
  },
  'officeQuiz.remove': { auth: true, cost: 'change', payload: z.object({ id: z.int() }), answer: done },
});

export const quizRequests = forStaff('quiz', {
  // A prize of a moderator's quiz, by the player's id or by a message of theirs: hidden players show no id
  'chat:viktorinaWin': {
    auth: true,
    cost: 'change',
    payload: z
      .object({
        userId: publicPlayerId.optional(),
        uid: uuid.optional(),
        amount: z.int().min(QUIZ_PRIZE.min).max(QUIZ_PRIZE.max), // DIC
        requestId: uuid.optional(), // idempotency key
      })
      .refine(({ userId, uid }) => (userId === undefined) !== (uid === undefined), { path: ['userId'] }),
    data: z.object({ success: z.literal(true), code: z.literal(0), msg: z.string(), amount: z.int() }),
  },
});

/** The quiz that runs itself, and prizes that moderators give. */
export const quiz = defineContract({ calls: quizCalls, requests: quizRequests });
