import type { Translation } from '../../core/i18n/messages.ts';
import type { fairnessRu } from './fairness.messages.ts';

export const tr = {
  intro:
    'Sunucu, bahisten önce tohumunun özetini gösterir ve artık onu değiştiremez. Kendi tohumunuzu siz seçersiniz; sonuç iki tarafa da bağlıdır.',
  'pair.title': 'Geçerli tohum çifti',
  'pair.commitment': 'Sunucu tohumunun özeti (SHA-256)',
  'pair.next': 'Sonraki sunucu tohumunun özeti',
  'pair.nonce': 'Sonraki bahsin numarası (nonce)',
  'seed.label': 'Sizin tohumunuz',
  'seed.hint': '1–64 karakter: Latin harfleri, rakamlar, “_” ve “-”.',
  'seed.invalid': 'Tohum 1–64 karakterdir: Latin harfleri, rakamlar, “_” ve “-”.',
  'seed.random': 'Rastgele',
  'seed.save': 'Kaydet',
  'seed.saved': 'Yeni tohum bir sonraki bahisten itibaren geçerli',
  'rotate.title': 'Çifti değiştirme',
  'rotate.text':
    'Sunucu geçerli tohumunu açıklar ve özeti yukarıda gösterilen sonrakine geçer. Ardından açıklanan tohumla yapılan her bahis yeniden hesaplanabilir. Bahis numaraları 0’dan başlar. Bakiyeniz değişmez.',
  'rotate.newSeed': 'Onu da değiştirmek isterseniz yeni oyuncu tohumu',
  'rotate.action': 'Değiştir ve açıkla',
  'revealed.title': 'Açıklanan çiftler',
  'revealed.serverSeed': 'Sunucu tohumu',
  'revealed.clientSeed': 'Oyuncu tohumu',
  'revealed.commitment': 'Bahislerden önce gösterilen özet',
  'revealed.computed': 'Tohumun bu tarayıcıda hesaplanan SHA-256 değeri',
  'revealed.pass': 'Özet eşleşiyor',
  'revealed.fail': 'Özet eşleşmiyor: tohum değiştirilmiş',
  'revealed.promiseBroken': 'Yeni çift, özeti önceden gösterilen çift değil',
  'revealed.none': 'Bu çiftle bahis yapılmadı',
  'revealed.rounds_one': '{{count}} bahis, son numara {{last}}',
  'revealed.rounds_other': '{{count}} bahis, son numara {{last}}',
  'how.title': 'Sayı nasıl oluşur',
  'how.stream':
    'Sunucu ve siz birer tohum verirsiniz; bahis numarası asla tekrarlanmaz. Bunlardan 32 bitlik sözcük akışı çıkar:',
  'how.reject': 'Sözcük sapmasız bir sayıya dönüşür: fazla büyük sözcükler atlanır.',
  'how.check': 'Tur sayfasında, openssl ile terminalde ya da denetim programıyla doğrulayabilirsiniz.',
  lastRound: 'Son turu doğrula',
  'guest.text': 'Tohumlarınızı görmek ve değiştirmek için giriş yapın.',
  'guest.signIn': 'Giriş yap',
  retry: 'Yeniden dene',
  'shared.intro':
    'Turun tohumu bahis yapan herkese aittir. Özeti bahislerden önce gösterilir; sizin tohumunuz ve diğerlerininki bahisler kapandıktan sonra çekilişe girer. Bu yüzden sonucu kimse bilmez, casino bile.',
  'shared.roomIntro':
    'Her odanın kendi tohumu vardır. Özeti bahislerden önce gösterilir; iki oyuncu da bahis yapınca tohumları çekilişe girer. Bu yüzden sonucu kimse bilmez, casino bile.',
  'shared.round': 'Tur {{number}}',
  'shared.hash': 'Tur tohumunun özeti (SHA-256)',
  'shared.own': 'Çekilişe katkınız',
  'shared.own.text':
    'Bu tohum, bahis yaptığınız her turun entropisine “bahis numarası:tohum” satırı olarak girer. Değişiklik sonraki bahsinizden itibaren geçerlidir.',
  'how.chain': 'Turların tohumları bir zincirdir: turun özeti bir öncekinin tohumudur, değiştirilemez:',
  'how.room': 'Oda tohumunun özeti bahislerden önce bilinir:',
  'how.entropy': 'Bahisler kapanınca bahis yapan herkesin tohumları entropiyi verir:',
  'how.sharedStream': 'Tur tohumu, entropi ve tur numarası 32 bitlik sözcüklerden bir akış verir:',
  'lit.intro':
    'Bahislerden önce tur tohumunun özeti görünür. Her bahis kendi oyuncusunun tarayıcısından rastgele baytlar ekler; bahisler kapandıktan sonra da herkese açık bir fener, kimsenin önceden bilemeyeceği bir sayı ekler. Bu yüzden sonucu ne casino, ne oyuncular, ne de ikisi birlikte seçebilir.',
  'lit.own.text':
    'Her bahis için bu tarayıcı 16 rastgele baytı kendisi üretir ve ona verilen imzalı makbuzu saklar. Ayarlanacak bir şey yok.',
  'lit.receipts': 'Makbuzlarınız',
  'how.bets': 'Bahisler kapanınca casino bahislerin özetini imzalar:',
  'how.beacon': 'Ardından herkese açık fener kendi turunu imzalar; o imzayı önceden kimse bilmez:',
  'how.litStream':
    'Tur tohumu, bahislerin özeti, fenerin sayısı ve tur numarası 32 bitlik sözcüklerden bir akış verir:',
} as const satisfies Translation<typeof fairnessRu>;
