import type { FastifyReply } from 'fastify';
import type { TelegramAnswer } from '../../../contract/social.contract.ts';
import type { SignInOutcome } from './complete-sign-in.ts';

const OK = 200;
const BAD_REQUEST = 400;

/** Answer to a sign-in from Telegram. A missing code is no failure. */
export const telegramAnswerOf = (outcome: SignInOutcome, backTo: string | null = null): TelegramAnswer => {
  if (outcome.result === 'success_auth') return { success: true, msg: 'success_auth', isNew: outcome.isNew };
  const { result: msg } = outcome;
  if (backTo !== null) return { success: msg === 'success_confirmation', msg, backTo };
  return { success: msg === 'success_binding', msg };
};

export const sendTelegram = (reply: FastifyReply, answer: TelegramAnswer): FastifyReply =>
  reply.status(answer.success || answer.msg === 'want_enter_code' ? OK : BAD_REQUEST).send(answer);
