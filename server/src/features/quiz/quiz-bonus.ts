import { z } from 'zod';
import { QUIZ_ID } from '../../../contract/features/quiz-values.ts';
import { defineBonus } from '../../core/bonus/define-bonus.ts';

/** A prize of the quiz: DIC, once per question or per moderator's request. */
export const quizBonus = defineBonus({
  id: QUIZ_ID,
  section: 'permanent',
  terms: 1,
  rules: z.object({}),
  input: z.object({ uid: z.uuid(), amount: z.int().min(1) }), // hundredths of DIC
  isWatched: false,
  offer: (_context, _rules, { uid, amount }) => ({ period: uid, account: 'dic', amountMinor: BigInt(amount) }),
  choices: () => [], // given, not chosen
});
