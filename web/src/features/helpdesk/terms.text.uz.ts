import type { ru } from './terms.text.ru.ts';

export const uz = {
  intro:
    'Glasshouse shu qoidalar bo‘yicha tikishlarni qabul qiladi va to‘laydi. Ular qisqa, chunki har bir gap nimanidir hal qiladi.',
  updated: '2026-yil 23-noyabrdan amal qiladi',
  'who.title': 'Kim o‘ynashi mumkin',
  'who.1':
    'O‘ynash uchun 18 yoshga to‘lish kerak. Mamlakatingiz qonuni bundan kattaroq yoshni belgilasa, o‘sha yosh qo‘llanadi. Yoshni hujjatlar bo‘yicha tekshiramiz.',
  'who.2':
    'Yopiq mamlakatlardan va VPN orqali sayt ishlamaydi: uning o‘rniga sababini tushuntiradigan sahifa ochiladi. Bu taqiqni aylanib o‘tish mumkin emas. Balans bundan yo‘qolmaydi.',
  'account.title': 'Akkaunt va uning himoyasi',
  'account.1':
    'Bir kishida — bitta akkaunt. Uni sotish, sovg‘a qilish yoki berish mumkin emas: loginingiz bilan qilingan hamma ishga o‘zingiz javob berasiz. O‘zingiz haqingizda haqiqiy ma’lumot ko‘rsating: shaxsingiz shular bo‘yicha tekshiriladi.',
  'account.2':
    '20 daqiqa ichida o‘nta noto‘g‘ri urinishdan keyin kirish 20 daqiqaga yopiladi. [Ikki bosqichli himoyani](/settings/security) yoqing va tiklash kodlarini telefondan alohida saqlang.',
  'account.3':
    'Parol va kodlarni chatda ham, xatlarda ham hech qachon so‘ramaymiz. Akkauntga begona kirgan bo‘lsa, parolni almashtiring, ortiqcha seanslarni yakunlang va darhol qo‘llab-quvvatlash xizmatiga yozing.',
  'games.title': 'O‘yinlar',
  'games.1':
    'O‘z o‘yinlarimiz oltita: “Kubik”, “Minalar”, “Jang”, “Omad g‘ildiragi”, “Tanga tashlash” va “Klassika”. Ulardan tashqari bu yerda boshqa provayderlarning 6000 dan ortiq sloti va jonli dilerli o‘yini bor.',
  'games.2':
    'O‘z o‘yinimizning natijasini serverimiz e’lon qilingan formula bo‘yicha hisoblaydi. Provayder o‘yinining natijasini provayder serveri hal qiladi: qoidalari o‘yinning o‘zida ko‘rsatilgan, u bizning jurnalga kirmaydi.',
  'games.3':
    'O‘yinni vaqtincha o‘chirib qo‘yish mumkin. Unda yangi tikishlar qabul qilinmaydi, lekin boshlanganini tugatsa bo‘ladi.',
  'fairness.title': 'Halollik va raund haqidagi nizolar',
  'fairness.1':
    'Tikishdan oldin biz endi almashtira olmaydigan sidning izini ko‘rasiz. Kubik va minalarda natijaga sizning sidingiz ham kiradi; umumiy o‘yinlarda — o‘yinchi brauzeri har bir tikishga qo‘shadigan tasodifiy baytlar va tikish yopilguncha hech kim bilmaydigan ochiq mayoq soni. O‘yin boshqacha o‘ynatilsa, bu uning qalqonida va raund yozuvida aytiladi. O‘yinlarimizning har bir tugagan raundi ochiq jurnalga yoziladi: uni [istagan odam qayta hisoblay oladi](/fairness). G‘ildirak raundini random.org o‘ynatgan bo‘lsa, yozuvda uning imzosi bor.',
  'fairness.2':
    'Raund haqidagi nizoni ekrandagi tasvir yoki bizning so‘zimiz emas, jurnaldagi yozuv hal qiladi. Qayta hisoblash sizga kam to‘langanini ko‘rsatsa, farqini to‘laymiz.',
  'fairness.3':
    'Xatolarimiz uchun siz to‘lamaysiz. Uzilgan raund yo o‘sha sidlar bilan yakunlanadi, yo bekor qilinib, undagi barcha tikishlar qaytariladi. Ochiq minalar o‘yini sizni istalgan qurilmada kutib turadi.',
  'fairness.4':
    'Aloqa uzilishi qabul qilingan tikishni o‘zgartirmaydi: natijani server hisoblaydi va uni o‘yin tarixidan topasiz.',
  'stakes.title': 'Tikishlar, limitlar va qaytim',
  'stakes.1':
    'Tikish server tasdiqlaganda qabul qilingan bo‘ladi. Shundan keyin uni bekor qilib bo‘lmaydi; faqat “Tanga tashlash”dagi hali hech kim kirmagan o‘z xonangiz bundan mustasno.',
  'stakes.2':
    'O‘z o‘yinlarimizning har birida eng kichik va eng katta tikish, imkoniyatlar, ko‘paytirgichlar va aniq qaytim (RTP) o‘yin sahifasidagi qoidalarda yozilgan. To‘lov shular bo‘yicha hisoblanadi va asosiy valyutaning yuzdan biriga qadar pastga yaxlitlanadi.',
  'stakes.3':
    'Raund qoidalari uning yozuvida mahkamlangan, keyin ularni o‘zgartirib bo‘lmaydi. RTP — juda ko‘p tikishlarning o‘rtachasi, pulni qaytarish va’dasi emas. O‘rtacha olganda kazino yutadi: faqat yo‘qotishga tayyor bo‘lgan pulni tiking.',
  'currencies.title': 'Valyutalar',
  'currencies.1':
    'Saytning asosiy valyutasi — Rossiya rubli, summalar uning yuzdan bir ulushlarining butun soni sifatida saqlanadi. Ko‘rsatish valyutasi ularni faqat kurs bo‘yicha hisoblab beradi: kurs balansni emas, ko‘rsatilgan sonni o‘zgartiradi. Tikish server uni qabul qilgan paytdagi kurs bo‘yicha o‘giriladi.',
  'currencies.2':
    'Summalarni USD, RUB, EUR, UAH, KZT, UZS, TRY va TON da ko‘rsatish mumkin. DIC va USDIC — bonus valyutalari: ular haqiqiy pul bilan aralashmaydi va ko‘rsatish valyutalari orasida yo‘q.',
  'deposits.title': 'Hisobni to‘ldirish',
  'deposits.1':
    'Hisobni oddiy pul yoki kriptovalyuta bilan to‘ldirish mumkin. Har bir usulda eng kichik va eng katta summa, kriptovalyutada esa faqat eng kichigi ko‘rsatilgan. Usul komissiya olsa, bu shaklda yozilgan.',
  'deposits.2':
    'To‘lash uchun 20 daqiqa bor. Odamdan odamga o‘tkazishda to‘lovingizni tanib olishimiz uchun summaga 0,99 gacha qo‘shiladi: aynan ko‘rsatilgan summani o‘tkazing. Kriptovalyutani tanlagan tarmog‘ingizda, TON ni esa ko‘rsatilgan memo bilan yuboring.',
  'deposits.3':
    'Pul odatda 10 daqiqada tushadi. Ko‘proq vaqt o‘tsa, qo‘llab-quvvatlash xizmatiga yozing. To‘lanmagan arizalar juda ko‘p bo‘lsa, to‘ldirish vaqtincha yopiladi.',
  'deposits.4':
    'Kiritilgan pulni yechishdan oldin uni aylantirish kerak: ikki baravar summaga tikish lozim (x2). Ma’lumotida boshqacha deyilgan provayder o‘yinlari hisoblanmaydi.',
  'withdrawals.title': 'Pul yechish',
  'withdrawals.1':
    'Aylantirish bajarilgan va oxirgi 7 kunda kamida bitta to‘ldirish bo‘lgan bo‘lsa, pul yechish mumkin. Usulda ko‘prog‘i ko‘rsatilmagan bo‘lsa, eng kichik summa — 100 rubl yoki valyutangizdagi shuncha pul.',
  'withdrawals.2':
    'Odatda pul yechish 5 daqiqadan 72 soatgacha davom etadi:\n- arizani tekshirish — 24 soatgacha;\n- kerak bo‘lsa, qo‘shimcha tekshiruv — 72 soatgacha;\n- bank pulni hisobga o‘tkazishi yana 7 ish kunigacha cho‘zilishi mumkin.',
  'withdrawals.3':
    'Komissiya — yechiladigan summadan tashqari 5%. VIP10 darajasidan boshlab va kriptovalyutada u olinmaydi. TON da yechganda oladigan summangizdan 0,011 TON ayriladi.',
  'withdrawals.4':
    'Pul yechishni bo‘laklarga bo‘lmang: bunday arizalar rad etiladi. Ariza ishga olinmaguncha uni bekor qilish mumkin, shunda pul balansga qaytadi. Rekvizitlarni tekshiring: xato rekvizitga ketgan o‘tkazmani qaytarib bo‘lmaydi.',
  'withdrawals.5':
    'Tanaffus va o‘zini cheklash pul yechishni yopmaydi: ular davom etayotganda yaqindagi to‘ldirish kerak emas, o‘zini cheklashda esa aylantirish ham kerak emas.',
  'bonuses.title': 'Bonuslar',
  'bonuses.1':
    'Bonus shartlari uni olishingizdan oldin ko‘rsatiladi: kim olishi mumkin, qancha tikish kerak va qaysi muddatgacha. Bonus olish shart emas.',
  'bonuses.2':
    'DIC o‘z o‘yinlarimizdagi va XP belgili o‘yinlardagi tikishlarga qarab ochiladi, ularni 100 DIC dan boshlab almashtirish mumkin. USDIC bilan faqat “Kubik” va “Minalar” o‘ynaladi, aylantirilgach, ularni almashtirsa bo‘ladi.',
  'bonuses.3':
    'Hamma uchun amal qiladi:\n- bonusdan uning summasidan ko‘pi bilan yuz baravar pul yechish mumkin;\n- kuniga ko‘pi bilan uchta promokod; o‘z kodingiz o‘tmaydi, taklif kodi faqat taklif qilgan odamdan va bir marta o‘tadi;\n- dastlabki to‘ldirishlar bonuslari — bir vaqtda bitta, jami ko‘pi bilan uchta;\n- haftalik yutqazishning 5% i miqdoridagi keshbekni faqat yakshanba kuni Moskva vaqti bilan olish mumkin, dushanba 00:00 da u yo‘qoladi;\n- kriptovalyuta bilan to‘ldirganda yana 5% qo‘shiladi.',
  'bonuses.4':
    'Tanaffus va o‘zini cheklash paytida bonuslar yo‘q. Aldov yo‘li bilan, masalan, bir nechta akkauntdan olingan bonus undan kelgan yutuq bilan birga bekor qilinadi.',
  'club.title': 'VIP klub va hamkorlik dasturi',
  'club.1':
    'VIP klubda NVIP1 dan SVIP gacha 15 daraja bor. Daraja haqiqiy pulga qilingan barcha tikishlar summasiga bog‘liq va pasaymaydi. U nima berishi klubda ko‘rsatilgan. Daraja uchun ko‘proq o‘ynash kerak emas.',
  'club.2':
    'Hamkor o‘zi taklif qilganlardan keladigan daromaddan ulush oladi: birinchi darajada 25%, ikkinchisida 50%. Uchinchi darajadan boshlab shartlar ariza bo‘yicha kelishiladi. O‘zi olib kelgan hamkorlar daromadidan — yana 5%.',
  'club.3':
    'Daromadni 50 rubldan yoki valyutangizdagi shuncha summadan boshlab almashtirish mumkin; arizalar chorshanba kunlari qo‘lda ko‘rib chiqiladi. O‘zini o‘zi taklif qilish, odamlarga yutuq va’da qilish va spam tarqatish mumkin emas.',
  'chat.title': 'Chat',
  'chat.1':
    'Xabar — 150 belgigacha, 5 soniyada bittadan ko‘p emas. Haqorat qilish, boshqa loyihalarni reklama qilish, pul so‘rash, birovning shaxsiy ma’lumotlarini e’lon qilish va o‘zini xodim qilib ko‘rsatish mumkin emas.',
  'chat.2':
    'Moderator xabarni o‘chirib, sizga chatni yopib qo‘yishi mumkin: 5, 30, 60, 120 yoki 180 daqiqaga, 24 soatga, bir haftaga yoki butunlay. Sababi — reklama, haqorat yoki u yozadigan boshqa sabab. Bu o‘yin va pulga ta’sir qilmaydi.',
  'responsible.title': 'Mas’uliyatli o‘yin va o‘zini cheklash',
  'responsible.1':
    '[“Limitlar”](/settings/limits) sahifasida to‘ldirish, yutqazish, tikish va vaqtni o‘zingiz cheklaysiz. Limitni darhol kamaytirish mumkin, oshirish yoki olib tashlashni 24 soatdan keyin, 7 kun ichida tasdiqlash kerak. Vaqt haqidagi eslatma ham shu yerda yoqiladi.',
  'responsible.2':
    'Tanaffus 24 soatga, 7 yoki 30 kunga, o‘zini cheklash 6 oyga, 1 yilga, 5 yilga yoki butunlay bo‘ladi. Ular qat’iy: hatto biz ham ularni bekor qila yoki qisqartira olmaymiz, uzaytirish esa mumkin. Bu paytda tikish, to‘ldirish va bonuslar yopiq, pul yechish va tarix ochiq.',
  'responsible.3':
    'O‘zini cheklash odamga tegishli. Bog‘langan profili, pochtasi, hujjati yoki brauzeri o‘ziga o‘yinni yopgan o‘yinchiniki bilan bir xil akkaunt moderator bu o‘sha odamligini hal qilmaguncha o‘ynamaydi; o‘sha odam bo‘lsa, muddat unga ham amal qiladi. Muddat o‘tgach, o‘yin faqat o‘zingiz qaytishga qaror qilsangiz ochiladi. O‘zini cheklashni aylanib o‘tish uchun boshqa akkaunt ochish mumkin emas. O‘yin ko‘ngil ochish bo‘lmay qolgan bo‘lsa, yaqinlaringiz yoki mutaxassis bilan gaplashing: buni yengish mumkin.',
  'identity.title': 'Shaxsni tekshirish',
  'identity.1':
    'Ko‘pincha pul yechishdan oldin hujjat so‘rashimiz mumkin. Uni [“Verifikatsiya”](/settings/kyc) sahifasida yuboring: JPEG, PNG yoki WebP ko‘rinishidagi foto yoki skan, 10 MB gacha. Tekshiruv odatda bir sutkagacha davom etadi.',
  'identity.2':
    'Shaxsingiz tasdiqlanmaguncha pul yechish kutib turishi mumkin. Hujjat qabul qilinmasa, sababini aytamiz va uni qayta yuborish mumkin. Hujjatlar qanday saqlanishi [maxfiylik siyosatida](/helpdesk/policy) aytilgan.',
  'conduct.title': 'Nimalar taqiqlanadi',
  'conduct.1':
    'Quyidagilar taqiqlanadi:\n- bir nechta akkaunt ochish yoki boshqa odam uchun o‘ynash;\n- birovning hujjati, kartasi va hamyonidan foydalanish;\n- mamlakat taqiqi, limitlar yoki o‘zini cheklashni aylanib o‘tish;\n- boshqa o‘yinchilarga qarshi til biriktirish;\n- saytni buzish, ishiga xalaqit berish va xatolar haqida xabar berish o‘rniga ulardan foydalanish;\n- jinoyat yo‘li bilan topilgan pulni sayt orqali o‘tkazish.',
  'conduct.2':
    'Qoida buzilsa, bonusni bekor qilishimiz, akkauntni cheklashimiz yoki bloklashimiz mumkin. Sababini aytamiz. Qoidabuzarlikka aloqasi yo‘q pul sizniki bo‘lib qoladi.',
  'closing.title': 'Akkauntni yopish',
  'closing.1':
    'Akkauntni istalgan kuni yopish mumkin: pulni yeching va qo‘llab-quvvatlash xizmatiga yozing. Faqat o‘yinni yopish kerak bo‘lsa, [o‘zini cheklash](/settings/limits) yetarli.',
  'closing.2':
    'O‘ynamaganingiz uchun hech narsa yechib olmaymiz, balans kuyib ketmaydi. Hisoblardagi yozuvlar va jurnaldagi raundlar akkaunt yopilgandan keyin ham qoladi.',
  'complaints.title': 'Javobgarlik va shikoyatlar',
  'complaints.1':
    'Xatolarimizga o‘zimiz javob beramiz va ularni o‘z hisobimizdan tuzatamiz. Aloqangiz va qurilmangiz, bank, kriptovalyuta tarmog‘i va provayder o‘yini bizga bog‘liq emas, lekin masalani aniqlashga yordam beramiz.',
  'complaints.2':
    'Shikoyat bilan qo‘llab-quvvatlash xizmatiga yozing: tugmasi menyuda. Gap raund haqida bo‘lsa, uning raqamini ayting. Qo‘llab-quvvatlash xizmati Moskva vaqti bilan (UTC+3) 08:00 dan 03:00 gacha, dam olish va bayram kunlari 10:00 dan 03:00 gacha ishlaydi. Chatda o‘rtacha 10 daqiqada, pochtada 60 daqiqada javob beradi.',
  'complaints.3':
    'Javobga rozi bo‘lmasangiz, uni qayta ko‘rib chiqishni so‘rang. Raund yozuvini esa siz ishonadigan istalgan odam tekshira oladi: buning uchun biz kerak emasmiz.',
  'changes.title': 'O‘zgarishlar va qonun',
  'changes.1':
    'Yangi tahrir shu sahifada yangi sana bilan chiqadi. Oldin qabul qilingan tikishlar, berilgan arizalar va olingan bonuslar o‘sha paytda amal qilgan tahrir bo‘yicha hisoblanadi.',
  'changes.2':
    'Mamlakatingiz qonuni sizga shu qoidalardan ko‘proq huquq bersa, qonun qo‘llanadi. Tarjimalar farq qilsa, ruscha matn to‘g‘ri hisoblanadi.',
} as const satisfies Readonly<Record<keyof typeof ru, string>>;
