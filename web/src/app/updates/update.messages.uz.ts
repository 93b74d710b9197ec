import type { Translation } from '../../core/i18n/messages.ts';
import type { updateRu } from './update.messages.ts';

export const uz = {
  title: 'Yangi versiya chiqdi',
  text: 'Sahifani o‘zingizga qulay paytda yangilang. Tikishlar va balans serverda saqlanadi.',
  waiting: 'Joriy raund tugashi bilan yangilaymiz. Avtoo‘yin joriy tikishdan keyin to‘xtaydi.',
  take: 'Yangilash',
  later: 'Keyinroq',
  failed: 'Yangilab bo‘lmadi. Qayta urinib ko‘ring yoki sahifani qayta yuklang.',
} as const satisfies Translation<typeof updateRu>;
