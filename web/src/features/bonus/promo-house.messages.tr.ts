import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './promo-house.messages.ts';

export const tr = {
  subject: 'Promosyon kodları',
  'subject.about':
    'Bir kodun ne verdiği, kime ve kaç kez. Kod silinmez, kapatılır. Kullanımları değişiklikten sonra da sayılır.',
  'field.code': 'Kod (büyük Latin harfleri, rakamlar, - ve _)',
  'rule.code': '3–32 karakter: büyük Latin harfleri, rakamlar, - ve _.',
  'field.isOn': 'Açık',
  'field.account': 'Hangi hesaba',
  'choice.account.real': 'Gerçek bakiye',
  'choice.account.bonus': 'Bonus bakiyesi, çevrim şartlı',
  'choice.account.dic': 'DIC',
  'choice.account.dicLocked': 'Kilitli DIC',
  'choice.account.usdicLocked': 'Kilitli USDIC, çevrim şartlı',
  'field.amount': 'Tutar, hesabın biriminde',
  'field.wagerTimes': 'Çevrim katı (yalnızca çevrim şartı olanlarda)',
  'rule.wagerTimes': 'Bonus bakiyesi ve kilitli USDIC için gereklidir, yalnızca onlar için.',
  'field.lapseDays': 'Bonusun süresi, gün',
  'field.maxUses': 'Toplam kullanım',
  'field.startsAt': 'Başlangıç',
  'field.endsAt': 'Bitiş',
  'rule.endsAt': 'Bitiş, başlangıçtan sonra olmalıdır.',
  'field.minVip': 'En düşük VIP seviyesi (1–15)',
  'field.minDeposits': 'Toplam yatırma en az',
  'field.minDepositsToday': 'Bugünkü yatırma en az',
  'field.needsTelegram': 'Bağlı Telegram hesabı gerekli',
  'field.needsVkGroup': 'VK grubumuz gerekli',
  'field.used': 'Kullanıldı',
} as const satisfies Translation<typeof ru>;
