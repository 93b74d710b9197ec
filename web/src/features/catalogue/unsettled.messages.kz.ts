import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './unsettled.messages.ts';

export const kz = {
  title: 'Нәтижесіз раундтар',
  text: 'Провайдер бәсті қабылдады, бірақ бір минуттан артық ештеңе хабарламай тұр. Бір минуттан кейін раунд ұтылған болып жабылады, ал провайдер раунд жалғасуда десе — бір тәуліктен кейін. Кейін келген ұтыс бәрібір төленеді: мұндай раунд «Кеш төленді» деп көрсетіледі.',
  providers: 'Провайдерлер бойынша, бір аптада',
  rounds: 'Раундтар',
  shown: '{{all}} раундтың {{shown}} көрсетілген: алдымен нәтижесіздері, соңғылары жоғарыда.',
  provider: 'Провайдер',
  'staked.left': 'Нәтижесіз қойылған',
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
  'state.late': 'Кеш төленді',
  last: 'Соңғы хабар',
  round: 'Провайдер раунды',
} as const satisfies Translation<typeof ru>;
