import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './deposit.messages.ts';

export const tr = {
  method: 'Ödeme yöntemi',
  noMethods: 'Bu para biriminde şu an yatırma yöntemi yok: başka birini seçin.',
  submit: 'Ödemeye geç',
  fee: '{{from}} ile {{to}} arasındaki yatırımlardan {{percent}} komisyon alınır.',
  fraction: 'Havalenizin tanınması için tutara en fazla 0,99 eklenir. Gönderdiğiniz kadar hesabınıza geçer.',
  expired:
    'Ödeme süresi doldu. Parayı gönderdiyseniz bir şey yapmanıza gerek yok: ödemeyi bulup hesabınıza geçiririz, durumu geçmişte görünür.',
  timeLeft: 'Kalan süre',
  'pay.title': 'Yatırım {{id}}',
  'pay.waiting': 'Ödemeniz bekleniyor',
  'pay.amount': 'Ödenecek tutar',
  'pay.bank': 'Alıcı banka',
  'pay.recipient': 'Alıcı',
  'pay.card': 'Kart numarası',
  'pay.phone': 'Telefon',
  'pay.exact':
    'Tam bu tutarı tek transferle gönderin. Farklı bir tutar geldiği kadarıyla hesabınıza geçer; alt sınırın altındaysa önce ekibimiz inceler.',
  'pay.redirect':
    'Ödeme, ödeme sağlayıcısının sayfasında yapılır. Sayfa bu sekmede açılır, ödemeden sonra buraya dönersiniz.',
  'pay.go': 'Ödeme sayfasını aç',
  'pay.soon': 'Para genellikle 10 dakikada gelir. Sayfayı kapatabilirsiniz.',
  'pay.slow': '10 dakikadan fazla geçti. Ödediyseniz desteğe yazıp yatırım numarasını bildirin.',
  'outcome.done': 'Hesaba geçti: {{amount}}',
  'outcome.doneText': 'Para hesabınızda.',
  'outcome.otherText': '{{asked}} yerine {{arrived}} geldi: gelen tutar hesabınıza geçti.',
  'outcome.afterText': 'Ödeme süresinden sonra geldi. Tamamı hesabınıza geçti.',
  'outcome.late': 'Ödemeniz ulaştı, inceleniyor',
  'outcome.lateText':
    'Geç veya farklı bir tutarla geldiği için bir çalışanımız inceliyor. Para kaybolmadı: sonucu burada ve geçmişte göreceksiniz.',
  'outcome.failed': 'Yatırım gerçekleşmedi',
  'outcome.failedText': 'Hesabınız değişmedi. Paranız çekildiyse desteğe yazın.',
  'outcome.bonus': 'Bonus: {{amount}}',
  'outcome.again': 'Yeni yatırım',
  'outcome.history': 'Yatırım geçmişi',
} as const satisfies Translation<typeof ru>;
