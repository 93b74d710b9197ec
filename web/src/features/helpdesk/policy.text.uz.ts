import type { ru } from './policy.text.ru.ts';

export const uz = {
  intro:
    'Qisqacha: Glasshouse siz haqingizda nimani biladi, bu nima uchun kerak, qancha saqlanadi va siz nimani boshqara olasiz.',
  updated: '2026-yil 23-noyabrdan amal qiladi',
  'controller.title': 'Bu hujjat nima haqida',
  'controller.1':
    'Glasshouse — kattalar uchun onlayn kazino. Saytga kirganingizda, o‘ynaganingizda, pul kiritib yechganingizda yoki bizga yozganingizda qanday ma’lumotlarni yig‘ishimiz shu yerda aytilgan.',
  'controller.2': 'O‘yin va hisob-kitob qanday o‘tishi [qoidalarda](/helpdesk/terms) alohida yozilgan.',
  'data.title': 'Nimalarni yig‘amiz',
  'data.1':
    'O‘zingiz beradigan ma’lumotlar:\n- login, e-mail, nik, avatar, til, valyuta va boshqa sozlamalar;\n- shaxsingizni tasdiqlovchi hujjatlar;\n- chatdagi xabarlar va qo‘llab-quvvatlash xizmatiga yozganlaringiz.',
  'data.2':
    'Saytdan foydalanganingizda paydo bo‘ladigan ma’lumotlar:\n- kirishlar: vaqti, IP manzil, mamlakat, brauzer, qurilma va kirish usuli;\n- akkaunt hodisalari, masalan, parol, nik yoki limit o‘zgarishi, IP manzil bilan birga;\n- o‘yin: tikishlar, to‘lovlar, sidlaringiz, limitlar, tanaffuslar va saytdagi vaqt;\n- pul: to‘ldirishlar, pul yechishlar, bonuslar va hisoblardagi har bir yozuv;\n- sizga yuborgan xatlarimiz;\n- taklif bilan kelgan bo‘lsangiz, sizni kim taklif qilgani.',
  'data.3':
    'Parollar faqat xesh ko‘rinishida saqlanadi. Turgan joyingizni mamlakatdan aniqroq belgilamaymiz. Yuborgan suratlaringizni qayta saqlaymiz, shunda suratga olingan joy va kamera haqidagi ma’lumotlar yo‘qoladi.',
  'purposes.title': 'Bu nima uchun kerak',
  'purposes.1':
    'Ma’lumotlar quyidagilar uchun kerak:\n- akkauntni yuritish, tikishlarni qabul qilish va to‘lovlarni hisoblash;\n- hisobni to‘ldirish va pul yechishni bajarish;\n- 18 yoshga to‘lganingizga va aynan siz o‘ynayotganingizga ishonch hosil qilish;\n- akkauntni o‘g‘irlanishdan, saytni firibgarlardan himoya qilish;\n- limitlaringiz, tanaffuslar va o‘zini cheklashga rioya qilish;\n- murojaatlarga javob berish va nizolarni hal qilish;\n- qonunni bajarish.',
  'purposes.2':
    'Yangiliklar va bonuslar haqidagi xatlar faqat ularni [afzalliklarda](/settings/preferences) o‘zingiz yoqqan bo‘lsangiz keladi. Xavfsizlik haqidagi xatlar doim keladi. Ma’lumotlarni sotmaymiz va reklama beruvchilarga bermaymiz.',
  'retention.title': 'Qancha saqlaymiz',
  'retention.1':
    'Shaxsiy ma’lumotlar, hujjatlar, operatsiyalar va tikishlar tarixini kamida besh yil saqlaymiz: ular to‘lovlarni tekshirish va nizolarni hal qilish uchun kerak.',
  'retention.2':
    'Tez ahamiyatini yo‘qotadigan narsalar kamroq saqlanadi:\n- tugagan seanslar, noto‘g‘ri kirishlar hisobi va yuborilgan xatlar — 30 kun;\n- kodli, havolali yoki parolli xatning matni yuborilishi bilan o‘chiriladi;\n- limitlaringiz uchun kunlik summalar — 62 kun;\n- almashtirilgan avatar — taxminan bir sutka;\n- profillaringiz, pochtangiz, hujjatlaringiz va brauzerlaringiz izlari: ular ikki akkauntning egasi bittaligini ko‘rsatadi, lekin o‘qib bo‘lmaydi. Avvalgilari bir soat ichida, o‘ziga o‘yinni yopgan o‘yinchiniki esa muddat tugagach o‘chiriladi. Moslik nimani anglatishini dastur emas, moderator hal qiladi.',
  'retention.3':
    'Hisoblardagi yozuvlar va ochiq jurnaldagi raundlar hech qachon o‘chirilmaydi: hammasini tekshirish imkoni shularga tayanadi.',
  'access.title': 'Buni kim ko‘radi',
  'access.1':
    'Xodim faqat ishi uchun keragini ko‘radi va akkauntning har bir ko‘rilishi yozib qo‘yiladi:\n- moderator — profil, seanslar, hodisalar va o‘yin xulosasini, e-mailni esa qisqartirilgan holda;\n- administrator — bundan tashqari to‘liq e-mailni va o‘zi tekshiradigan hujjatlarni;\n- auditor — o‘yinchi raqami bilan raundlarni, ism, e-mail va to‘lovlarsiz.',
  'access.2':
    'Boshqa o‘yinchilar nikingiz, avataringiz, VIP darajangiz, ro‘yxatdan o‘tgan oyingiz, lentalardagi tikishlaringiz, umumiy o‘yin statistikangiz va chatdagi xabarlaringizni ko‘radi. [Nikni yashirsangiz](/settings/preferences), uning birinchi harfi qoladi, ro‘yxatdan o‘tgan oy va statistika esa kartadan yo‘qoladi.',
  'access.3':
    'O‘yin provayderi va to‘lov tizimi faqat o‘yinni ochish yoki to‘lovni o‘tkazish uchun zarurini oladi. Davlat organlariga faqat qonun berishga majbur qilgan narsani beramiz.',
  'log.title': 'Raundlarning ochiq jurnali',
  'log.1':
    'O‘z o‘yinlarimizning har bir raundi istagan odam o‘qib, qayta hisoblay oladigan ochiq jurnalga tushadi. Yozuvda o‘yin, tikish, uning hisobi va valyutasi, tanlov, natija, to‘lov, vaqt, sidingiz yoki brauzeringizning tasodifiy baytlari va o‘yinchi raqami bor. Unda ism, nik, e-mail, IP manzil va hujjatlar yo‘q.',
  'log.2':
    'O‘yinchi raqami — taxallus. U barcha raundlarda bir xil va kartangizga olib boradi; nik yashirilgan bo‘lsa, kartada faqat birinchi harfi ko‘rinadi. Sidingizga shaxsiy narsa yozmang: u raund bilan birga e’lon qilinadi.',
  'log.3':
    'Yozuvni hatto iltimosingiz bilan ham o‘zgartirib yoki olib tashlab bo‘lmaydi: jurnal buni biz ham qila olmaydigan tarzda tuzilgan. Batafsil — [“Halollik”](/fairness) sahifasida.',
  'cookies.title': 'Cookie va brauzer xotirasi',
  'cookies.1':
    'Reklama va tahlil cookie fayllari bizda yo‘q. Faqat quyidagilar bor:\n- token — seansingiz, 3 kun;\n- device — tanish qurilmalarni ajratish va o‘zini cheklashga rioya qilish uchun brauzerning tasodifiy raqami, 400 kun;\n- lang — mehmonning tili, 7 kun;\n- ref — sizni kim taklif qilgani, 30 kun;\n- second_factor — kod kutayotgan kirish, 10 daqiqa;\n- xAuthNewProfile — X orqali kirgandan keyingi yangi akkaunt belgisi, 3 kun.',
  'cookies.2':
    'Brauzer xotirasida yosh tasdig‘i, ovoz, animatsiya va o‘yinlar sozlamalari, eslatmalar vaqti, ochilgan sidlar, taklif qilganning raqami va sahifa tezroq ochilishi uchun profil nusxasi turadi. Chiqqaningizda profil nusxasi o‘chiriladi.',
  'cookies.3':
    'Cookie fayllarini o‘chirsangiz, akkauntdan chiqasiz, tanish qurilma esa yangi hisoblanadi: kirish uchun xatdagi kod kerak bo‘lishi mumkin.',
  'outside.title': 'Boshqa xizmatlar',
  'outside.1':
    'Mamlakatni IP manzil bo‘yicha o‘z serverimizdagi bazadan bilamiz: manzilning o‘zi hech qayerga yuborilmaydi. Bu yopiq mamlakatlardan o‘yinchi qabul qilmaslik va mehmonga mos valyutani taklif qilish uchun kerak. Manbalar: NRO (nro.net), RouteViews (routeviews.org) va DB-IP (db-ip.com), CC BY 4.0 litsenziyasi; bu ma’lumotlardan keragi tanlab olinib, birlashtirilgan.',
  'outside.2':
    'Telegram, X, VK, Google yoki Steam orqali kirish mumkin. U yerdan profil raqami, ism, sahifa manzili va xizmat tasdiqlagan bo‘lsa, e-mailni olamiz; parol va yozishmalarni — hech qachon. Profilni [“Akkaunt”](/settings/account) sahifasida ulash va uzish mumkin.',
  'outside.3':
    'Robotga qarshi tekshiruv brauzeringizda o‘tadi va hech kimga ma’lumot bermaydi. Uning o‘rniga reCAPTCHA yoqilgan bo‘lsa, IP manzilingiz va brauzer haqidagi ma’lumotlarni Google oladi.',
  'rights.title': 'Huquqlaringiz',
  'rights.1':
    'Sozlamalarda o‘zingiz quyidagilarni qila olasiz:\n- siz haqingizda saqlaydigan hamma narsani [“Limitlar”](/settings/limits) sahifasidan bitta faylda yuklab olish: profil, kirishlar, hodisalar, limitlar, operatsiyalar va tikishlar, hujjatlar va xatlar ro‘yxati;\n- [“Akkaunt”](/settings/account) sahifasida nik, e-mail va avatarni to‘g‘rilash, ijtimoiy tarmoqni uzish;\n- [“Afzalliklar”](/settings/preferences) sahifasida yangilik xatlaridan voz kechish va nikni yashirish;\n- [“Xavfsizlik”](/settings/security) sahifasida ortiqcha seansni yakunlash.',
  'rights.2':
    'Qolganini qo‘llab-quvvatlash xizmati to‘g‘rilaydi. Ma’lumotlaringizdan har qanday foydalanishga o‘sha yerda e’tiroz bildirish ham mumkin: nima uchun kerakligini tushuntiramiz yoki uni to‘xtatamiz.',
  'rights.3':
    'Quyidagilarni o‘chirib bo‘lmaydi:\n- hisoblardagi yozuvlar va ochiq jurnal raundlari: ularni dasturning o‘zi ham o‘zgartira olmaydi;\n- saqlash muddati o‘tmagan ma’lumotlar va hujjatlar;\n- o‘zini cheklash va hodisalar jurnali: aks holda taqiqni aylanib o‘tish mumkin bo‘lardi.',
  'security.title': 'Ma’lumotlarni qanday himoya qilamiz',
  'security.1':
    'Parollar Argon2id xeshi ko‘rinishida, seans kalitlari ham xesh ko‘rinishida saqlanadi. Hujjatlar va ikki bosqichli himoya kalitlari shifrlangan (AES-256-GCM).',
  'security.2':
    'Muhim narsani o‘zgartirish uchun parol yoki yaqinda kirgan bo‘lish kerak. E-mail tasdiqlangan bo‘lsa, yangi qurilmadan kirish haqida xat keladi, kirishning o‘ziga esa kod kerak bo‘lishi mumkin. Eng ishonchlisi — [ikki bosqichli himoyani](/settings/security) yoqish.',
  'security.3':
    'Ma’lumotlar baribir tashqariga chiqib ketsa, bunga daxldor hammaga nima bo‘lgani va nima qilish kerakligini yozamiz.',
  'adults.title': 'Faqat kattalar uchun',
  'adults.1':
    'Glasshouse 18 yoshga to‘lganlar uchun. Bola ochgan akkauntni yopamiz. Bunday akkaunt haqida bilsangiz, qo‘llab-quvvatlash xizmatiga yozing.',
  'contact.title': 'O‘zgarishlar va savollar',
  'contact.1': 'Yangi tahrir shu sahifada yangi sana bilan chiqadi va o‘sha sanadan amal qiladi.',
  'contact.2':
    'Ma’lumotlaringiz haqida qo‘llab-quvvatlash xizmatidan so‘rash mumkin: tugmasi menyuda. U Moskva vaqti bilan (UTC+3) 08:00 dan 03:00 gacha, dam olish va bayram kunlari 10:00 dan 03:00 gacha ishlaydi. Chatda o‘rtacha 10 daqiqada, pochtada 60 daqiqada javob beradi.',
} as const satisfies Readonly<Record<keyof typeof ru, string>>;
