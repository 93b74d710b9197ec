import type { LetterDictionary } from './letters.messages.ts';

export const lettersTr: LetterDictionary = {
  greeting: 'Merhaba {{nick}},',
  greetingPlain: 'Merhaba,',
  linkHint: 'Düğme çalışmıyorsa bu adresi tarayıcınızda açın:',
  device: 'Cihaz',
  place: 'Yer',
  time: 'Zaman',
  login: 'Kullanıcı adı',
  password: 'Şifre',
  reason: 'Gerekçe',
  unknown: 'bilinmiyor',
  footer: 'Bu e-posta otomatik olarak gönderildi, lütfen yanıtlamayın. Glasshouse yalnızca yetişkinler içindir, 18+.',
  letters: {
    emailConfirm: {
      subject: 'E-posta adresinizi onaylayın',
      body: ['Geriye bu adresin size ait olduğunu onaylamak kaldı. Bağlantı bir kez çalışır, süresi sınırlıdır.'],
      button: 'Adresi onayla',
      note: 'Bu adresi bize siz vermediniz mi? Bir şey yapmayın: onaylanmadan hiçbir hesaba bağlanmaz.',
    },
    recovery: {
      subject: 'Hesap kurtarma',
      body: [
        'Şifrenizi değiştirmek istediniz. Bağlantıyla yeni bir şifre belirleyebilirsiniz: bir kez çalışır, süresi sınırlıdır.',
      ],
      button: 'Yeni şifre belirle',
      note: 'Bunu siz istemediniz mi? Bir şey yapmayın: şifreniz olduğu gibi kalır.',
    },
    temporaryCode: {
      subject: 'Giriş kodunuz',
      body: ['Giriş yapmak için bu kodu girin. Bir kez çalışır, süresi sınırlıdır.'],
      note: 'Kodu kimseye söylemeyin: biz asla sormayız. Bunu siz yapmadınız mı? Şifrenizi değiştirin: birisi onu biliyor.',
    },
    newDevice: {
      subject: 'Yeni bir cihazdan giriş',
      body: ['Hesabınıza daha önce görmediğimiz bir cihazdan giriş yapıldı.'],
      button: 'Oturumlara bak',
      note: 'Bu sizdiyseniz yapmanız gereken bir şey yok. Değilseniz o oturumu sonlandırın ve şifrenizi hemen değiştirin.',
    },
    credentials: {
      subject: 'Kullanıcı adınız ve şifreniz',
      body: ['Giriş bilgilerinizi göndermemizi istediniz. Bunları saklamıyoruz ve bir daha gösteremeyiz.'],
      button: 'Glasshouse’u aç',
      note: 'Şifreyi güvenli bir yerde saklayın, bu e-postayı silin. Böyle bir e-posta beklemiyorsanız da silin.',
    },
    emailChanged: {
      subject: 'E-posta adresiniz değişti',
      body: ['Hesabınız için yeni bir adres onaylandı: {{email}}. E-postalar artık oraya gidiyor.'],
      note: 'Bunu siz yapmadınız mı? Bu eski adresten hemen desteğe yazın.',
    },
    emailChangeAsked: {
      subject: 'E-posta adresinizin değiştirilmesi istendi',
      body: [
        'Hesabınızda biri e-posta adresini {{email}} olarak değiştirmek istedi. Oraya gönderilen bağlantı açıldığında adres değişir.',
      ],
      note: 'Bunu siz yapmadınız mı? Şifrenizi hemen değiştirin: bağlantı o zaman çalışmaz olur. Ardından desteğe yazın.',
    },
    passwordGuessed: {
      subject: 'Biri şifrenizi tahmin etmeye çalışıyor',
      body: [
        'Hesabınız için çok kez yanlış şifre girildi. Bu denemeleri yavaşlattık; daha önce giriş yaptığınız cihazlar eskisi gibi çalışır.',
      ],
      button: 'Oturumlara bak',
      note: 'Bu sizdiyseniz biraz bekleyin ya da şifrenizi yenileyin. Değilseniz iki adımlı doğrulamayı açın ve bu şifreyi başka sitelerde kullanmayın.',
    },
    codeGuessed: {
      subject: 'Biri giriş kodunuzu tahmin etmeye çalışıyor',
      body: [
        'Biri şifrenizi biliyor ya da bağlı bir profili kullanıyor ve çok kez yanlış giriş kodu girdi. Bu denemeleri yavaşlattık; daha önce giriş yaptığınız cihazlar eskisi gibi çalışır.',
      ],
      button: 'Oturumlara bak',
      note: 'Bunu siz yapmadınız mı? Şifrenizi hemen değiştirin.',
    },
    passwordChanged: {
      subject: 'Şifreniz değişti',
      body: ['Hesabınızın şifresi değiştirildi.'],
      note: 'Bunu siz yapmadınız mı? Hesabınızı hemen e-postayla kurtarın ve desteğe yazın.',
    },
    twoFactorOn: {
      subject: 'İki adımlı doğrulama açıldı',
      body: ['Artık giriş için uygulamanızdaki kod da gerekiyor. Kurtarma kodlarını güvenli bir yerde saklayın.'],
      note: 'Bunu siz yapmadınız mı? Hemen desteğe yazın.',
    },
    twoFactorOff: {
      subject: 'İki adımlı doğrulama kapatıldı',
      body: ['Girişte uygulamanızdaki kod artık sorulmuyor. Hesabınızı yalnızca şifre koruyor.'],
      note: 'Bunu siz yapmadınız mı? Şifrenizi hemen değiştirin ve desteğe yazın.',
    },
    socialLinked: {
      subject: '{{provider}} profili bağlandı',
      body: ['Hesabınıza bir {{provider}} profili bağlandı. Artık onunla giriş yapılabilir.'],
      note: 'Bunu siz yapmadınız mı? Şifrenizi hemen değiştirin ve desteğe yazın.',
    },
    socialUnlinked: {
      subject: '{{provider}} profilinin bağlantısı kaldırıldı',
      body: ['{{provider}} profili artık hesabınıza bağlı değil. Onunla giriş yapılamaz.'],
      note: 'Bunu siz yapmadınız mı? Şifrenizi hemen değiştirin ve desteğe yazın.',
    },
    kycApproved: {
      subject: 'Kimliğiniz doğrulandı',
      body: ['Belgelerinizi inceledik, her şey yolunda. Sizden başka bir şey gerekmiyor.'],
    },
    kycRejected: {
      subject: 'Belgeleriniz kabul edilmedi',
      body: ['Belgelerinizi inceledik ve kabul edemedik. Lütfen ayarlardan yeniden yükleyin.'],
    },
    accountBlocked: {
      subject: 'Hesabınız engellendi',
      body: ['Hesabınız engellendi, giriş yapılamaz.'],
      note: 'Bunun bir hata olduğunu mu düşünüyorsunuz? Bu adresten desteğe yazın.',
    },
    identityCleared: {
      subject: 'Kontrol bitti, oynayabilirsiniz',
      body: [
        'Hesabınızın kendini oyundan men etmiş bir oyuncuya ait olup olmadığını kontrol ettik. Ait değil: bahisler ve para yatırma açık.',
      ],
    },
    identityExcluded: {
      subject: 'Oyun kapalı: kendinizi men etmeniz burada da geçerli',
      body: [
        'Hesabınızı kontrol ettik. Kendini oyundan men etmiş bir oyuncuya ait; bu nedenle süre dolana kadar oyun burada da kapalı.',
        'Para çekme eskisi gibi çalışır. Kendinize iyi bakın.',
      ],
      note: 'Bunun bir hata olduğunu mu düşünüyorsunuz? Bu adresten desteğe yazın.',
    },
    depositCredited: {
      subject: 'Para yatırma işleminiz tamamlandı',
      body: ['Hesabınıza {{amount}} ₽ yatırıldı.'],
      note: 'Siz değil miydiniz? Şifrenizi değiştirin ve desteğe yazın.',
    },
    selfExcluded: {
      subject: 'Kendini men etme açıldı',
      body: [
        'Bahisler, para yatırma ve bonuslar sizin için şu tarihe kadar kapalı: {{until}}. Bu yasak daha erken kaldırılamaz.',
        'Para çekme eskisi gibi çalışır. Kendinize iyi bakın.',
      ],
    },
    selfExcludedForever: {
      subject: 'Kendini men etme süresiz olarak açıldı',
      body: [
        'Bahisler, para yatırma ve bonuslar sizin için süresiz olarak kapalı. Bu yasak kaldırılamaz.',
        'Para çekme eskisi gibi çalışır. Kendinize iyi bakın.',
      ],
    },
    withdrawalDestination: {
      subject: 'Yeni çekim bilgileri',
      body: [
        'Hesabınızda yeni bilgilere ({{payway}}) para çekme istendi. Güvenliğiniz için ödeme oraya şu tarihten önce yapılmaz: {{from}}.',
      ],
      button: 'Talebi gör',
      note: 'Bu siz değil misiniz? Talebi iptal edin, parolanızı hemen değiştirin ve desteğe yazın.',
    },
    withdrawalDone: {
      subject: 'Çekiminiz gönderildi',
      body: ['{{amount}} ({{payway}}) gönderdik. Bankanın ya da ağın transferi hesaba geçirmesi biraz sürebilir.'],
      button: 'Geçmişi gör',
    },
    withdrawalRefused: {
      subject: 'Çekiminiz reddedildi',
      body: ['{{amount}} ({{payway}}) talebiniz yerine getirilmedi. Para bakiyenize geri döndü.'],
      button: 'Geçmişi gör',
    },
    withdrawalDocuments: {
      subject: 'Çekim için belge gerekiyor',
      body: [
        '{{amount}} ({{payway}}) talebinizi yerine getirmek için belgelerinize ihtiyacımız var. Onları ayarlardan yükleyin.',
      ],
      button: 'Belgeleri yükle',
    },
  },
};
