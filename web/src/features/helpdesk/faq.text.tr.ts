export const tr = {
  'product.title': 'Glasshouse hakkında',
  'about.q': 'Glasshouse nedir?',
  'about.a':
    'Kendi oyunlarının her turu yeniden hesaplanabilen bir çevrim içi casino. Bahisten önce sunucunun gizli sayısının özetini, bahisten sonra sonucun çıktığı bütün verileri görürsünüz.\nBir turu kendi sayfasında ya da kendi bilgisayarınızda, sözümüze güvenmeden doğrulayabilirsiniz. Ayrıntılar [Adillik](/fairness) sayfasında.',
  'age.q': 'Kimler oynayabilir?',
  'age.a':
    'Yalnızca yetişkinler: en az 18 yaşında olmalısınız. Herkesin tek bir hesabı olabilir. Ülkenizin yasaları çevrim içi casinoları yasaklıyorsa ya da orada hizmet vermiyorsak, site yerine bunu açıklayan bir sayfa görürsünüz.',
  'connection.q': 'Bağlantı koparsa bahsim ne olur?',
  'connection.a':
    'Kabul edilmiş bahis sunucuda saklanır; bağlantının kopması onu değiştirmez. Bağlantı geri gelince sayfa sonucu ve kesin bakiyenizi gösterir. Bir bahis için iki kez para çekilmez. Başladığınız mayın oyununu daha sonra sürdürebilirsiniz.',
  'support.q': 'Destek ne zaman yanıt verir?',
  'support.a':
    'Moskova saatiyle (UTC+3) 08:00–03:00, hafta sonları ve tatillerde 10:00–03:00 arasında. Sohbette ortalama 10 dakikada, e-postayla bir saatte yanıt veririz.',

  'fairness.title': 'Adillik',
  'commitment.q': 'Sonucun değiştirilmediğini nasıl bilirim?',
  'commitment.a':
    'Sonuç, önceden seçtiğimiz sunucu tohumuna bağlıdır. Onun SHA-256 özetini bahisten önce görürsünüz. Tohum açıklandığında özeti kendiniz hesaplayın: aynıysa tohum değiştirilmemiştir. Özeti aynı olan başka bir tohum bulunamaz.',
  'client-seed.q': 'Benim tohumum nedir, değiştirebilir miyim?',
  'client-seed.a':
    'Sizin seçtiğiniz bir metindir; zar ve mayın oyunlarının her sonucuna katılır, bu yüzden casino sonucu önceden hesaplayamaz. Tohumunuzu değiştirmek ya da sunucu tohumunu açıklatmak için oyunun yanındaki kalkanı, yani adillik panelini açın. Açık bir mayın oyunu varken tohumlar değişmez.',
  'draw.q': 'Tohumlardan sayı nasıl çıkar?',
  'draw.a':
    'Sunucu HMAC-SHA256 hesaplar: anahtar kendi tohumu, ileti sizin tohumunuz, bahis numarası (nonce) ve blok numarasıdır. Çıkan baytlardan sayılar, bütün sonuçlar eşit olasılıklı olacak biçimde alınır. Numara her bahiste büyür, bu yüzden çekilişler yinelenmez. Formüllerin tamamı [Adillik](/fairness) sayfasında.',
  'shared-rounds.q': 'Bir turu çok kişi oynuyorsa?',
  'shared-rounds.a':
    'Savaş, çark ve klasikte turun kendi tohumu vardır. Bu tohumlar bir zincir oluşturur: sonraki turun özeti bu turun tohumudur, bu yüzden hiçbiri değiştirilemez. Her bahse oyuncunun tarayıcısı rastgele baytlar ekler, casino da ona imzalı bir makbuzla yanıt verir. Bahisler kapanıp kapanış imzalandıktan sonra, o ana dek kimsenin bilmediği, herkese açık bir fenerin sayısı eklenir. Bu yüzden sonucu ne casino ne de oyuncular seçebilir. Yazı turada her odanın ayrı tohumu vardır.',
  'log.q': 'Açık günlük nedir?',
  'log.a':
    'Biten bütün turların bir Merkle ağacında toplanmış listesi. Ağacın kökünü imzalarız; ondan sonra hiçbir tur fark edilmeden değiştirilemez ya da silinemez. Günlüğü isteyen herkes indirip doğrulayabilir.',
  'verify.q': 'Bir turu nasıl doğrularım?',
  'verify.a':
    'Canlı bahislerdeki ya da oyunun geçmişindeki sonuca basın; turun sayfası açılır. Sayfa turu tarayıcınızda adım adım yeniden hesaplar ve günlükteki yerini doğrular. Elinizde yalnızca tur numarası varsa onu [Adillik](/fairness) sayfasına girin.',
  'offline.q': 'Her şeyi siteniz olmadan doğrulayabilir miyim?',
  'offline.a':
    'Evet. Denetim programı kaynak kodla birlikte gelir ve çevrim dışı çalışır: tek bir turu, bir tur dosyasını ya da günlüğün bir bölümünü doğrular ve varsa ilk farkı söyler.',

  'games.title': 'Kendi oyunlarımız',
  'rtp.q': 'Oyunlarınızda oyuncuya geri dönüş (RTP) ne kadar?',
  'rtp.a': 'Çok sayıda turda bahislerin ödeme olarak geri dönen ortalama payıdır. Tek bir tur her türlü bitebilir.',

  'provider-games.title': 'Sağlayıcı oyunları',
  'game-lists.q': 'Bir oyun yeni, sıcak veya popüler listesine nasıl girer?',
  'game-lists.a':
    'Burada ne oynandığından her {{countMinutes}} dakikada bir hesaplanan formülle; yer ne satın alınabilir ne de verilebilir:\n- yeni: bize en fazla {{newDays}} gün önce gelenler, en yeni {{maxNew}} oyun, en fazla {{newShare}} oyundan biri;\n- sıcak: son {{hotHours}} saatin turlarında en çok yatırılan {{maxHot}} oyun, bu sırayla;\n- popüler: {{popularDays}} günde en çok farklı oyuncunun bahis yaptığı {{maxPopular}} oyun.\nAz oynandıysa sıcak ve popüler listeler, sağlayıcılardan sırayla {{minOfEach}} slota ve {{minOfEach}} canlı oyuna kadar tamamlanır. Özel seçkiyi, rozetleri ve diğer listelerde bir sağlayıcının hangi oyunlarının başta duracağını casino belirler.',
  'provider-rtp.q': 'Bir oyunun neden iki geri dönüşü (RTP) var?',
  'provider-rtp.a':
    'İlkini sağlayıcı belirtir. İkincisi burada ölçülür: {{measuredDays}} günün biten turlarında ödenenin yatırılana bölümü, hem parayla hem bonusla. Yanında tur sayısı durur: turlar azken ölçülen geri dönüş az şey söyler ve çok farklı olabilir. Sağlayıcı oyunlarının sonuçlarını kendileri belirler; bu yüzden turları, kendi oyunlarımızınkiler gibi denetlenemez.',
  'game-withdrawn.q': 'Oynarken oyun kaldırılırsa ne olur?',
  'game-withdrawn.a':
    'Açık turu sonuna kadar oynayabilirsiniz; kazancı ne zaman gelirse gelsin ödenir. Oyun yeni tur başlatmaz. Favorilerde ve son oynananlarda, şu anda kullanılamadığı belirtilerek kalır.',

  'bets.title': 'Bahisler ve para birimleri',
  'stake-limits.q': 'Ne kadar bahis yapabilirim?',
  'stake-limits.a': 'Tek bir bahsin sizin para biriminizdeki sınırları:',
  'currency.q': 'Tutarlar hangi para biriminde gösterilir?',
  'currency.a':
    'Bakiyenizin yanında seçtiğiniz para biriminde; ziyaretçiler ülkelerinin para birimini görür. Para ruble olarak, kuruşuna kadar tutulur ve güncel kurla çevrilir; bu yüzden para birimini değiştirmek ücretsizdir ve bakiyeyi değiştirmez. DIC ve USDIC bonus para birimleridir, gösterim için seçilemez.',
  'cancel-bet.q': 'Bir bahsi iptal edebilir miyim?',
  'cancel-bet.a':
    'Kabul edildikten sonra hayır. Kimse katılmadan yazı tura odasını kapatırsanız, klasikte kimse katılmazsa ya da bir tur arıza yüzünden geçersiz olursa bahsin tamamı geri döner.',

  'account.title': 'Hesap ve giriş',
  'sign-in.q': 'Nasıl kaydolur ve giriş yaparım?',
  'sign-in.a':
    'Kullanıcı adı, şifre ve e-postayla, tek tıkla ya da giriş penceresinde hangileri gösteriliyorsa Telegram, X, VK, Google ve Steam ile. Tek tıkla kayıtta kullanıcı adını ve şifreyi biz oluştururuz: hemen dosya olarak kaydedin ya da e-postanıza gönderin. Başka giriş yollarını [ayarlardan](/settings/account) ekleyebilirsiniz.',
  'mail-code.q': 'Girişte neden e-postadaki kod isteniyor?',
  'mail-code.a':
    'Hesabınızın henüz tanımadığı bir cihazdan giriş yapıyorsunuz, bu yüzden siz olduğunuzdan emin oluruz. Kod 10 dakika geçerlidir. 20 dakika içinde 10 yanlış denemeden sonra giriş 20 dakika daha kapanır.',
  'two-factor.q': 'İki adımlı doğrulama ne işe yarar?',
  'two-factor.a':
    'Onunla, çalınmış bir şifre giriş için yetmez: kimlik doğrulama uygulamanızdaki altı rakam da gerekir. [Güvenlik](/settings/security) bölümünden açılır. Telefonunuzu kaybederseniz diye orada 10 kurtarma kodu alırsınız; her biri bir kez kullanılır.',
  'recovery.q': 'Şifremi unuttum. Ne yapmalıyım?',
  'recovery.a':
    'Giriş penceresinde “Şifrenizi mi unuttunuz?” seçeneğine basın ve hesabın e-postasını girin. E-postadaki bağlantı bir saat ve yalnızca bir kez geçerlidir. İki adımlı doğrulama açık kalır.',
  'sessions.q': 'Giriş ne kadar sürer, başka cihazlardan nasıl çıkarım?',
  'sessions.a':
    'Giriş üç gün sürer. Giriş yaptığınız cihazlar [Güvenlik](/settings/security) bölümünde listelenir: istediğiniz oturumu ya da diğerlerinin hepsini birden sonlandırabilirsiniz. Şifreyi değiştirmek de diğer oturumları sonlandırır.',
  'close.q': 'Hesabımı nasıl kapatırım?',
  'close.a':
    'Paranızı çekin ve desteğe yazın. Yalnızca oyunu kapatmak istiyorsanız [Sorumlu oyun](/settings/limits) bölümünde ara verin ya da kendinizi men edin: bahis, yatırma ve bonuslar hemen durur; paranızı sonra da çekebilirsiniz. Hesabın bütün geçmişini oradan tek dosyada indirebilirsiniz.',

  'responsible.title': 'Sorumlu oyun',
  'limits.q': 'Kendime hangi limitleri koyabilirim?',
  'limits.a':
    'Yatırmaya, kayba ve bahislerin toplamına günlük, haftalık ya da aylık; süreye günde {{minSession}} ile {{maxSession}} dakika arası. Yalnızca gerçek para sayılır, günler Moskova saatine göredir.\nBir limit hemen düşürülebilir. Yükseltmek ya da kaldırmak bir istektir: {{raiseHours}} saat sonra, {{raiseDays}} gün içinde onaylamanız gerekir; onaylamazsanız limit olduğu gibi kalır. Hepsi [Sorumlu oyun](/settings/limits) bölümünde.',
  'reality-check.q': 'Süre hatırlatması nedir?',
  'reality-check.a':
    'Sizin belirlediğiniz gibi {{realityTimes}} ya da {{realityLast}} dakikada bir, ne kadar oynadığınızı ve sonucu gösteririz; otomatik oyun o sırada durur. Günlük sürenizin dolacağını {{warningMinutes}} dakika önceden bildiririz.',
  'break.q': 'Ara ile kendini men etme arasındaki fark nedir?',
  'break.a':
    'Süresi. Ara 24 saat, 7 gün ya da 30 gün sürer; kendini men etme 6 ay, bir yıl, 5 yıl ya da süresizdir. İkisi de hemen başlar; bunları biz bile iptal edemez ya da kısaltamayız, yalnızca siz uzatabilirsiniz. Kendini men etmeden sonra oyun ancak siz dönmeye karar verirseniz açılır. Kişiyi bağlar: aynı profile, e-postaya, belgeye ya da tarayıcıya sahip bir hesap, bir moderatör bakana kadar oynamaz.\nOyun eğlence olmaktan çıktıysa bir yakınınızla ya da bir uzmanla konuşun.',
  'break-money.q': 'Ara sırasında param ne olur?',
  'break-money.a':
    'Sizin olarak kalır; istediğiniz gün çekebilirsiniz. Giriş, geçmiş, açık bir mayın oyununu bitirmek ve kendi yazı tura odanızı kapatmak da açıktır. Bahis, yatırma ve bonuslar kapalıdır; teklif içeren e-posta göndermeyiz.',

  'identity.title': 'Kimlik doğrulama',
  'kyc-why.q': 'Kimliğimi neden doğruluyorsunuz?',
  'kyc-why.a':
    'Yasa, 18 yaşını doldurduğunuzdan ve oynayanın siz olduğunuzdan emin olmamızı ister. Doğrulanmış kimlik ödemeleri hızlandırır ve hesabınızı korur. Dosyalar şifreli saklanır; yalnızca belgeleri inceleyen çalışanlar görebilir.',
  'kyc-documents.q': 'Hangi belgeler uygundur ve ne kadar beklenir?',
  'kyc-documents.a':
    'Pasaport, kimlik kartı, sürücü belgesi ya da oturma izni; bazen üç aydan eski olmayan bir adres belgesi da gerekir. JPEG, PNG ya da WebP biçiminde fotoğraf veya tarama, en fazla {{kycMb}} MB; PDF kabul edilmez; aynı anda en çok {{kycWaiting}} dosya incelemede bekleyebilir. Yanıt genellikle bir gün içinde gelir; belgeyi [ayarlardan](/settings/kyc) gönderebilirsiniz.',

  'cash.title': 'Para yatırma ve çekme',
  'deposit-time.q': 'Yatırdığım para ne zaman hesaba geçer?',
  'deposit-time.a':
    'Genellikle 10 dakika içinde. Daha uzun sürerse desteğe yazın. Başka bir kişiye transferde tutar küsuratlıdır: tam olarak o tutarı gönderin, bilgiler 20 dakika geçerlidir.',
  'wagering.q': 'Yatırdığım parayı çevirmem gerekir mi?',
  'wagering.a':
    'Evet: para çekmeden önce yatırdığınızın iki katı tutarında bahis yapın. Ne kadar kaldığı, çekim reddedildiğinde gösterilir. Bilgisinde aksi yazan sağlayıcı oyunları sayılmaz.',
  'withdraw-time.q': 'Para çekme ne kadar sürer?',
  'withdraw-time.a':
    '5 dakika ile 72 saat arası. Talep en fazla 24 saatte incelenir, ek kontrol 72 saate kadar, bankanın parayı hesaba geçirmesi 7 iş gününe kadar sürer. Talep yalnızca oluşturulmuş durumdayken iptal edilebilir ve para bakiyenize döner.',
  'withdraw-fee.q': 'Para çekmede komisyon var mı?',
  'withdraw-fee.a':
    'Çekilen tutara ek olarak %5. Kripto parayla çekimde ve VIP10 seviyesinden itibaren komisyon yoktur.',
  'withdraw-refused.q': 'Çekim talebim neden kabul edilmedi?',
  'withdraw-refused.a':
    'Sık görülen nedenler:\n- son 7 günde para yatırılmamıştır;\n- yatırılan para henüz çevrilmemiştir;\n- tutar, yöntemin alt sınırından küçüktür;\n- TON transferinde memo, banka havalesinde banka belirtilmemiştir;\n- tek talep yerine art arda birkaç talep gönderilmiştir.',

  'bonuses.title': 'Bonuslar ve VIP',
  'welcome.q': 'İlk yatırmalara hangi bonuslar verilir?',
  'welcome.a':
    'İlkine {{welcome1}} tutarından itibaren %100, ikincisine {{welcome2}} tutarından itibaren %150, üçüncüsüne {{welcome3}} tutarından itibaren %250. Aynı anda tek bonus geçerlidir. Bir bonustan en fazla kendisinin 100 katı çekilebilir. Kripto parayla yatırmada %5 daha eklenir.',
  'locked-dic.q': 'DIC ve USDIC nedir?',
  'locked-dic.a':
    'Bonus para birimleridir. Kilitli DIC, bahis yaptıkça açılır: her bahsin %1’inin %5’i. Açılanlar 100 DIC’ten itibaren paraya çevrilebilir. Kilitli USDIC yalnızca zar ve mayınlarda çevrilir.',
  'cashback.q': 'Nakit iade nasıl işler?',
  'cashback.a':
    'Bir haftalık kaybınızın %5’i. Pazar günü Moskova saatiyle gece yarısına kadar alınabilir; alınmayan yanar.',
  'vip.q': 'VIP kulübü nasıl işler?',
  'vip.a':
    'NVIP1’den SVIP’e 15 seviyesi vardır. Seviyeniz gerçek parayla yaptığınız bütün bahislerin toplamına bağlıdır: VIP2 {{vip2}}, SVIP {{svip}} tutarından itibaren; ulaşılan seviye kaybedilmez. Rakeback birinci seviyeden itibaren %1, beşinciden %1,5, sekizinciden %2’dir; {{minRakeback}} tutarından itibaren alınabilir.',

  'community.title': 'Ortaklar ve sohbet',
  'partners.q': 'Ortaklık programı nasıl işler?',
  'partners.a':
    'Bağlantınızla gelen oyuncuların gelirinden pay alırsınız: birinci seviyede %25, ikincide %50, ayrıca getirdiğiniz ortakların gelirinden %5. Geliri {{minPartner}} tutarından itibaren bakiyenize aktarabilirsiniz; talepler çarşamba günleri incelenir. Ortak promosyon kodu 6–12 Latin harfi ve rakamdan oluşur.',
  'chat-rules.q': 'Sohbetin kuralları nelerdir?',
  'chat-rules.a':
    'Bir mesaj en çok 150 karakterdir ve 5 saniyede bir gönderilebilir. Başka projelerin reklamını yapmak ve insanlara hakaret etmek yasaktır: moderatör sohbeti size 5 dakikadan süresize kadar kapatabilir. Sohbette ödül dağıtmak VIP3 seviyesinden itibaren açıktır.',
} as const;
