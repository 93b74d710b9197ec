import type { MessageGroup } from '../../../core/i18n/translate.ts';
import { bonusMessages } from '../bonus.messages.ts';

const { ru, en, ua, kz, uz, tr } = bonusMessages;

/** What calls of bonuses that need something outside are worded by: as the others are, but 0 is the TON bonus's to a guest. */
export const outsideAreaMessages = {
  ru: { ...ru, 0: 'Войдите, чтобы продолжить.' },
  en: { ...en, 0: 'Sign in to continue.' },
  ua: { ...ua, 0: 'Увійдіть, щоб продовжити.' },
  kz: { ...kz, 0: 'Жалғастыру үшін кіріңіз.' },
  uz: { ...uz, 0: 'Davom etish uchun kiring.' },
  tr: { ...tr, 0: 'Devam etmek için giriş yapın.' },
} satisfies MessageGroup;
