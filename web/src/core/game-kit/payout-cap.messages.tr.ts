import type { Translation } from '../i18n/messages.ts';
import type { ru } from './payout-cap.messages.ts';

export const tr = {
  'cap.bet':
    'Tek bir bahis {{bet}} tutarından fazla kazanmaz. Bu sınırın kazancı düşürdüğü yerde geri dönüş de daha düşüktür: bahsinizin kesin sayıları bunu içerir.',
  'cap.steps': 'Açık hücrelerin değeri bu tutara ulaşınca oyun kendiliğinden biter ve kazancı öder.',
  'cap.sector':
    'Bir turda tek bir sektöre yapılan tüm bahislere toplam {{round}} tutarından fazlası ödenmez: bunu aşan bahis kabul edilmez.',
  'cap.pot':
    'Bir turdaki tüm bahisler toplam {{pot}} tutarını aşmaz: bunu aşan bahis kabul edilmez, kazançlar da kesilmez.',
} as const satisfies Translation<typeof ru>;
