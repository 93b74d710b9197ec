import type { MessageGroup } from '../../../core/i18n/translate.ts';
import { bonusMessages } from '../bonus.messages.ts';
import { telegramMessages } from './telegram-refusals.messages.ts';

const { ru, en, ua, kz, uz, tr } = bonusMessages;

/** What the requests of bonuses at Telegram are worded by: as the others are, but for codes that mean something else here. */
const wordsOf = <
  General extends object,
  Own extends (typeof telegramMessages)['ru' | 'en' | 'ua' | 'kz' | 'uz' | 'tr'],
>(
  general: General,
  own: Own,
) => ({
  ...general,
  1: own.telegramLink,
  5: own.telegramSubscribe,
  6: own.storyUsed,
  10: own.telegramUnknown,
  18: own.telegramVip,
});

export const telegramAreaMessages = {
  ru: wordsOf(ru, telegramMessages.ru),
  en: wordsOf(en, telegramMessages.en),
  ua: wordsOf(ua, telegramMessages.ua),
  kz: wordsOf(kz, telegramMessages.kz),
  uz: wordsOf(uz, telegramMessages.uz),
  tr: wordsOf(tr, telegramMessages.tr),
} satisfies MessageGroup;
