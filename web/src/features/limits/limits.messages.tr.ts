import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './limits.messages.ts';

export const tr = {
  title: 'Sorumlu oyun',
  intro:
    'Oyuna ne kadar para ve zaman ayıracağınıza burada karar verirsiniz. Bir limit hemen düşürülebilir; yükseltmek ya da kaldırmak ise ancak 24 saat sonra geçerli olur.',
  'guest.text':
    'Yatırma, kayıp, bahis ve süre limitleri, hatırlatmalar, aralar ve kendini men etme. Bunları kendiniz için ayarlamak üzere giriş yapın.',
  'guest.signIn': 'Giriş yap',
  'load.failed': 'Limitleriniz yüklenemedi. Yine de geçerlidirler.',
  'load.retry': 'Yeniden dene',
  'state.time_out': '{{until}} tarihine kadar ara',
  'state.self_exclusion': '{{until}} tarihine kadar kendini men etme',
  'state.forever': 'Süresiz kendini men etme',
  'state.text': 'Bahis, yatırma ve bonuslar kapalı. Paranızı çekebilir ve geçmişinize her zamanki gibi bakabilirsiniz.',
  'state.session': 'Bugünkü oyun süreniz doldu',
  'state.session.text': 'Bahisler {{until}} yeniden açılır. Paranızı her zamanki gibi çekebilirsiniz.',
  'limits.title': 'Limitler',
  'limits.text':
    'Yalnızca gerçek para sayılır; bonus parası ve USDIC sayılmaz. Gün, hafta ve ay Moskova saatine göredir, hafta pazartesi başlar.',
  'kind.deposit': 'Yatırma',
  'kind.deposit.hint': 'Ne kadar para yatırılabileceği.',
  'kind.loss': 'Kayıp',
  'kind.loss.hint': 'Bahisler eksi ödemeler. Tur bitene kadar bahsi kaybedilmiş sayılır.',
  'kind.wager': 'Bahisler',
  'kind.wager.hint': 'Kazanan ve kaybeden tüm bahislerin toplamı.',
  'kind.session': 'Süre',
  'kind.session.hint': 'Sitenin en az bir sayfasının günde kaç dakika açık olduğu.',
  'period.day': 'Günlük',
  'period.week': 'Haftalık',
  'period.month': 'Aylık',
  'limit.none': 'Belirlenmedi',
  'limit.used': '{{used}} kullanıldı. {{at}} yenilenir',
  'limit.pending': '{{at}} itibarıyla {{amount}}',
  'limit.pending.none': '{{at}} itibarıyla limit yok',
  'limit.keep': 'Olduğu gibi kalsın',
  'limit.set': 'Belirle',
  'limit.change': 'Değiştir',
  'saved.kept': 'Limit olduğu gibi kalıyor',
  minutes_one: '{{count}} dakika',
  minutes_other: '{{count}} dakika',
  'error.lost': 'Bağlantı koptu. Sayfada ne gösterildiğine bakın: değişiklik kaydedilmiş olabilir.',
} as const satisfies Translation<typeof ru>;
