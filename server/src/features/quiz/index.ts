import { giveaways } from 'db';
import { z } from 'zod';
import { quiz as contract, quizRooms } from '../../../contract/features/quiz.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { variable } from '../../core/features/variable.ts';
import { texts } from '../../core/i18n/texts.ts';
import { turnQuiz } from './ask-questions.ts';
import { payPrizes } from './pay-prizes.ts';
import { houseQuestions } from './house-questions.ts';
import { quizSchedule } from './quiz-schedule.ts';
import { createQuizCalls, createQuizRequests } from './quiz.handlers.ts';

const TURN_EVERY_MS = 5_000;
const PAY_EVERY_MS = 2_000;

const dicOfDay = (fallback: number, means: string) =>
  variable(z.coerce.number().int().min(0).max(1_000_000).default(fallback), {
    takes: 'a whole number of DIC from 0 to 1000000',
    means,
  });

const variables = z.object({
  QUIZ_PER_MODERATOR: dicOfDay(500, 'DIC that a moderator may give as quiz prizes on a Moscow day; 0: none'),
  QUIZ_PER_PLAYER: dicOfDay(100, 'DIC that a player may get from moderators as quiz prizes on a Moscow day; 0: none'),
});

/** The quiz: questions asked by a schedule in the room of each language, and prizes that moderators give. */
export const quiz = defineFeature({
  contract,
  messages: texts('quiz'),
  variables: [variables],
  async open(featureTools) {
    const { QUIZ_PER_MODERATOR, QUIZ_PER_PLAYER } = featureTools.readVariables(variables);
    const tools = { ...featureTools, limits: { perModeratorDic: QUIZ_PER_MODERATOR, perPlayerDic: QUIZ_PER_PLAYER } };
    await tools.inUnitOfWork(async ({ client }) => {
      await giveaways.lockQuiz(client);
      for (const room of quizRooms)
        await giveaways.seedQuizQuestions(client, { room, questions: houseQuestions(room), at: tools.clock.now() });
    });
    return {
      calls: createQuizCalls(tools),
      requests: createQuizRequests(tools),
      houseChanges: [quizSchedule],
      jobs: [
        { name: 'turn', everyMs: TURN_EVERY_MS, run: () => turnQuiz(tools) },
        { name: 'prizes', everyMs: PAY_EVERY_MS, run: () => payPrizes(tools) },
      ],
    };
  },
});
