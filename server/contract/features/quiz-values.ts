// Apart from the schemas: pages show these values too.

/** The bonus that prizes of the quiz are granted as. */
export const QUIZ_ID = 'quiz';

/** Whole DIC that a moderator may give at once. */
export const QUIZ_PRIZE = { min: 1, max: 50 } as const;

/** Questions that a player may win on a Moscow day; further right answers are left to others. */
export const MAX_QUIZ_WINS = 5;

export const MAX_QUIZ_QUESTION = 200; // characters
export const MAX_QUIZ_ANSWER = 60;
export const MAX_QUIZ_ANSWERS = 10; // right answers of a question

export const quizCodes = {
  notFound: 404, // no such player, message or question
  amount: 'QUIZ_AMOUNT', // 1 to 50 DIC
  limit: 'QUIZ_LIMIT', // the moderator's or the player's prizes of the day are used up: `limit` DIC
  answer: 'QUIZ_ANSWER', // a right answer without a letter or a figure
} as const;

const MARKS = /\p{M}/gu;
const OTHERS = /[^\p{L}\p{N}]/gu;

/**
 * An answer as it is compared: letters and figures alone, small and without accents, so that ё is е and İ, I and ı are i.
 * Empty when nothing is left.
 */
export const plainAnswer = (text: string): string =>
  text.normalize('NFKD').toLowerCase().replace(MARKS, '').replaceAll('ı', 'i').replace(OTHERS, '');

/** True when a message is one of the right answers. */
export const isRightAnswer = (message: string, answers: readonly string[]): boolean => {
  const plain = plainAnswer(message);
  return plain !== '' && answers.some((answer) => plainAnswer(answer) === plain);
};
