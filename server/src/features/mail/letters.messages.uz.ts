import type { LetterDictionary } from './letters.messages.ts';

export const lettersUz: LetterDictionary = {
  greeting: 'Salom, {{nick}}!',
  greetingPlain: 'Salom!',
  linkHint: 'Tugma ishlamasa, brauzerda ushbu manzilni oching:',
  device: 'Qurilma',
  place: 'Joy',
  time: 'Vaqt',
  login: 'Login',
  password: 'Parol',
  reason: 'Sababi',
  unknown: 'noma’lum',
  footer: 'Xat avtomatik yuborilgan, unga javob berish shart emas. Glasshouse faqat kattalar uchun, 18+.',
  letters: {
    emailConfirm: {
      subject: 'Pochta manzilini tasdiqlang',
      body: ['Bu manzil sizniki ekanini tasdiqlash qoldi. Havola bir marta ishlaydi, muddati cheklangan.'],
      button: 'Manzilni tasdiqlash',
      note: 'Bu manzilni bizga bermaganmisiz? Hech narsa qilmang: tasdiqlanmasa, u hech qaysi akkauntga ulanmaydi.',
    },
    recovery: {
      subject: 'Kirishni tiklash',
      body: [
        'Siz parolni almashtirishni so‘radingiz. Havola orqali yangisini qo‘yasiz: u bir marta ishlaydi, muddati cheklangan.',
      ],
      button: 'Yangi parol qo‘yish',
      note: 'Buni so‘ramaganmisiz? Hech narsa qilmang: parolingiz avvalgidek qoladi.',
    },
    temporaryCode: {
      subject: 'Kirish kodi',
      body: ['Kirish uchun ushbu kodni kiriting. U bir marta ishlaydi, muddati cheklangan.'],
      note: 'Kodni hech kimga aytmang: biz uni hech qachon so‘ramaymiz. Bu siz emasmisiz? Parolni almashtiring: uni kimdir biladi.',
    },
    newDevice: {
      subject: 'Yangi qurilmadan kirish',
      body: ['Akkauntingizga biz avval ko‘rmagan qurilmadan kirildi.'],
      button: 'Seanslarni ko‘rish',
      note: 'Bu sizmisiz? Hech narsa qilish shart emas. Agar siz bo‘lmasangiz, o‘sha seansni yakunlab, parolni darhol almashtiring.',
    },
    credentials: {
      subject: 'Login va parolingiz',
      body: ['Siz kirish ma’lumotlarini yuborishni so‘radingiz. Biz ularni saqlamaymiz va qayta ko‘rsata olmaymiz.'],
      button: 'Glasshouse saytini ochish',
      note: 'Parolni ishonchli joyda saqlang, xatni esa o‘chiring. Bu xatni kutmagan bo‘lsangiz, shunchaki o‘chiring.',
    },
    emailChanged: {
      subject: 'Pochta manzili o‘zgartirildi',
      body: ['Akkauntingiz uchun yangi manzil tasdiqlandi: {{email}}. Xatlar endi o‘sha yerga boradi.'],
      note: 'Bu siz emasmisiz? Ushbu avvalgi manzildan darhol qo‘llab-quvvatlash xizmatiga yozing.',
    },
    emailChangeAsked: {
      subject: 'Pochta manzilini o‘zgartirish so‘raldi',
      body: [
        'Akkauntingizda kimdir pochta manzilini {{email}} ga o‘zgartirishni so‘radi. U yerga yuborilgan havola ochilganda manzil o‘zgaradi.',
      ],
      note: 'Bu siz emasmisiz? Parolni darhol almashtiring: shunda havola ishlamay qoladi. Keyin qo‘llab-quvvatlash xizmatiga yozing.',
    },
    passwordGuessed: {
      subject: 'Kimdir parolingizni topishga urinmoqda',
      body: [
        'Akkauntingiz uchun ko‘p marta noto‘g‘ri parol kiritildi. Biz bunday urinishlarni sekinlashtirdik; avval kirgan qurilmalaringiz odatdagidek ishlayveradi.',
      ],
      button: 'Seanslarni ko‘rish',
      note: 'Agar bu siz bo‘lsangiz, biroz kuting yoki parolni tiklang. Bo‘lmasa, ikki bosqichli himoyani yoqing va bu parolni boshqa saytlarda ishlatmang.',
    },
    codeGuessed: {
      subject: 'Kimdir kirish kodingizni topishga urinmoqda',
      body: [
        'Kimdir parolingizni biladi yoki ulangan profildan foydalanmoqda va ko‘p marta noto‘g‘ri kirish kodini kiritdi. Biz bunday urinishlarni sekinlashtirdik; avval kirgan qurilmalaringiz odatdagidek ishlayveradi.',
      ],
      button: 'Seanslarni ko‘rish',
      note: 'Bu siz emasmisiz? Parolni darhol almashtiring.',
    },
    passwordChanged: {
      subject: 'Parol o‘zgartirildi',
      body: ['Akkauntingiz paroli o‘zgartirildi.'],
      note: 'Bu siz emasmisiz? Kirishni darhol pochta orqali tiklang va qo‘llab-quvvatlash xizmatiga yozing.',
    },
    twoFactorOn: {
      subject: 'Ikki bosqichli himoya yoqildi',
      body: ['Endi kirish uchun ilovadagi kod ham kerak. Tiklash kodlarini ishonchli joyda saqlang.'],
      note: 'Bu siz emasmisiz? Darhol qo‘llab-quvvatlash xizmatiga yozing.',
    },
    twoFactorOff: {
      subject: 'Ikki bosqichli himoya o‘chirildi',
      body: ['Kirishda ilovadagi kod endi so‘ralmaydi. Akkaunt faqat parol bilan himoyalangan.'],
      note: 'Bu siz emasmisiz? Parolni darhol almashtiring va qo‘llab-quvvatlash xizmatiga yozing.',
    },
    socialLinked: {
      subject: '{{provider}} profili ulandi',
      body: ['Akkauntingizga {{provider}} profili ulandi. Endi u orqali kirish mumkin.'],
      note: 'Bu siz emasmisiz? Parolni darhol almashtiring va qo‘llab-quvvatlash xizmatiga yozing.',
    },
    socialUnlinked: {
      subject: '{{provider}} profili uzildi',
      body: ['{{provider}} profili endi akkauntingizga ulanmagan. U orqali kirib bo‘lmaydi.'],
      note: 'Bu siz emasmisiz? Parolni darhol almashtiring va qo‘llab-quvvatlash xizmatiga yozing.',
    },
    kycApproved: {
      subject: 'Shaxsingiz tasdiqlandi',
      body: ['Hujjatlaringizni tekshirdik, hammasi joyida. Sizdan boshqa hech narsa kerak emas.'],
    },
    kycRejected: {
      subject: 'Hujjatlar qabul qilinmadi',
      body: ['Hujjatlaringizni tekshirdik, lekin qabul qila olmadik. Ularni sozlamalarda qayta yuklang.'],
    },
    accountBlocked: {
      subject: 'Akkaunt bloklandi',
      body: ['Akkauntingiz bloklandi, unga kirib bo‘lmaydi.'],
      note: 'Bu xato deb o‘ylaysizmi? Shu manzildan qo‘llab-quvvatlash xizmatiga yozing.',
    },
    identityCleared: {
      subject: 'Tekshiruv tugadi, o‘ynash mumkin',
      body: [
        'Akkauntingiz o‘ziga o‘yinni yopgan o‘yinchiga tegishlimi, shuni tekshirdik. Bu siz emassiz: tikish va to‘ldirish ochiq.',
      ],
    },
    identityExcluded: {
      subject: 'O‘yin yopiq: o‘zini cheklash bu akkauntda ham amal qiladi',
      body: [
        'Akkauntingizni tekshirdik. U o‘ziga o‘yinni yopgan o‘yinchiga tegishli, shuning uchun muddat tugaguncha o‘yin bu yerda ham yopiq.',
        'Pul yechish avvalgidek ishlaydi. O‘zingizni asrang.',
      ],
      note: 'Xato deb o‘ylaysizmi? Shu manzildan qo‘llab-quvvatlash xizmatiga yozing.',
    },
    depositCredited: {
      subject: 'To‘ldirish hisobga tushdi',
      body: ['Hisobingizga {{amount}} ₽ tushdi.'],
      note: 'Bu siz emasmisiz? Parolni almashtiring va yordam xizmatiga yozing.',
    },
    selfExcluded: {
      subject: 'O‘zini cheklash yoqildi',
      body: [
        'Tikish, to‘ldirish va bonuslar siz uchun shu vaqtgacha yopiq: {{until}}. Cheklovni muddatidan oldin bekor qilib bo‘lmaydi.',
        'Pul yechish avvalgidek ishlaydi. O‘zingizni asrang.',
      ],
    },
    selfExcludedForever: {
      subject: 'O‘zini cheklash butunlay yoqildi',
      body: [
        'Tikish, to‘ldirish va bonuslar siz uchun butunlay yopiq. Cheklovni bekor qilib bo‘lmaydi.',
        'Pul yechish avvalgidek ishlaydi. O‘zingizni asrang.',
      ],
    },
    withdrawalDestination: {
      subject: 'Yechish uchun yangi rekvizitlar',
      body: [
        'Hisobingizda yangi rekvizitlarga ({{payway}}) pul yechish so‘raldi. Xavfsizligingiz uchun to‘lov u yerga shu vaqtdan oldin yuborilmaydi: {{from}}.',
      ],
      button: 'So‘rovni ko‘rish',
      note: 'Bu siz emasmisiz? So‘rovni bekor qiling, parolni darhol almashtiring va qo‘llab-quvvatlash xizmatiga yozing.',
    },
    withdrawalDone: {
      subject: 'Pul yuborildi',
      body: [
        'Biz {{amount}} ({{payway}}) yubordik. Bank yoki tarmoqqa o‘tkazmani hisobga olish uchun vaqt kerak bo‘lishi mumkin.',
      ],
      button: 'Tarixni ko‘rish',
    },
    withdrawalRefused: {
      subject: 'Pul yechish rad etildi',
      body: ['{{amount}} ({{payway}}) uchun so‘rovingiz bajarilmadi. Pul balansingizga qaytdi.'],
      button: 'Tarixni ko‘rish',
    },
    withdrawalDocuments: {
      subject: 'Pul yechish uchun hujjatlar kerak',
      body: [
        '{{amount}} ({{payway}}) uchun so‘rovingizni bajarish uchun hujjatlar kerak. Ularni sozlamalarda yuklang.',
      ],
      button: 'Hujjatlarni yuklash',
    },
  },
};
