import type { FastifyReply } from 'fastify';
import type { TelegramAnswer } from '../../../contract/social.contract.ts';
import type { Entered } from './enter.ts';

const OK = 200;
const BAD_REQUEST = 400;

/** What somebody who came from Telegram is told. A code that is still to be entered is no failure. */
export const telegramAnswerOf = (entered: Entered, backTo: string | null = null): TelegramAnswer => {
  if (entered.result === 'success_auth') return { success: true, msg: 'success_auth', isNew: entered.isNew };
  const { result: msg } = entered;
  if (backTo !== null) return { success: msg === 'success_confirmation', msg, backTo };
  return { success: msg === 'success_binding', msg };
};

export const sendTelegram = (reply: FastifyReply, answer: TelegramAnswer): FastifyReply =>
  reply.status(answer.success || answer.msg === 'want_enter_code' ? OK : BAD_REQUEST).send(answer);
