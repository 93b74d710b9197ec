import type { Translation } from '../i18n/messages.ts';
import type { evidenceRu } from './evidence.messages.ts';

export const tr = {
  'alarm.late.title': 'Bahislerin kapanışı çok geç geldi',
  'alarm.late.text':
    'Bu cihazın saatine göre imzalı kapanış, fenerin sayısı öğrenilebilir olduktan {{seconds}} sn sonra geldi. Kumarhane böylece sonucu bilerek bahis ekleyebilirdi. Kötü bağlantı da buna yol açabilir: tek bir olay bir şey kanıtlamaz, tekrarlanması şikâyet nedenidir.',
  'alarm.clock.title': 'Bu cihazın saati ile kumarhanenin saati uyuşmuyor',
  'alarm.clock.text':
    'Bu yüzden bahislerin kapanışı fenerin sayısından {{seconds}} sn sonra gelmiş görünüyor. Cihazın saatini bağımsız bir kaynakla karşılaştırın. Doğruysa kumarhanenin saati geridedir: dosyayı saklayın.',
  'alarm.closing-unsigned.title': 'Bahislerin kapanışını kumarhane imzalamamış',
  'alarm.closing-unsigned.text':
    'Turun kapanışındaki imza günlüğün anahtarına uymuyor. Dürüst bir kumarhane bunu göndermez: dosyayı saklayın.',
  'alarm.unsigned.title': 'Bahis makbuzunu kumarhane imzalamamış',
  'alarm.unsigned.text':
    'Makbuzun imzası günlüğün anahtarına uymuyor. Böyle bir makbuz hiçbir şey kanıtlamaz: dosyayı saklayın ve yanıt alana kadar yeni bahis yapmayın.',
  'alarm.key.title': 'Kumarhanenin günlüğünün anahtarı başka',
  'alarm.key.text':
    'Bu tarayıcı günlüğün başka bir anahtarını hatırlıyor. Onu diğer oyuncuların gördüğü anahtarla karşılaştırın. Kumarhane anahtarı değiştirdiğini duyurduysa bu bildirimi kapatın: tarayıcı yenisini hatırlar.',
  'alarm.missing.title': 'Bahis makbuzsuz kabul edildi',
  'alarm.missing.text':
    'Bu oyunda kumarhane bahse imzalı bir makbuzla yanıt vermek zorundadır. Makbuz olmadan bahsi yaptığınızı kanıtlayamazsınız: turu kendi sayfasında kontrol edin.',
  'alarm.other.title': 'Makbuz başka bir bahis için',
  'alarm.other.text':
    'Makbuzdaki tur, tutar, tohum özeti veya tuz bu tarayıcının gönderdiği değil. Dosyayı saklayın ve turu kendi sayfasında kontrol edin.',
  'alarm.round': 'Turu kontrol et',
  'alarm.more': 'Bu ne demek',
  'alarm.file': 'Dosyayı indir',
  'alarm.dismiss': 'Anladım, kapat',
  'list.title': 'Makbuzlarınız',
  'list.text':
    'Kumarhane ortak oyunlardaki her bahse imzalı bir makbuzla yanıt verir ve bahislerin kapanışını fenerin sayısı öğrenilebilir olmadan önce imzalar. Bu tarayıcı imzaları denetler ve hepsini kendinde saklar: böylece bir bahsin atıldığını, değiştirildiğini veya sonradan eklendiğini kanıtlayabilirsiniz.',
  'list.guest': 'Hesabınızın makbuzlarını görmek için giriş yapın.',
  'list.empty': 'Bu tarayıcıda yaptığınız bahislerin makbuzları burada görünecek.',
  'list.failed': 'Tarayıcı makbuzları saklamaya izin vermedi: örneğin gizli pencerede. Bahisleriniz buna bağlı değil.',
  'list.counts_one': '{{count}} makbuz saklanıyor. Tarayıcı en çok {{most}} makbuz hatırlar.',
  'list.counts_other': '{{count}} makbuz saklanıyor. Tarayıcı en çok {{most}} makbuz hatırlar.',
  'list.closings': 'Kapanışlar: zamanında {{inTime}}, geç {{late}}, belirsiz {{unsure}}.',
  'list.round': 'Tur',
  'list.stake': 'Bahis',
  'list.time': 'Zaman',
  'list.state': 'İmza',
  'list.good': 'geçerli',
  'list.unsigned': 'uymuyor',
  'list.other': 'başka bahis',
  'list.download': 'Dosyayı indir',
  'list.import': 'Dosya yükle',
  'list.imported':
    'Alınan: {{taken}}. Geçerli imzası olmadığı veya başka hesaptan olduğu için reddedilen: {{refused}}.',
  'list.notFile': 'Bu bir makbuz dosyası değil.',
  'round.title': 'Makbuzunuz ve bu tur',
  'round.kept': '{{place}}. bahis turun kaydında makbuzun vaat ettiği gibi duruyor.',
  'round.omitted': 'Kumarhane makbuzunu imzaladığı hâlde {{place}}. bahis turun kaydında yok.',
  'round.altered': 'Turun kaydındaki {{place}}. bahis, imzalı makbuzdaki bahis değil. Farklı olan: {{fields}}.',
  'round.unreadable': 'Turun kaydı okunamıyor, bu yüzden makbuz onunla karşılaştırılamıyor.',
  'round.unsigned': '{{place}}. bahsin makbuzundaki imza günlüğün anahtarına uymuyor: hiçbir şey kanıtlamaz.',
  'round.other': '{{place}}. bahsin makbuzu bu tarayıcının gönderdiği bahis için değil.',
  'round.save': 'Makbuzun dosyasını saklayın: onunla bir denetçiye başvurabilirsiniz.',
  'round.in-time': 'Bahislerin kapanışı, fenerin sayısı öğrenilebilir olmadan {{seconds}} sn önce geldi.',
  'round.late': 'Bahislerin kapanışı, fenerin sayısı öğrenilebilir olduktan {{seconds}} sn sonra geldi.',
  'round.unsure':
    'Bahislerin kapanışı geldiğinde sayfa gizliydi veya bağlantısızdı: zamanında gelip gelmediği söylenemez.',
  'round.loaded':
    'Bu tarayıcı bahislerin kapandığını geç, sayfa yüklenirken öğrendi: fenerin sayısı bilinebilir olduktan {{seconds}} sn sonra. Kapanışın ne zaman imzalandığını söyleyemez.',
  'round.no-beacon': 'Bu turda fener yer almıyor.',
  'round.closing-unsigned': 'Bahislerin kapanışındaki imza günlüğün anahtarına uymuyor.',
  'round.closing-other': 'Bu tarayıcının aldığı kapanış, turun kaydındaki kapanış değil.',
} as const satisfies Translation<typeof evidenceRu>;
