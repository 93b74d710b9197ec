import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './newyear-office.messages.ts';

export const kz: Translation<typeof ru> = {
  about:
    'Барабаннан түскен заттар. Мекенжайды әр қарау аккаунт журналына жазылады. Жібергеннен кейін 30 күннен соң мекенжай жойылады.',
  none: 'Тапсырыс жоқ.',
  ordered: 'Тапсырыс: {{at}}, жіберу мерзімі: {{by}}',
  late: 'Жіберу мерзімі өтті',
  shipped: 'Жіберілді: {{at}}, {{by}}. Бақылау: {{tracking}}',
  others: 'Мына ойыншылармен бір адам болуы мүмкін',
  address: 'Мекенжайды көрсету',
  'address.of': 'Мекенжайды көрсету: {{nick}}, {{prize}}',
  erased: 'Мекенжай жойылды.',
  ship: 'Жіберілді деп белгілеу',
  'ship.of': 'Жіберілді деп белгілеу: {{nick}}, {{prize}}',
  'ship.text': 'Ойыншы жүлденің жолда екенін және төменде жазғаныңызды көреді.',
  tracking: 'Бақылау нөмірі немесе жеткізу қызметі',
  done: 'Белгіленді',
  'kind.device': 'Құрылғы',
  'kind.address': 'Желі мекенжайы',
  'kind.destination': 'Төлем деректемелері',
  'kind.telegram': 'Telegram',
  'kind.identity': 'Құжат немесе сыртқы аккаунт',
};
