import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipStudioRu } from './coinflip-studio.messages.ts';

export const uz = {
  'field.flipMs': 'Tanga uchishi',
  'help.enabled': 'O‘chirilsa, yangi xonalar ochilmaydi va tikishlar qabul qilinmaydi',
  'help.resultMs': 'Tugagan xona lobbida qancha qoladi',
  'help.flipMs': 'Tanga havoda qancha turadi',
  'cue.heads': 'gerb',
  'cue.tails': 'raqam',
  'cue.toss': 'tanga tashlash',
  'bet.seat': 'O‘rin',
  'option.creator': 'Xona yaratuvchisi',
  'option.joiner': 'Qo‘shilgan o‘yinchi',
  'option.heads': 'Gerb',
  'option.tails': 'Raqam',
} as const satisfies Translation<typeof coinflipStudioRu>;
