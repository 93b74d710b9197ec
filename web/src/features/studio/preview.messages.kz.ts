import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './preview.messages.ts';

export const kz = {
  outcome: 'Нәтиже',
  'outcome.hint': 'Бос болса — түскені. Командалар: {{examples}}',
  'outcome.unknown': 'Бұл ойында мұндай нәтиже жоқ. Мысалы: {{examples}}',
  'round.new': 'Раунд ойнау',
  scene: 'Ойын сахнасы: {{state}}',
  balance: 'Ойын ақшасы: {{amount}}',
  state: 'күйі {{state}}',
  hold: 'Кідірту',
  run: 'Іске қосу',
  'step.back': 'Бір оқиға артқа',
  'step.on': 'Бір оқиға алға',
  time: '{{all}} с ішінен {{now}}',
  moment: 'Раунд сәті',
  pace: 'Жылдамдық',
  nothing: 'Бұл баптаумен бәс тігетін ештеңе жоқ: бәс пен таңдау шектерін тексеріңіз.',
  sound: 'Көріністің дыбысы',
  bet: 'Раундтағы бәс',
  'bet.none': 'Кемінде біреуін таңдаңыз.',
  'bet.share': 'Банктегі үлес: {{share}}',
  'bet.stakeMinor': 'Ойыншының бәсі',
  'bet.side': 'Жағы',
  'bet.otherStakeMinor': 'Олардың әрқайсысының бәсі',
} as const satisfies Translation<typeof ru>;
