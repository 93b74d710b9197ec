import type { ru } from './terms.text.ru.ts';

export const tr = {
  intro:
    'Glasshouse’un bahis kabul ederken ve öderken uyduğu kurallar bunlardır. Kısadırlar, çünkü her cümle bir şeyi belirler.',
  updated: '23 Kasım 2026’dan itibaren geçerlidir',
  'who.title': 'Kimler oynayabilir',
  'who.1':
    'Oynamak için 18 yaşını doldurmuş olmak gerekir. Ülkenizin yasası daha yüksek bir yaş belirliyorsa o geçerlidir. Yaşı belgelerden kontrol ederiz.',
  'who.2':
    'Site, kapalı ülkelerden ve VPN üzerinden çalışmaz: yerine nedenini açıklayan bir sayfa açılır. Bu engeli aşmaya çalışmak yasaktır. Bakiyeniz bundan etkilenmez.',
  'account.title': 'Hesap ve korunması',
  'account.1':
    'Herkesin tek bir hesabı olur. Hesap satılamaz, hediye edilemez, devredilemez: kullanıcı adınızla yapılan her şeyden siz sorumlusunuz. Kendinizle ilgili doğru bilgi verin: kimlik bunlara göre doğrulanır.',
  'account.2':
    '20 dakika içinde on yanlış denemeden sonra giriş 20 dakika kapanır. [İki adımlı doğrulamayı](/settings/security) açın ve kurtarma kodlarını telefonunuzdan ayrı bir yerde saklayın.',
  'account.3':
    'Şifrenizi ve kodlarınızı ne sohbette ne e-postada sorarız. Hesabınıza başkası girdiyse şifrenizi değiştirin, diğer oturumları sonlandırın ve hemen desteğe yazın.',
  'games.title': 'Oyunlar',
  'games.1':
    'Altı oyun bizimdir: Zar, Mayınlar, Savaş, Şans çarkı, Yazı tura ve Klasik. Bunların dışında başka sağlayıcılardan 6000’den fazla slot ve canlı krupiyeli oyun vardır.',
  'games.2':
    'Kendi oyunlarımızın sonucunu sunucumuz yayımlanmış formülle hesaplar. Sağlayıcı oyununun sonucunu sağlayıcının sunucusu belirler: kuralları oyunun içinde gösterilir, günlüğümüze girmez.',
  'games.3': 'Bir oyun bir süre kapatılabilir. O zaman yeni bahis almaz, ama başlanmış olan bitirilebilir.',
  'fairness.title': 'Adillik ve turla ilgili anlaşmazlıklar',
  'fairness.1':
    'Bahisten önce, artık değiştiremeyeceğimiz bir tohumun özetini görürsünüz. Zar ve mayın oyunlarında çekilişe sizin tohumunuz da girer; ortak oyunlarda ise her oyuncunun tarayıcısının bahse eklediği rastgele baytlar ve bahisler kapanmadan kimsenin bilemeyeceği, herkese açık bir fenerin sayısı girer. Bir oyunda çekiliş başka türlü yapılıyorsa bu, oyunun kalkanında ve tur kaydında yazar. Oyunlarımızın biten her turu açık günlüğe yazılır ve onu [herkes yeniden hesaplayabilir](/fairness). Çark turunu random.org çektiyse kayıtta onun imzası bulunur.',
  'fairness.2':
    'Turla ilgili anlaşmazlıkta ekrandaki görüntü ya da bizim sözümüz değil, günlükteki kayıt belirleyicidir. Yeniden hesaplama size eksik ödendiğini gösterirse farkı öderiz.',
  'fairness.3':
    'Hatalarımızın bedelini siz ödemezsiniz. Yarıda kalan tur ya aynı tohumlarla tamamlanır ya da iptal edilir ve içindeki bütün bahisler geri verilir. Açık bir mayın oyunu sizi her cihazda bekler.',
  'fairness.4':
    'Bağlantının kopması kabul edilmiş bahsi değiştirmez: sonucu sunucu hesaplar ve onu oyunun geçmişinde bulursunuz.',
  'stakes.title': 'Bahisler, limitler ve geri dönüş',
  'stakes.1':
    'Bahis, sunucu onayladığında kabul edilmiş olur. Bundan sonra iptal edilemez; tek istisna, henüz kimsenin girmediği kendi Yazı tura odanızdır.',
  'stakes.2':
    'Her oyunumuzun en küçük ve en büyük bahsi, şansları, çarpanları ve kesin geri dönüşü (RTP) oyunun sayfasındaki kurallarda yazar. Ödeme bunlara göre hesaplanır ve temel para biriminin yüzde birine aşağı yuvarlanır.',
  'stakes.3':
    'Turun kuralları kaydına sabitlenmiştir, sonradan değiştirilemez. RTP çok sayıda bahsin ortalamasıdır, paranın geri döneceği vaadi değildir. Ortalamada casino kazanır: yalnızca kaybetmeyi göze aldığınız kadar bahis yapın.',
  'currencies.title': 'Para birimleri',
  'currencies.1':
    'Sitenin temel para birimi Rus rublesidir; tutarlar rublenin yüzde birlerinin tam sayısı olarak saklanır. Gösterim para birimi bunları yalnızca kurla çevirir: kur, bakiyeyi değil görünen sayıyı değiştirir. Bahis, sunucunun onu kabul ettiği andaki kurla çevrilir.',
  'currencies.2':
    'Tutarlar USD, RUB, EUR, UAH, KZT, UZS, TRY ve TON olarak gösterilebilir. DIC ve USDIC bonus para birimleridir: gerçek parayla karışmazlar ve gösterim para birimleri arasında yer almazlar.',
  'deposits.title': 'Para yatırma',
  'deposits.1':
    'Hesaba normal para ya da kripto para yatırılabilir. Her yöntemde en küçük ve en büyük tutar, kripto parada yalnızca en küçük tutar gösterilir. Yöntem komisyon alıyorsa bu formda yazar.',
  'deposits.2':
    'Ödeme için 20 dakikanız vardır. Kişiden kişiye transferde, ödemenizi tanıyabilmemiz için tutara 0,99’a kadar eklenir: tam olarak gösterilen tutarı gönderin. Kripto parayı seçtiğiniz ağda, TON’u gösterilen memo ile gönderin.',
  'deposits.3':
    'Para genellikle 10 dakikada gelir. Daha uzun sürerse desteğe yazın. Ödenmemiş talep çok birikirse para yatırma bir süre kapanır.',
  'deposits.4':
    'Yatırılan para çekilmeden önce çevrilmelidir: iki katı tutarında bahis yapılması gerekir (x2). Bilgisinde aksi yazan sağlayıcı oyunları sayılmaz.',
  'withdrawals.title': 'Para çekme',
  'withdrawals.1':
    'Çevrim tamamlandıysa ve son 7 gün içinde en az bir para yatırma varsa para çekebilirsiniz. En küçük tutar, yöntemde daha fazlası yazmıyorsa 100 ruble ya da para biriminizdeki karşılığıdır.',
  'withdrawals.2':
    'Para çekme genellikle 5 dakika ile 72 saat arasında sürer:\n- talebin incelenmesi: en fazla 24 saat;\n- gerekirse ek kontrol: en fazla 72 saat;\n- banka, parayı hesaba geçirmek için ayrıca en fazla 7 iş günü kullanabilir.',
  'withdrawals.3':
    'Komisyon, çekilen tutarın üzerine %5’tir. VIP10 ve üstünde ve kripto parada komisyon yoktur. TON ile çekimde alacağınız tutardan 0,011 TON düşülür.',
  'withdrawals.4':
    'Çekimi parçalara bölmeyin: böyle talepler reddedilir. Talep işleme alınmadan iptal edilebilir ve para bakiyeye döner. Bilgileri kontrol edin: yanlış bilgilere gönderilen ödeme geri alınamaz.',
  'withdrawals.5':
    'Ara ve kendini men etme, para çekmeyi kapatmaz: bunlar sürerken yakın zamanda para yatırmış olmanız gerekmez, kendini men etmede çevrim de gerekmez.',
  'bonuses.title': 'Bonuslar',
  'bonuses.1':
    'Bonusun koşulları, onu almadan önce gösterilir: kimler alabilir, ne kadar bahis gerekir, son tarih nedir. Bonus almak zorunlu değildir.',
  'bonuses.2':
    'DIC, kendi oyunlarımızdaki ve XP işaretli oyunlardaki bahislerle açılır ve 100 DIC’ten itibaren dönüştürülebilir. USDIC ile yalnızca Zar ve Mayınlar oynanır; çevrimi tamamlanınca USDIC de dönüştürülebilir.',
  'bonuses.3':
    'Herkes için geçerlidir:\n- bir bonustan en fazla yüz katı kadar çekilebilir;\n- günde en fazla üç promosyon kodu; kendi kodunuz geçmez, davet kodu yalnızca sizi davet edenden ve bir kez kullanılır;\n- ilk para yatırma bonusları: aynı anda bir, toplamda en fazla üç;\n- haftalık kaybın %5’i olan nakit iade yalnızca pazar günü Moskova saatiyle alınabilir, pazartesi 00:00’da geçersiz olur;\n- kripto parayla yatırmaya %5 daha eklenir.',
  'bonuses.4':
    'Ara ve kendini men etme sırasında bonus yoktur. Örneğin birden fazla hesapla, hileyle alınan bonus, ondan kazanılanla birlikte iptal edilir.',
  'club.title': 'VIP kulübü ve ortaklık programı',
  'club.1':
    'VIP kulübünde NVIP1’den SVIP’e kadar 15 seviye vardır. Seviye, gerçek parayla yapılan bütün bahislerin toplamına bağlıdır ve düşmez. Ne sağladığı kulüpte gösterilir. Seviye için daha fazla oynamaya değmez.',
  'club.2':
    'Ortak, davet ettiklerinden gelen gelirden pay alır: birinci seviyede %25, ikincide %50. Üçüncü seviyeden itibaren koşullar başvuruyla belirlenir. Getirdiği ortakların gelirinden ayrıca %5 alır.',
  'club.3':
    'Gelir, 50 rubleden ya da para biriminizdeki karşılığından itibaren dönüştürülebilir; talepler çarşamba günleri elle işlenir. Kendinizi davet edemez, kimseye kazanç vaat edemez ve spam gönderemezsiniz.',
  'chat.title': 'Sohbet',
  'chat.1':
    'Bir mesaj en fazla 150 karakterdir; iki mesaj arasında 5 saniye geçmelidir. Hakaret etmek, başka projelerin reklamını yapmak, para dilenmek, başkalarının kişisel verilerini yayımlamak ve çalışan gibi davranmak yasaktır.',
  'chat.2':
    'Moderatör mesajı silebilir ve sohbeti size kapatabilir: 5, 30, 60, 120 ya da 180 dakika, 24 saat, bir hafta veya süresiz. Neden; reklam, hakaret ya da onun yazacağı başka bir şeydir. Bu, oyunu ve parayı etkilemez.',
  'responsible.title': 'Sorumlu oyun ve kendini men etme',
  'responsible.1':
    '[Limitler](/settings/limits) sayfasında yatırmalarınızı, kaybınızı, bahislerinizi ve sürenizi kendiniz sınırlarsınız. Limit hemen düşürülebilir; yükseltmek ya da kaldırmak için 24 saat sonra, 7 gün içinde onaylamanız gerekir. Süre hatırlatması da orada açılır.',
  'responsible.2':
    'Ara 24 saat, 7 ya da 30 gün; kendini men etme 6 ay, 1 yıl, 5 yıl ya da süresizdir. İkisi de kesindir: onları biz bile iptal edemez ya da kısaltamayız, uzatmak mümkündür. Bu sürede bahis, yatırma ve bonuslar kapalı, para çekme ve geçmiş açıktır.',
  'responsible.3':
    'Kendini men etme kişiyi bağlar. Kendini men etmiş bir oyuncuyla aynı bağlı profile, e-postaya, belgeye ya da tarayıcıya sahip bir hesap, bir moderatör aynı kişi olup olmadığına karar verene kadar oynamaz; aynı kişiyse süre onun için de geçerlidir. Süre dolunca oyun ancak siz dönmeye karar verirseniz açılır. Kendini men etmeyi aşmak için başka hesap açmak yasaktır. Oyun eğlence olmaktan çıktıysa bir yakınınızla ya da bir uzmanla konuşun: bunun üstesinden gelinir.',
  'identity.title': 'Kimlik doğrulama',
  'identity.1':
    'Çoğunlukla para çekmeden önce bir belge isteyebiliriz. Belgeyi [Doğrulama](/settings/kyc) sayfasından gönderin: JPEG, PNG ya da WebP biçiminde fotoğraf veya tarama, en fazla 10 MB. İnceleme genellikle en fazla bir gün sürer.',
  'identity.2':
    'Kimliğiniz doğrulanana kadar çekim bekleyebilir. Belge kabul edilmezse gerekçesini bildiririz ve yeniden gönderebilirsiniz. Belgelerin nasıl saklandığı [gizlilik politikasında](/helpdesk/policy) yazar.',
  'conduct.title': 'Neler yasak',
  'conduct.1':
    'Şunlar yasaktır:\n- birden fazla hesap açmak ya da başkası adına oynamak;\n- başkasının belgesini, kartını ya da cüzdanını kullanmak;\n- kapalı ülke kuralını, limitleri ya da kendini men etmeyi aşmak;\n- başka oyunculara karşı anlaşmak;\n- siteye izinsiz girmek, çalışmasını bozmak, hataları bildirmek yerine onlardan yararlanmak;\n- suçtan elde edilmiş parayı siteden geçirmek.',
  'conduct.2':
    'İhlal durumunda bonusu iptal edebilir, hesabı kısıtlayabilir ya da engelleyebiliriz. Nedenini söyleriz. İhlalle ilgisi olmayan para sizin kalır.',
  'closing.title': 'Hesabın kapatılması',
  'closing.1':
    'Hesabı istediğiniz gün kapatabilirsiniz: paranızı çekin ve desteğe yazın. Yalnızca oyunu kapatmak istiyorsanız [kendini men etme](/settings/limits) yeterlidir.',
  'closing.2':
    'Oynamadığınız için hiçbir ücret kesmeyiz ve bakiyeniz silinmez. Muhasebe kayıtları ve günlükteki turlar kapanıştan sonra da kalır.',
  'complaints.title': 'Sorumluluk ve şikâyetler',
  'complaints.1':
    'Hatalarımızdan biz sorumluyuz ve onları kendi hesabımıza düzeltiriz. Bağlantınız ve cihazınız, banka, kripto para ağı ve sağlayıcının oyunu bize bağlı değildir, ama sorunu çözmenize yardım ederiz.',
  'complaints.2':
    'Şikâyetinizi desteğe yazın: düğme menüdedir. Konu bir turla ilgiliyse numarasını belirtin. Destek, Moskova saatiyle (UTC+3) 08:00–03:00, hafta sonu ve tatillerde 10:00–03:00 arasında çalışır. Sohbette ortalama 10, e-postada 60 dakikada yanıt verir.',
  'complaints.3':
    'Yanıta katılmıyorsanız yeniden gözden geçirilmesini isteyin. Tur kaydını ise güvendiğiniz herkes doğrulayabilir: bunun için bize gerek yoktur.',
  'changes.title': 'Değişiklikler ve yasa',
  'changes.1':
    'Yeni sürüm bu sayfada yeni tarihiyle yayımlanır. Önceden kabul edilmiş bahisler, verilmiş talepler ve alınmış bonuslar o gün geçerli olan sürüme göre sonuçlandırılır.',
  'changes.2':
    'Ülkenizin yasası size bu kurallardan daha fazla hak tanıyorsa yasa geçerlidir. Çeviriler arasında fark olursa Rusça metin esas alınır.',
} as const satisfies Readonly<Record<keyof typeof ru, string>>;
