import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './unsettled.messages.ts';

export const kz = {
  title: 'Нәтижесіз раундтар',
  text: 'Провайдер бәсті қабылдады, бірақ бір минуттан бері ештеңе хабарламайды. Бір минуттан кейін раунд ұтылған болып жабылады; ұтыс кейін келсе, ол төленеді.',
  counts: 'Бір аптада: ашық {{open}}, біз жапқан {{closed}}.',
  none: 'Мұндай раундтар жоқ.',
  player: 'Ойыншы',
  game: 'Ойын',
  'game.of': '{{game}}, {{provider}}',
  staked: 'Тігілген',
  paid: 'Төленген',
  account: 'Шот',
  'account.real': 'Ақша',
  'account.bonus': 'Бонус',
  state: 'Күйі',
  'state.open': 'Ашық',
  'state.closed': 'Біз жаптық',
  last: 'Соңғы хабар',
  round: 'Провайдер раунды',
} as const satisfies Translation<typeof ru>;
