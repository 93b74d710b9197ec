import type { ru } from './policy.text.ru.ts';

export const tr = {
  intro:
    'Kısaca: Glasshouse hakkınızda ne biliyor, bu neden gerekli, ne kadar saklanıyor ve siz neyi yönetebilirsiniz.',
  updated: '23 Kasım 2026’dan itibaren geçerlidir',
  'controller.title': 'Bu belge ne hakkında',
  'controller.1':
    'Glasshouse, yetişkinlere yönelik çevrim içi bir casinodur. Siteyi ziyaret ettiğinizde, oynadığınızda, para yatırıp çektiğinizde ya da bize yazdığınızda hangi verileri topladığımız burada anlatılır.',
  'controller.2': 'Oyunun ve ödemelerin nasıl işlediği ayrıca [kurallarda](/helpdesk/terms) yazılıdır.',
  'data.title': 'Neleri topluyoruz',
  'data.1':
    'Sizin verdikleriniz:\n- kullanıcı adı, e-posta, takma ad, avatar, dil, para birimi ve diğer ayarlar;\n- kimliğinizi kanıtladığınız belgeler;\n- sohbet mesajları ve desteğe yazdıklarınız.',
  'data.2':
    'Siteyi kullanırken oluşanlar:\n- girişler: zaman, IP adresi, ülke, tarayıcı, cihaz ve giriş yöntemi;\n- şifre, takma ad ya da limit değişikliği gibi hesap olayları ve IP adresi;\n- oyun: bahisler, ödemeler, tohumlarınız, limitler, aralar ve sitede geçen süre;\n- para: yatırmalar, çekimler, bonuslar ve her muhasebe kaydı;\n- size gönderdiğimiz e-postalar;\n- davetle geldiyseniz sizi kimin davet ettiği.',
  'data.3':
    'Şifreler yalnızca özet (hash) olarak saklanır. Konumunuzu ülkeden daha ayrıntılı belirlemeyiz. Gönderdiğiniz fotoğrafları yeniden kaydederiz; çekim yeri ve kamera bilgileri böylece silinir.',
  'purposes.title': 'Bunlar neden gerekli',
  'purposes.1':
    'Veriler şunlar için gerekir:\n- hesabı yürütmek, bahisleri kabul etmek ve ödemeleri hesaplamak;\n- para yatırma ve çekme işlemlerini yapmak;\n- 18 yaşını doldurduğunuzdan ve oynayanın siz olduğunuzdan emin olmak;\n- hesabı hırsızlığa, siteyi dolandırıcılığa karşı korumak;\n- limitlerinize, aralarınıza ve kendinizi men etmenize uymak;\n- başvuruları yanıtlamak ve anlaşmazlıkları çözmek;\n- yasaya uymak.',
  'purposes.2':
    'Haber ve bonus e-postaları yalnızca [tercihlerde](/settings/preferences) siz açtıysanız gelir. Güvenlik e-postaları her zaman gelir. Verileri satmayız ve reklamcılara vermeyiz.',
  'retention.title': 'Ne kadar saklıyoruz',
  'retention.1':
    'Kişisel verileri, belgeleri, işlem ve bahis geçmişini en az beş yıl saklarız: ödemeleri kontrol etmek ve anlaşmazlıkları çözmek için gereklidirler.',
  'retention.2':
    'Anlamını çabuk yitirenler daha az saklanır:\n- biten oturumlar, hatalı giriş sayaçları ve gönderilmiş e-postalar: 30 gün;\n- kod, bağlantı ya da şifre içeren e-postaların metni gönderilir gönderilmez silinir;\n- limitleriniz için günlük tutarlar: 62 gün;\n- değiştirdiğiniz avatar: yaklaşık bir gün;\n- bağlı profillerinizin, e-postanızın, belgelerinizin ve tarayıcılarınızın parmak izleri: iki hesabın tek sahibi olduğunu gösterirler, okunamazlar. Eskileri bir saat içinde, kendini men etmiş oyuncununkiler süre dolunca silinir. Eşleşmenin ne anlama geldiğine yazılım değil, bir moderatör karar verir.',
  'retention.3':
    'Muhasebe kayıtları ve açık günlükteki turlar hiçbir zaman silinmez: her şeyin doğrulanabilmesi onlara dayanır.',
  'access.title': 'Bunları kim görür',
  'access.1':
    'Çalışanlar yalnızca işleri için gerekeni görür ve bir hesaba her bakış kaydedilir:\n- moderatör: profil, oturumlar, olaylar ve oyun özeti; e-posta kısaltılmış olarak;\n- yönetici: ayrıca e-postanın tamamı ve incelediği belgeler;\n- denetçi: oyuncu numarasıyla turlar; ad, e-posta ve ödemeler olmadan.',
  'access.2':
    'Diğer oyuncular takma adınızı, avatarınızı, VIP seviyenizi, kayıt ayınızı, akışlardaki bahislerinizi, genel istatistiğinizi ve sohbet mesajlarınızı görür. [Takma adınızı gizlerseniz](/settings/preferences) yalnızca ilk harfi kalır; kayıt ayı ve istatistik kartınızdan kalkar.',
  'access.3':
    'Oyun sağlayıcısı ve ödeme sistemi yalnızca oyunu açmak ya da ödemeyi yapmak için gerekeni alır. Resmî makamlara yalnızca yasanın zorunlu kıldığını veririz.',
  'log.title': 'Turların açık günlüğü',
  'log.1':
    'Kendi oyunlarımızın her turu, herkesin okuyup yeniden hesaplayabileceği açık günlüğe girer. Kayıtta oyun, bahis, bahsin bakiyesi ve para birimi, seçim, sonuç, ödeme, zaman, tohumunuz ya da tarayıcınızın rastgele baytları ve oyuncu numarası bulunur. Ad, takma ad, e-posta, IP adresi ve belge bulunmaz.',
  'log.2':
    'Oyuncu numarası bir takma kimliktir. Bütün turlarda aynıdır ve kartınıza götürür; takma adınız gizliyse kartta yalnızca ilk harfi görünür. Tohumunuza kişisel bir şey yazmayın: turla birlikte yayımlanır.',
  'log.3':
    'Bir kayıt, siz isteseniz bile değiştirilemez ve kaldırılamaz: günlük, bunu biz de yapamayalım diye böyle kurulmuştur. Ayrıntılar [Adillik](/fairness) sayfasında.',
  'cookies.title': 'Çerezler ve tarayıcı belleği',
  'cookies.1':
    'Reklam ve analiz çerezimiz yoktur. Yalnızca şunlar vardır:\n- token: oturumunuz, 3 gün;\n- device: tanıdık cihazları ayırt etmek ve kendini men etmeye uymak için tarayıcının rastgele numarası, 400 gün;\n- lang: misafirin dili, 7 gün;\n- ref: sizi kimin davet ettiği, 30 gün;\n- second_factor: kod bekleyen giriş, 10 dakika;\n- xAuthNewProfile: X ile girişten sonra yeni hesap işareti, 3 gün.',
  'cookies.2':
    'Tarayıcı belleğinde yaş onayı, ses, animasyon ve oyun ayarları, hatırlatmaların zamanı, açıklanmış tohumlar, davet edenin numarası ve sayfa daha hızlı açılsın diye profilin bir kopyası durur. Çıkış yaptığınızda bu kopya silinir.',
  'cookies.3':
    'Çerezleri silerseniz hesaptan çıkarsınız ve tanıdık cihaz yeni sayılır: giriş için e-postadaki bir kod gerekebilir.',
  'outside.title': 'Dış hizmetler',
  'outside.1':
    'IP adresinin ülkesini kendi sunucumuzdaki bir veri tabanından öğreniriz: adres hiçbir yere gönderilmez. Bu, kapalı ülkelerden oyuncu kabul etmemek ve misafire uygun para birimini önermek için gereklidir. Kaynaklar: NRO (nro.net), RouteViews (routeviews.org) ve DB-IP (db-ip.com), CC BY 4.0 lisansı; bu verilerden gerekenler seçilip birleştirildi.',
  'outside.2':
    'Telegram, X, VK, Google ya da Steam ile giriş yapılabilir. Oradan profil numarasını, adı, sayfa adresini ve hizmet doğrulamışsa e-postayı alırız; şifreyi ve yazışmaları asla. Profiller [Hesap](/settings/account) sayfasında bağlanır ya da bağlantısı kesilir.',
  'outside.3':
    'Robot kontrolü tarayıcınızda yapılır ve kimseye veri aktarmaz. Onun yerine reCAPTCHA açıksa IP adresinizi ve tarayıcı bilgilerini Google alır.',
  'rights.title': 'Haklarınız',
  'rights.1':
    'Ayarlarda kendiniz şunları yapabilirsiniz:\n- hakkınızda tuttuğumuz her şeyi [Limitler](/settings/limits) sayfasından tek dosyada indirmek: profil, girişler, olaylar, limitler, işlemler ve bahisler, belge ve e-posta listeleri;\n- [Hesap](/settings/account) sayfasında takma adı, e-postayı ve avatarı düzeltmek, sosyal ağ bağlantısını kesmek;\n- [Tercihler](/settings/preferences) sayfasında haber e-postalarını kapatmak ve takma adı gizlemek;\n- [Güvenlik](/settings/security) sayfasında bir oturumu sonlandırmak.',
  'rights.2':
    'Gerisini destek düzeltir. Verilerinizin herhangi bir kullanımına orada itiraz da edebilirsiniz: neden gerektiğini açıklar ya da kullanımı durdururuz.',
  'rights.3':
    'Silinemeyenler:\n- muhasebe kayıtları ve açık günlüğün turları: onları yazılımın kendisi de değiştiremez;\n- saklama süresi dolmamış veriler ve belgeler;\n- kendini men etme ve olay kaydı: yoksa yasak aşılabilirdi.',
  'security.title': 'Verileri nasıl koruyoruz',
  'security.1':
    'Şifreler Argon2id özeti olarak, oturum anahtarları da özet olarak saklanır. Belgeler ve iki adımlı doğrulama anahtarları şifrelenmiştir (AES-256-GCM).',
  'security.2':
    'Önemli bir şeyi değiştirmek için şifre ya da yakın zamanda yapılmış bir giriş gerekir. E-postanız onaylıysa yeni bir cihazdan girişi size yazarız; girişin kendisi için de kod gerekebilir. En güvenlisi [iki adımlı doğrulamayı](/settings/security) açmaktır.',
  'security.3': 'Veriler yine de sızarsa etkilenen herkese ne olduğunu ve ne yapması gerektiğini yazarız.',
  'adults.title': 'Yalnızca yetişkinler için',
  'adults.1':
    'Glasshouse, 18 yaşını doldurmuş kişiler içindir. Bir çocuğun açtığı hesabı kapatırız. Böyle bir hesap biliyorsanız desteğe yazın.',
  'contact.title': 'Değişiklikler ve sorular',
  'contact.1': 'Yeni sürüm bu sayfada yeni tarihiyle yayımlanır ve o tarihten itibaren geçerli olur.',
  'contact.2':
    'Verilerinizi desteğe sorabilirsiniz: düğme menüdedir. Destek, Moskova saatiyle (UTC+3) 08:00–03:00, hafta sonu ve tatillerde 10:00–03:00 arasında çalışır. Sohbette ortalama 10, e-postada 60 dakikada yanıt verir.',
} as const satisfies Readonly<Record<keyof typeof ru, string>>;
