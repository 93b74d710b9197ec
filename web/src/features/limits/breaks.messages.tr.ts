import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './breaks.messages.ts';

export const tr = {
  'reality.title': 'Süre hatırlatması',
  'reality.text':
    'Belirlediğiniz oyun süresinden sonra ne kadar zamandır burada olduğunuzu ve sonucu gösteririz. Otomatik oyun o sırada durur.',
  'reality.label': 'Ne sıklıkta hatırlatılsın',
  'reality.off': 'Kapalı',
  'reality.every': '{{count}} dk',
  'reality.saved': 'Hatırlatma kaydedildi',
  'break.title': 'Ara',
  'break.text':
    'Bahis, yatırma ve bonuslar seçtiğiniz süre boyunca kapanır. Ara iptal edilemez ve kısaltılamaz, yalnızca uzatılabilir.',
  'break.label': 'Ne kadar süreyle',
  'break.day': '24 saat',
  'break.week': '7 gün',
  'break.month': '30 gün',
  'break.action': 'Ara ver',
  'exclusion.title': 'Kendini men etme',
  'exclusion.text':
    'Oyun eğlence olmaktan çıktıysa kendinizi uzun süreyle ya da süresiz men edin. Bunu biz bile geri alamayız. Bir yakınınızla ya da bir uzmanla konuşun: bunun üstesinden gelinir.',
  'exclusion.label': 'Ne kadar süreyle',
  'exclusion.sixMonths': '6 ay',
  'exclusion.year': '1 yıl',
  'exclusion.fiveYears': '5 yıl',
  'exclusion.forever': 'Süresiz',
  'exclusion.action': 'Kendimi men et',
  'confirm.title.time_out': 'Ara verilsin mi?',
  'confirm.title.self_exclusion': 'Kendinizi oyundan men edecek misiniz?',
  'confirm.until': '{{until}} tarihine kadar bahis yapamaz, para yatıramaz ve bonus alamazsınız.',
  'confirm.forever': 'Bir daha hiçbir zaman bahis yapamaz, para yatıramaz ve bonus alamazsınız.',
  'confirm.money': 'Paranız hesabınızda kalır: istediğiniz gün çekebilirsiniz. Açık bir mayın oyunu bitirilebilir.',
  'confirm.tick': 'Bunun iptal edilemeyeceğini ve kısaltılamayacağını anlıyorum',
  'confirm.action.time_out': 'Arayı başlat',
  'confirm.action.self_exclusion': 'Beni men et',
  'confirm.cancel': 'Şimdi değil',
  'confirm.longer': 'Zaten bir aranız var. Yenisi daha sonra bitmeli.',
  begun: 'Tamam. Bahisler kapandı',
  'export.title': 'Hesap geçmişi',
  'export.text':
    'Hakkınızda tuttuğumuz her şey tek dosyada: profil, girişler, limitler, işlemler ve tüm oyunlardaki bahisler. İçinde şifre ve başka gizli bilgi yoktur.',
  'export.action': 'Geçmişi indir',
  'export.ready': 'Dosya hazır',
  'export.failed': 'Dosya hazırlanamadı. Bağlantınızı kontrol edip yeniden deneyin.',
  'export.wait_one': 'Çok sık. {{count}} dakika sonra yeniden deneyin.',
  'export.wait_other': 'Çok sık. {{count}} dakika sonra yeniden deneyin.',
} as const satisfies Translation<typeof ru>;
