import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './newyear-office.messages.ts';

export const tr: Translation<typeof ru> = {
  about:
    'Çarktan çıkan eşyalar. Adresin her görüntülenmesi hesabın kaydına yazılır. Gönderimden 30 gün sonra adres silinir.',
  none: 'Sipariş yok.',
  ordered: 'Sipariş: {{at}}, son gönderim: {{by}}',
  late: 'Gönderim süresi geçti',
  shipped: 'Gönderildi: {{at}}, {{by}}. Takip: {{tracking}}',
  others: 'Bu oyuncularla aynı kişi gibi görünüyor',
  address: 'Adresi göster',
  'address.of': 'Adresi göster: {{nick}}, {{prize}}',
  erased: 'Adres silindi.',
  ship: 'Gönderildi olarak işaretle',
  'ship.of': 'Gönderildi olarak işaretle: {{nick}}, {{prize}}',
  'ship.text': 'Oyuncu ödülün yolda olduğunu ve aşağıda yazdığınızı görür.',
  tracking: 'Takip numarası veya kargo şirketi',
  done: 'İşaretlendi',
  'kind.device': 'Cihaz',
  'kind.address': 'Ağ adresi',
  'kind.destination': 'Ödeme hedefi',
  'kind.telegram': 'Telegram',
  'kind.identity': 'Belge veya başka yerdeki hesap',
};
