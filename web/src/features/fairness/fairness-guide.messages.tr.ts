import type { Translation } from '../../core/i18n/messages.ts';
import type { fairnessGuideRu } from './fairness-guide.messages.ts';

export const tr = {
  title: 'Yeniden hesaplanabilen adillik',
  intro:
    'Her sonuç iki tohumdan ve bahis numarasından çıkar. Aşağıda formüllerin tamamı var: herhangi bir turu sitemiz olmadan doğrulamaya yeterler.',
  film: 'Filmi izleyin',
  'check.title': 'Bir turu doğrula',
  'check.label': 'Tur',
  'check.hint': 'Listedeki numara, bağlantı, özet, açıklanan tohum ya da oyun ve sıra: “Savaş 12”.',
  'check.wrong': 'Bu metinle tur bulunamaz. Listeden numarayı kopyalayın, bağlantı ya da özet yapıştırın.',
  'check.missing': 'Hiçbir oyunda böyle bir tur yok.',
  'check.failed': 'Sunucu yanıt vermedi. Aramayı yineleyin.',
  'check.found': 'Bulunan turlar',
  'check.round': '{{game}}, {{number}}',
  'check.open': '{{game}}, {{number}}: hâlâ sürüyor',
  'check.by.id': 'numarasına göre',
  'check.by.number': 'oyun ve sıraya göre',
  'check.by.hash': 'kaydın özetine göre',
  'check.by.commitment': 'tohum özetine göre',
  'check.by.seed': 'açıklanan tohuma göre',
  'check.submit': 'Doğrula',
  'own.title': 'Son turlarınız',
  'own.text':
    'Bir tur açın; sayfası onu bu tarayıcıda yeniden hesaplar. Zar ya da mayın turu, sunucu tohumu açıklandığında tümüyle doğrulanır: düğme o sayfadadır.',
  'own.empty': 'Oynadığınız turlar burada görünür.',
  'commit.title': 'Bahisten önceki özet',
  'commit.text':
    'Sunucunun tohumu, 64 onaltılık karakterle yazılmış 32 rastgele bayttır. Bahisten önce onun SHA-256 özetini görürsünüz:',
  'stream.title': 'Rastgele sayı akışı',
  'stream.text':
    'Akışın r bloğu; sunucu tohumunun, sizin tohumunuzun, bahis numarasının ve r sayısının HMAC değeridir. Her blok sekiz adet 32 bitlik sözcük verir:',
  'shared.title': 'Ortak potlu turlar',
  'shared.text':
    'Savaş, çark ve klasikte her turun komşularına zincirlenmiş kendi tohumu vardır: turun özeti bir önceki turun tohumudur. Yazı tura odalarının her birinin ayrı tohumu vardır. Her bahis, oyuncunun tarayıcısının ürettiği 16 rastgele bayt taşır. Bahisler kapanınca casino bütün bahislerin özetini imzalar ve ancak ondan sonra herkese açık drand feneri kimsenin bilemeyeceği bir sayı verir. İkisi birlikte sizin tohumunuzun yerini alır. Fener zamanında yanıt vermezse tur iptal edilir ve bahisler geri verilir:',
  'first.title': 'İlk sürümün turları',
  'first.text':
    'Eskiden bahislerin özeti ve fenerin yerinde bahis numaraları ile oyuncuların tohumları vardı. Numaraları casino bütün tohumları bilirken veriyordu, bu yüzden sonucu seçebilirdi; son bahsi yapan da öyle. Bu turlar hâlâ denetlenebilir ve sayfalarında bu belirtilir.',
  'number.title': 'Sözcükten sayıya',
  'number.text':
    'v sözcüğü ⌊2³²/n⌋·n değerinden küçük değilse bir sonraki alınır: böylece 0 ile n − 1 arasındaki her sayı eşit olasılıklıdır:',
  'draws.title': 'Her oyun akıştan ne alır',
  'log.title': 'Açık günlük',
  'log.text':
    'Biten her turun özeti bir Merkle ağacına girer. Ağacın kökü imzalıdır; bu yüzden hiçbir tur fark edilmeden değiştirilemez ya da silinemez.',
  'log.checkpoint': 'Günlüğün imzalı kökü',
  'log.key': 'İmzanın açık anahtarı',
  'audit.title': 'Site olmadan doğrulama',
  'audit.text':
    'Denetim programı kaynak kodla birlikte gelir ve çevrim dışı çalışır: tek bir tur, bir tur dosyası ya da günlüğün bir bölümü.',
} as const satisfies Translation<typeof fairnessGuideRu>;
