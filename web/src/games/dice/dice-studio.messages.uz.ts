import type { Translation } from '../../core/i18n/messages.ts';
import type { diceStudioRu } from './dice-studio.messages.ts';

export const uz = {
  'field.minPercentBp': 'Shkaladagi eng kichik foiz',
  'field.maxPercentBp': 'Shkaladagi eng katta foiz',
  'field.chanceLimitBp': 'Imkoniyat chegarasi',
  'help.minPercentBp': 'Bundan kichik foizni tanlab bo‘lmaydi',
  'help.maxPercentBp': 'Bundan katta foizni tanlab bo‘lmaydi',
  'help.chanceLimitBp': 'Shu yutuq imkoniyatidan boshlab tomon o‘chiriladi',
  'help.revealMs': 'Raqam sahnada qancha vaqtda ko‘rinadi',
  'cue.less': '«kam» tomoni',
  'cue.more': '«ko‘p» tomoni',
  'cue.roll': 'raqam kelmoqda',
  'cue.tick': 'qisqa chertki',
  'bet.percentBp': 'Foiz',
  'option.less': 'Foizdan kichik',
  'option.more': 'Foiz yoki katta',
  'class.less': '{{percent}} dan kichik',
  'class.more': '{{percent}} yoki katta',
} as const satisfies Translation<typeof diceStudioRu>;
