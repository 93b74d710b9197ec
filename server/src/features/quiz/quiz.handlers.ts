import { giveaways } from 'db';
import { plainAnswer, quizCodes, type quizCalls, type quizRequests } from '../../../contract/features/quiz.contract.ts';
import type { FeatureTools, RequestHandlers } from '../../core/features/feature.ts';
import type { Handlers } from '../../core/games/server-game.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { givePrize, type PrizeTools } from './give-prize.ts';

type Tools = PrizeTools & Pick<FeatureTools, 'em' | 'inUnitOfWork'>;

export const createQuizRequests = (tools: Tools): RequestHandlers<typeof quizRequests> => ({
  'chat:viktorinaWin': {
    payloadCodes: { amount: quizCodes.amount },
    async handle(asked, { staff, lang }) {
      await givePrize(tools, staff, asked);
      return { success: true, code: 0, msg: tools.translate(lang, 'quiz', 'credited'), amount: asked.amount };
    },
  },
});

export const createQuizCalls = ({ em, clock, inUnitOfWork }: Tools): Handlers<typeof quizCalls> => ({
  'officeQuiz.questions': {
    async handle({ room }) {
      const rows = await giveaways.quizQuestionRepository(em()).list(room);
      return { questions: rows.map(({ id, question, answers }) => ({ id, question, answers })) };
    },
  },
  'officeQuiz.save': {
    async handle({ room, id, question, answers }, { staff: { actorId } }) {
      if (answers.some((answer) => plainAnswer(answer) === '')) throw new CallError(quizCodes.answer);
      const at = clock.now();
      return inUnitOfWork(async (unit) => {
        const questions = giveaways.quizQuestionRepository(unit.em);
        const isGone = id !== null && (await questions.remove(id, { removedBy: actorId, removedAt: at })) !== room;
        if (isGone) throw new CallError(quizCodes.notFound);
        return { id: await questions.add({ room, question, answers, addedBy: actorId, addedAt: at }) };
      });
    },
  },
  'officeQuiz.remove': {
    async handle({ id }, { staff: { actorId: removedBy } }) {
      const removed = { removedBy, removedAt: clock.now() };
      const room = await inUnitOfWork((unit) => giveaways.quizQuestionRepository(unit.em).remove(id, removed));
      if (room === undefined) throw new CallError(quizCodes.notFound);
      return { success: true };
    },
  },
});
