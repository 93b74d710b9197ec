export const uz = {
  'product.title': 'Glasshouse haqida',
  'about.q': 'Glasshouse nima?',
  'about.a':
    'O‘z o‘yinlarining har bir raundini qayta hisoblasa bo‘ladigan onlayn kazino. Tikishdan oldin serverning maxfiy soni izini, keyin esa natija kelib chiqqan barcha ma’lumotni ko‘rasiz.\nRaundni uning o‘z sahifasida yoki o‘z kompyuteringizda, so‘zimizga ishonmasdan tekshirishingiz mumkin. Batafsil — [Halollik](/fairness) sahifasida.',
  'age.q': 'Kim o‘ynashi mumkin?',
  'age.a':
    'Faqat kattalar: yoshingiz kamida 18 da bo‘lishi kerak. Bir kishida bitta akkaunt bo‘ladi. Mamlakatingiz qonuni onlayn kazinoni taqiqlasa yoki biz u yerda ishlamasak, sayt o‘rnida tushuntirish sahifasini ko‘rasiz.',
  'connection.q': 'Aloqa uzilsa, tikishim nima bo‘ladi?',
  'connection.a':
    'Qabul qilingan tikish serverda saqlanadi, aloqa uzilishi uni o‘zgartirmaydi. Aloqa tiklangach, sahifa natijani va aniq balansni ko‘rsatadi. Bitta tikish uchun pul ikki marta yechilmaydi. Boshlangan minalar o‘yinini keyin davom ettirish mumkin.',
  'support.q': 'Qo‘llab-quvvatlash xizmati qachon javob beradi?',
  'support.a':
    'Moskva vaqti bilan (UTC+3) 08:00 dan 03:00 gacha, dam olish va bayram kunlari 10:00 dan 03:00 gacha. Chatda o‘rtacha 10 daqiqada, pochta orqali bir soatda javob beramiz.',

  'fairness.title': 'Halollik',
  'commitment.q': 'Natija almashtirilmaganiga qanday ishonch hosil qilaman?',
  'commitment.a':
    'Natija biz oldindan tanlaydigan server sidiga bog‘liq. Uning SHA-256 izini tikishdan oldin ko‘rasiz. Sid ochilganda izini o‘zingiz hisoblang: u bir xil bo‘lsa, sid o‘zgartirilmagan. Izi xuddi shunday boshqa sidni topib bo‘lmaydi.',
  'client-seed.q': 'Mening sidim nima va uni almashtirsa bo‘ladimi?',
  'client-seed.a':
    'Bu o‘zingiz tanlaydigan satr; u kubik va minalarning har bir natijasida qatnashadi, shuning uchun kazino natijani oldindan hisoblay olmaydi. Sidingizni almashtirish yoki server sidini ochish o‘yin yonidagi qalqonda — halollik panelida. Minalar o‘yini ochiq turganda sidlar o‘zgarmaydi.',
  'draw.q': 'Sidlardan son qanday hosil bo‘ladi?',
  'draw.a':
    'Server HMAC-SHA256 ni hisoblaydi: kaliti — uning sidi, xabari — sizning sidingiz, tikish raqami (nonce) va blok raqami. Hosil bo‘lgan baytlardan sonlar barcha natijalar bir xil ehtimolli bo‘ladigan qilib olinadi. Raqam har bir tikish bilan o‘sadi, shuning uchun sonlar takrorlanmaydi. Formulalar to‘liq holda — [Halollik](/fairness) sahifasida.',
  'shared-rounds.q': 'Raundda o‘yinchi ko‘p bo‘lsa-chi?',
  'shared-rounds.a':
    'Jang, g‘ildirak va klassikada raundning o‘z sidi bor. Raund sidlari zanjir hosil qiladi: keyingisining izi — oldingisining sidi, shuning uchun birortasini almashtirib bo‘lmaydi. Har bir tikishga o‘yinchi brauzeri tasodifiy baytlar qo‘shadi, kazino esa unga imzolangan kvitansiya bilan javob beradi. Tikish yopilib, yopilishi imzolangach, shu paytgacha hech kim bilmagan ochiq mayoq soni qo‘shiladi. Shuning uchun natijani kazino ham, o‘yinchilar ham tanlay olmaydi. Tanga tashlashda har bir xonaning alohida sidi bor.',
  'log.q': 'Ochiq jurnal nima?',
  'log.a':
    'Barcha tugagan raundlarning Merkl daraxtiga yig‘ilgan ro‘yxati. Biz uning ildizini imzolaymiz, shundan keyin birorta raundni bildirmay o‘zgartirib ham, olib tashlab ham bo‘lmaydi. Jurnalni istagan odam yuklab olib tekshira oladi.',
  'verify.q': 'Raundni qanday tekshiraman?',
  'verify.a':
    'Lentadagi yoki o‘yin tarixidagi natijani bosing — raund sahifasi ochiladi. U raundni brauzeringizda qadam-baqadam qayta hisoblaydi va jurnaldagi o‘rnini tekshiradi. Qo‘lingizda faqat raund raqami bo‘lsa, uni [Halollik](/fairness) sahifasida kiriting.',
  'offline.q': 'Hammasini saytingizsiz tekshirsa bo‘ladimi?',
  'offline.a':
    'Ha. Audit dasturi manba kodi bilan birga keladi va tarmoqsiz ishlaydi: u bitta raundni, raundlar faylini yoki jurnalning bir qismini tekshiradi va farq bo‘lsa, birinchisini aytadi.',

  'games.title': 'O‘z o‘yinlarimiz',
  'rtp.q': 'O‘yinlaringizda o‘yinchiga qaytim (RTP) qancha?',
  'rtp.a':
    'Bu ko‘p raundlarda to‘lov bo‘lib qaytadigan tikishlarning o‘rtacha ulushi. Bitta raund istalgancha tugashi mumkin.',

  'provider-games.title': 'Provayder o‘yinlari',
  'game-lists.q': 'O‘yin yangi, qaynoq va mashhur ro‘yxatlarga qanday tushadi?',
  'game-lists.a':
    'Bu yerda nima o‘ynalishidan har {{countMinutes}} daqiqada hisoblanadigan formula bo‘yicha; o‘rinni sotib olib ham, belgilab ham bo‘lmaydi:\n- yangi: bizga ko‘pi bilan {{newDays}} kun oldin kelgan, eng yangi {{maxNew}} ta, {{newShare}} ta o‘yindan ko‘pi bilan bittasi;\n- qaynoq: so‘nggi {{hotHours}} soat raundlarida eng ko‘p tikilgan {{maxHot}} ta o‘yin, shu tartibda;\n- mashhur: {{popularDays}} kunda eng ko‘p turli o‘yinchilar tikkan {{maxPopular}} ta o‘yin.\nKam o‘ynalgan bo‘lsa, qaynoq va mashhur ro‘yxatlar har provayderdan navbat bilan {{minOfEach}} ta slot va {{minOfEach}} ta live-o‘yingacha to‘ldiriladi. Maxsus tanlovni, belgilarni va boshqa ro‘yxatlarda provayderning qaysi o‘yinlari birinchi turishini kazino belgilaydi.',
  'provider-rtp.q': 'Nega o‘yinning ikkita qaytimi (RTP) bor?',
  'provider-rtp.a':
    'Birinchisini provayder aytadi. Ikkinchisi shu yerda o‘lchangan: {{measuredDays}} kunning tugagan raundlarida to‘langani tikilganiga bo‘lingan, pulga ham, bonusga ham. Yonida raundlar soni turadi: ular oz ekan, o‘lchangan qaytim kam narsa aytadi va ancha farq qilishi mumkin. Provayder o‘yinlarining natijasini ularning o‘zlari aniqlaydi, shuning uchun ularning raundlarini o‘z o‘yinlarimiznikidek tekshirib bo‘lmaydi.',
  'game-withdrawn.q': 'Men o‘ynayotganimda o‘yin olib tashlansa-chi?',
  'game-withdrawn.a':
    'Ochiq raundni oxirigacha o‘ynash mumkin, yutuq qachon kelmasin to‘lanadi. O‘yin yangi raund boshlamaydi. Sevimlilar va yaqinda o‘ynalganlarda u hozir mavjud emas degan belgi bilan qoladi.',

  'bets.title': 'Tikishlar va valyutalar',
  'stake-limits.q': 'Qancha tikish mumkin?',
  'stake-limits.a': 'Bitta tikishning sizning valyutangizdagi chegaralari:',
  'currency.q': 'Summalar qaysi valyutada ko‘rsatiladi?',
  'currency.a':
    'Balans yonida o‘zingiz tanlagan valyutada; mehmonga mamlakatining valyutasini taklif qilamiz. Pul rublda, tiyinigacha saqlanadi va joriy kurs bo‘yicha hisoblanadi, shuning uchun valyutani almashtirish bepul va balansni o‘zgartirmaydi. DIC va USDIC — bonus valyutalari, ularni ko‘rsatish uchun tanlab bo‘lmaydi.',
  'cancel-bet.q': 'Tikishni bekor qilsa bo‘ladimi?',
  'cancel-bet.a':
    'Qabul qilinganini — yo‘q. Raqib kirmasidan tanga tashlash xonasini yopsangiz, klassikada hech kim qo‘shilmasa yoki raund nosozlik tufayli o‘tmay qolsa, tikish to‘liq qaytadi.',

  'account.title': 'Akkaunt va kirish',
  'sign-in.q': 'Qanday ro‘yxatdan o‘taman va kiraman?',
  'sign-in.a':
    'Login, parol va e-mail bilan, bir bosishda yoki Telegram, X, VK, Google va Steam orqali — kirish oynasida qaysi biri ko‘rsatilgan bo‘lsa. Bir bosishda ro‘yxatdan o‘tganda login va parolni o‘zimiz yaratamiz: ularni darhol faylga saqlang yoki pochtangizga yuboring. Boshqa kirish usullari [sozlamalarda](/settings/account) qo‘shiladi.',
  'mail-code.q': 'Kirishda nega xatdagi kod so‘raladi?',
  'mail-code.a':
    'Akkauntingiz hali tanimaydigan qurilmadan kiryapsiz, shuning uchun bu siz ekaningizni tekshiramiz. Kod 10 daqiqa amal qiladi. 20 daqiqada 10 marta noto‘g‘ri urinishdan keyin kirish yana 20 daqiqaga yopiladi.',
  'two-factor.q': 'Ikki bosqichli himoya nima uchun kerak?',
  'two-factor.a':
    'U bilan kirish uchun o‘g‘irlangan parol kamlik qiladi: autentifikator ilovasidagi olti raqam ham kerak. U [Xavfsizlik](/settings/security) bo‘limida yoqiladi. Telefon yo‘qolishi ehtimoliga o‘sha yerda 10 ta tiklash kodi olasiz; har biri bir marta ishlaydi.',
  'recovery.q': 'Parolimni unutdim. Nima qilay?',
  'recovery.a':
    'Kirish oynasida “Parolni unutdingizmi?” ni bosing va akkauntning e-mail manzilini kiriting. Xatdagi havola bir soat va faqat bir marta amal qiladi. Ikki bosqichli himoya yoqilganicha qoladi.',
  'sessions.q': 'Kirish qancha saqlanadi va boshqa qurilmalardan qanday chiqaman?',
  'sessions.a':
    'Kirish uch kun saqlanadi. Siz kirgan qurilmalar ro‘yxati [Xavfsizlik](/settings/security) bo‘limida: istalgan seansni yoki qolganlarining hammasini birdan tugatish mumkin. Parolni almashtirish ham boshqa seanslarni tugatadi.',
  'close.q': 'Akkauntni qanday yopaman?',
  'close.a':
    'Pulni yechib olib, qo‘llab-quvvatlash xizmatiga yozing. Faqat o‘yinni yopish kerak bo‘lsa, [Mas’uliyatli o‘yin](/settings/limits) bo‘limida tanaffus oling yoki o‘zingizni cheklang: tikish, to‘ldirish va bonuslar darhol to‘xtaydi, pulni esa keyin ham yechib olasiz. Akkauntning butun tarixini o‘sha yerdan bitta faylda yuklab olish mumkin.',

  'responsible.title': 'Mas’uliyatli o‘yin',
  'limits.q': 'O‘zimga qanday limitlar qo‘ya olaman?',
  'limits.a':
    'To‘ldirish, yutqazish va tikishlar summasiga — kuniga, haftasiga yoki oyiga; vaqtga — kuniga {{minSession}} dan {{maxSession}} daqiqagacha. Faqat haqiqiy pul hisoblanadi, kun Moskva vaqti bo‘yicha yuradi.\nLimitni darhol kamaytirish mumkin. Oshirish yoki olib tashlash — so‘rov: uni {{raiseHours}} soatdan keyin, {{raiseDays}} kun ichida tasdiqlash kerak; tasdiqlanmasa, limit avvalgidek qoladi. Bularning hammasi — [Mas’uliyatli o‘yin](/settings/limits) bo‘limida.',
  'reality-check.q': 'Vaqt haqida eslatma nima?',
  'reality-check.a':
    'O‘zingiz belgilaganingizdek, har {{realityTimes}} yoki {{realityLast}} daqiqada qancha o‘ynaganingizni va natijani ko‘rsatamiz; shunda avtoo‘yin to‘xtaydi. Kunlik vaqt tugashini {{warningMinutes}} daqiqa oldin aytamiz.',
  'break.q': 'Tanaffus o‘zini cheklashdan nimasi bilan farq qiladi?',
  'break.a':
    'Muddati bilan. Tanaffus 24 soat, 7 yoki 30 kun davom etadi. O‘zini cheklash — 6 oy, bir yil, 5 yil yoki butunlay. Ikkalasi ham darhol boshlanadi; buni hatto biz ham bekor qila yoki qisqartira olmaymiz, faqat o‘zingiz uzaytira olasiz. O‘zini cheklashdan keyin o‘yin faqat o‘zingiz qaytishga qaror qilsangiz ochiladi. U odamga tegishli: profili, pochtasi, hujjati yoki brauzeri bir xil akkaunt moderator ko‘rib chiqquncha o‘ynamaydi.\nO‘yin ko‘ngil ochish bo‘lmay qolgan bo‘lsa, yaqinlaringiz yoki mutaxassis bilan gaplashing.',
  'break-money.q': 'Tanaffus paytida pulim nima bo‘ladi?',
  'break-money.a':
    'U sizniki bo‘lib qoladi: istalgan kuni yechib olish mumkin. Kirish, tarix, boshlangan minalar o‘yinini tugatish va tanga tashlashdagi o‘z xonangizni yopish ham ochiq. Tikish, to‘ldirish va bonuslar yopiq; taklif xatlarini yubormaymiz.',

  'identity.title': 'Shaxsni tekshirish',
  'kyc-why.q': 'Shaxs nima uchun tekshiriladi?',
  'kyc-why.a':
    'Qonun 18 yoshga to‘lganingizga va aynan siz o‘ynayotganingizga ishonch hosil qilishni talab etadi. Shaxsning tasdiqlangani to‘lovlarni tezlashtiradi va akkauntni himoya qiladi. Fayllar shifrlangan holda saqlanadi, ularni faqat hujjatlarni tekshiradigan xodimlar ko‘radi.',
  'kyc-documents.q': 'Qanday hujjatlar mos keladi va qancha kutish kerak?',
  'kyc-documents.a':
    'Pasport, ID-karta, haydovchilik guvohnomasi yoki yashash guvohnomasi; ba’zan uch oydan eski bo‘lmagan manzil tasdig‘i ham kerak. JPEG, PNG yoki WebP ko‘rinishidagi foto yoki skan, {{kycMb}} MB gacha; PDF qabul qilinmaydi, tekshiruvda bir vaqtda {{kycWaiting}} tagacha fayl. Javob odatda bir sutkada keladi; hujjatni [sozlamalarda](/settings/kyc) yuborish mumkin.',

  'cash.title': 'To‘ldirish va yechib olish',
  'deposit-time.q': 'To‘ldirish qachon hisobga tushadi?',
  'deposit-time.a':
    'Odatda 10 daqiqada. Ko‘proq vaqt o‘tsa, qo‘llab-quvvatlash xizmatiga yozing. Boshqa odamga o‘tkazganda summa tiyinlari bilan beriladi: aynan shuncha yuboring, rekvizitlar 20 daqiqa amal qiladi.',
  'wagering.q': 'To‘ldirilgan pulni aylantirish kerakmi?',
  'wagering.a':
    'Ha: pulni yechib olishdan oldin to‘ldirishdan ikki baravar ko‘p summaga tiking. Qancha qolgani yechib olish rad etilganda ko‘rsatiladi. Ma’lumotida boshqacha deyilgan provayder o‘yinlari hisoblanmaydi.',
  'withdraw-time.q': 'Yechib olish qancha davom etadi?',
  'withdraw-time.a':
    '5 daqiqadan 72 soatgacha. Ariza 24 soatgacha ko‘rib chiqiladi, qo‘shimcha tekshiruv 72 soatgacha, bank o‘tkazmani hisobga olishi 7 ish kunigacha davom etadi. Ariza endigina yaratilgan holatda turganda uni bekor qilish mumkin, pul balansga qaytadi.',
  'withdraw-fee.q': 'Yechib olishda komissiya bormi?',
  'withdraw-fee.a':
    'Yechib olinadigan summa ustiga 5%. Kriptovalyutada yechib olganda va VIP10 darajasidan boshlab komissiya yo‘q.',
  'withdraw-refused.q': 'Yechib olish nega qabul qilinmadi?',
  'withdraw-refused.a':
    'Ko‘p uchraydigan sabablar:\n- oxirgi 7 kunda to‘ldirish bo‘lmagan;\n- to‘ldirilgan pul hali aylantirilmagan;\n- summa shu usulning eng kam miqdoridan past;\n- TON o‘tkazmasi uchun memo, bank o‘tkazmasi uchun bank ko‘rsatilmagan;\n- bitta ariza o‘rniga ketma-ket bir nechtasi yuborilgan.',

  'bonuses.title': 'Bonuslar va VIP',
  'welcome.q': 'Birinchi to‘ldirishlar uchun qanday bonuslar beriladi?',
  'welcome.a':
    'Birinchisiga {{welcome1}} dan boshlab 100%, ikkinchisiga {{welcome2}} dan boshlab 150%, uchinchisiga {{welcome3}} dan boshlab 250%. Bir vaqtda bitta bonus amal qiladi. Bonusdan yechib olinadigan summa uning 100 baravaridan oshmaydi. Kriptovalyutada to‘ldirganda yana 5% qo‘shiladi.',
  'locked-dic.q': 'DIC va USDIC nima?',
  'locked-dic.a':
    'Bular bonus valyutalari. Yopiq DIC tikkan sari ochiladi: har bir tikishning 1% idan 5%. Ochilganini 100 DIC dan boshlab pulga almashtirish mumkin. Yopiq USDIC faqat kubik va minalarda aylantiriladi.',
  'cashback.q': 'Keshbek qanday hisoblanadi?',
  'cashback.a':
    'Haftalik yutqazishning 5% i. Uni yakshanba kuni Moskva vaqti bilan yarim tungacha olish mumkin; olinmagani kuyadi.',
  'vip.q': 'VIP klub qanday tuzilgan?',
  'vip.a':
    'Unda NVIP1 dan SVIP gacha 15 daraja bor. Daraja butun vaqt davomida haqiqiy pulga qilingan tikishlar summasiga bog‘liq: VIP2 — {{vip2}} dan, SVIP — {{svip}} dan; erishilgan daraja yo‘qolmaydi. Reykbek birinchi darajadan 1%, beshinchidan 1,5%, sakkizinchidan 2%; uni {{minRakeback}} dan boshlab olish mumkin.',

  'community.title': 'Hamkorlar va chat',
  'partners.q': 'Hamkorlik dasturi qanday ishlaydi?',
  'partners.a':
    'Havolangiz orqali kelgan o‘yinchilar uchun daromad ulushini olasiz: birinchi darajada 25%, ikkinchisida 50%, o‘zingiz olib kelgan hamkorlar daromadidan yana 5%. Daromadni {{minPartner}} dan boshlab balansga o‘tkazish mumkin; arizalar chorshanba kunlari ko‘rib chiqiladi. Hamkor promokodi — 6–12 ta lotin harfi va raqam.',
  'chat-rules.q': 'Chatda qanday qoidalar bor?',
  'chat-rules.a':
    'Xabar 150 belgigacha, 5 soniyada bitta. Boshqa loyihalarni reklama qilish va odamlarni haqorat qilish mumkin emas: moderator sizga chatni 5 daqiqadan butunlaygacha yopishi mumkin. Chatda sovrin tarqatish VIP3 darajasidan ochiq.',
} as const;
