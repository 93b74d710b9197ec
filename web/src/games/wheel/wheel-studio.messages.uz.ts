import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelStudioRu } from './wheel-studio.messages.ts';

export const uz = {
  'field.multipliers': 'Ko‘paytirgichlar',
  'field.segments': 'G‘ildirak segmentlari tartib bilan',
  'field.bettingMs': 'Tikish qabuli',
  'help.multipliers': 'Yutuq tikishni necha barobar oshiradi — sektorlar bo‘yicha',
  'help.segments': '32 segmentning har birining ko‘paytirgichi: ko‘rsatkich turganidan soat mili bo‘yicha',
  'help.bettingMs': 'Raundning birinchi tikishidan boshlab tikish qabul qilish vaqti',
  'help.spinMs': 'G‘ildirak to‘xtash vaqti: o‘yindan to‘lovlargacha',
  'rule.multipliers':
    'Har bir ko‘paytirgichda kamida bitta segment bo‘lishi va u tikilganidan ko‘p qaytarmasligi kerak.',
  'cue.pin': 'g‘ildirak qozig‘i',
  'bet.sectors': 'Sektorlar',
  'class.sector': '{{sector}}: {{multiplier}}',
} as const satisfies Translation<typeof wheelStudioRu>;
