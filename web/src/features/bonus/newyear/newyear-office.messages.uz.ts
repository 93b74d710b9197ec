import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './newyear-office.messages.ts';

export const uz: Translation<typeof ru> = {
  about:
    'Barabandan tushgan buyumlar. Manzilni har bir ko‘rish akkaunt jurnaliga yoziladi. Jo‘natilganidan 30 kun o‘tgach manzil o‘chiriladi.',
  none: 'Buyurtmalar yo‘q.',
  ordered: 'Buyurtma: {{at}}, jo‘natish muddati: {{by}}',
  late: 'Jo‘natish muddati o‘tgan',
  shipped: 'Jo‘natildi: {{at}}, {{by}}. Kuzatuv: {{tracking}}',
  others: 'Bu o‘yinchilar bilan bitta odam bo‘lishi mumkin',
  address: 'Manzilni ko‘rsatish',
  'address.of': 'Manzilni ko‘rsatish: {{nick}}, {{prize}}',
  erased: 'Manzil o‘chirilgan.',
  ship: 'Jo‘natildi deb belgilash',
  'ship.of': 'Jo‘natildi deb belgilash: {{nick}}, {{prize}}',
  'ship.text': 'O‘yinchi sovrin yo‘lda ekanini va quyida yozganingizni ko‘radi.',
  tracking: 'Kuzatuv raqami yoki yetkazish xizmati',
  done: 'Belgilandi',
  'kind.device': 'Qurilma',
  'kind.address': 'Tarmoq manzili',
  'kind.destination': 'To‘lov rekvizitlari',
  'kind.telegram': 'Telegram',
  'kind.identity': 'Hujjat yoki tashqi akkaunt',
};
