import type { MessageGroup } from './translate.ts';

/** Messages that belong to no single area. Keys are codes of the catalogue. */
export const generalMessages = {
  ru: {
    generic: 'Что-то пошло не так. Попробуйте ещё раз.',
    2: 'Войдите, чтобы продолжить.',
    blockGeo: 'Мы не можем оказывать услуги там, откуда вы подключились, или через VPN.',
    400: 'Неверное значение: {{field}}.',
    notPlain: 'Запрос принимает только обычный объект JSON.',
    nul: 'Недопустимый символ в поле {{field}}: NUL.',
    403: 'У вас нет прав на это действие.',
    second_factor_needed:
      'Сотрудникам нужна двухфакторная защита. Включите её в настройках, в разделе «Безопасность», и вернитесь.',
    reauthenticate: 'Подтвердите, что это вы: введите пароль или войдите заново.',
    404: 'Такого запроса или записи нет.',
    409: 'Этот запрос уже был отправлен с другими данными. Ничего не изменилось.',
    SEEDS_IN_USE: 'Сиды нельзя менять, пока у вас открыт раунд. Сначала закончите его; ничего не изменилось.',
    SELF_EXCLUDED:
      'Вы закрыли себе игру. Ставки, пополнения и бонусы недоступны до конца этого срока; вывести деньги можно всегда.',
    TIME_OUT:
      'У вас перерыв в игре. Ставки, пополнения и бонусы недоступны, пока он не закончится; вывести деньги можно всегда.',
    LIMIT_WAGER: 'Ставка больше вашего лимита ставок: осталось {{limit}} {{currency}}. Деньги на месте.',
    LIMIT_LOSS: 'Ставка больше вашего лимита проигрыша: осталось {{limit}} {{currency}}. Деньги на месте.',
    LIMIT_SESSION: 'Ваше время игры на сегодня вышло. Ставки снова откроются завтра; вывести деньги можно всегда.',
    LIMIT_DEPOSIT: 'Пополнение больше вашего лимита: осталось {{limit}} {{currency}}. Ничего не списано.',
    IDENTITY_REVIEW:
      'Часть ваших данных совпала с данными игрока, который закрыл себе игру. Пока модератор не посмотрит, ставки, пополнения и бонусы закрыты; вывести деньги можно всегда.',
    EXCLUSION_OVER:
      'Срок вашего самоисключения закончился. Чтобы снова играть, подтвердите на странице лимитов, что хотите вернуться.',
    RAISE_NOT_READY: 'Подтвердить этот лимит сейчас нельзя: 24 часа ещё не прошли или запрос устарел. Лимит прежний.',
    RETURN_TOO_EARLY:
      'Возвращаться пока не из чего: самоисключения нет или его срок не закончился. Ничего не изменилось.',
    BREAK_NOT_LONGER: 'У вас уже есть перерыв, и он дольше. Перерыв можно только продлить; ничего не изменилось.',
    429: 'Слишком много запросов. Подождите немного и повторите.',
    500: 'Ошибка сервера. Если речь о ставке, её итог виден в истории. Номер обращения: {{requestId}}.',
    503: 'Сервер перезапускается. Запрос не принят, деньги на месте. Повторите через несколько секунд.',
    504: 'Ответ задерживается: пока не известно, принят ли запрос. Повторите его: дважды ничего не спишется.',
  },
  en: {
    generic: 'Something went wrong. Please try again.',
    2: 'Sign in to continue.',
    blockGeo: 'We cannot provide our services where you connect from, or through a VPN.',
    400: 'Invalid value: {{field}}.',
    notPlain: 'A request takes only a plain JSON object.',
    nul: 'A character that is not allowed in {{field}}: NUL.',
    403: 'You do not have permission to do this.',
    second_factor_needed:
      'Staff need two-factor protection. Turn it on in the settings, under Security, and come back.',
    reauthenticate: 'Confirm that it is you: enter your password or sign in again.',
    404: 'There is no such request or record.',
    409: 'This request was already sent with different data. Nothing has changed.',
    SEEDS_IN_USE: 'Seeds cannot be changed while a round of yours is open. Finish it first; nothing has changed.',
    SELF_EXCLUDED:
      'You have excluded yourself from play. Bets, deposits and bonuses are closed until that time ends; you can withdraw your money at any time.',
    TIME_OUT:
      'You are taking a break from play. Bets, deposits and bonuses are closed until it ends; you can withdraw your money at any time.',
    LIMIT_WAGER: 'This bet would exceed your wager limit: {{limit}} {{currency}} left. Your money is untouched.',
    LIMIT_LOSS: 'This bet would exceed your loss limit: {{limit}} {{currency}} left. Your money is untouched.',
    LIMIT_SESSION:
      'Your playing time for today is used up. Bets open again tomorrow; you can withdraw your money at any time.',
    LIMIT_DEPOSIT: 'This deposit would exceed your limit: {{limit}} {{currency}} left. Nothing was charged.',
    IDENTITY_REVIEW:
      'Some of your details match those of a player who has excluded themselves. Until a moderator has looked, bets, deposits and bonuses are closed; you can withdraw your money at any time.',
    EXCLUSION_OVER:
      'Your self-exclusion has ended. To play again, confirm on the limits page that you want to come back.',
    RAISE_NOT_READY:
      'This limit cannot be confirmed now: 24 hours have not passed yet, or the request has lapsed. The limit is unchanged.',
    RETURN_TOO_EARLY:
      'There is nothing to come back from: you have no self-exclusion, or it has not ended. Nothing has changed.',
    BREAK_NOT_LONGER: 'You already have a longer break. A break can only be extended; nothing has changed.',
    429: 'Too many requests. Wait a moment and try again.',
    500: 'Server error. If this was a bet, its result is in your history. Reference: {{requestId}}.',
    503: 'The server is restarting. Your request was not accepted and your money is untouched. Try again in a few seconds.',
    504: 'The answer is late, so it is not known yet whether your request was accepted. Repeat it: nothing is charged twice.',
  },
  ua: {
    generic: 'Щось пішло не так. Спробуйте ще раз.',
    2: 'Увійдіть, щоб продовжити.',
    blockGeo: 'Ми не можемо надавати послуги там, звідки ви під’єдналися, або через VPN.',
    400: 'Неправильне значення: {{field}}.',
    notPlain: 'Запит приймає лише звичайний об’єкт JSON.',
    nul: 'Недопустимий символ у полі {{field}}: NUL.',
    403: 'У вас немає прав на цю дію.',
    second_factor_needed:
      'Співробітникам потрібен двофакторний захист. Увімкніть його в налаштуваннях, у розділі «Безпека», і поверніться.',
    reauthenticate: 'Підтвердьте, що це ви: введіть пароль або ввійдіть знову.',
    404: 'Такого запиту або запису немає.',
    409: 'Цей запит уже було надіслано з іншими даними. Нічого не змінилося.',
    SEEDS_IN_USE: 'Сіди не можна змінювати, поки у вас відкритий раунд. Спершу завершіть його; нічого не змінилося.',
    SELF_EXCLUDED:
      'Ви закрили собі гру. Ставки, поповнення й бонуси недоступні до кінця цього строку; вивести гроші можна завжди.',
    TIME_OUT:
      'У вас перерва в грі. Ставки, поповнення й бонуси недоступні, доки вона не закінчиться; вивести гроші можна завжди.',
    LIMIT_WAGER: 'Ставка більша за ваш ліміт ставок: залишилося {{limit}} {{currency}}. Гроші на місці.',
    LIMIT_LOSS: 'Ставка більша за ваш ліміт програшу: залишилося {{limit}} {{currency}}. Гроші на місці.',
    LIMIT_SESSION: 'Ваш час гри на сьогодні вичерпано. Ставки знову відкриються завтра; вивести гроші можна завжди.',
    LIMIT_DEPOSIT: 'Поповнення більше за ваш ліміт: залишилося {{limit}} {{currency}}. Нічого не списано.',
    IDENTITY_REVIEW:
      'Частина ваших даних збіглася з даними гравця, який закрив собі гру. Доки модератор не подивиться, ставки, поповнення й бонуси закриті; вивести гроші можна завжди.',
    EXCLUSION_OVER:
      'Строк вашого самовиключення закінчився. Щоб знову грати, підтвердьте на сторінці лімітів, що хочете повернутися.',
    RAISE_NOT_READY:
      'Підтвердити цей ліміт зараз не можна: 24 години ще не минули або запит застарів. Ліміт той самий.',
    RETURN_TOO_EARLY:
      'Повертатися поки немає з чого: самовиключення немає або його строк не закінчився. Нічого не змінилося.',
    BREAK_NOT_LONGER: 'У вас уже є довша перерва. Перерву можна лише подовжити; нічого не змінилося.',
    429: 'Забагато запитів. Зачекайте трохи й повторіть.',
    500: 'Помилка сервера. Якщо це була ставка, її результат видно в історії. Номер звернення: {{requestId}}.',
    503: 'Сервер перезапускається. Запит не прийнято, гроші на місці. Повторіть за кілька секунд.',
    504: 'Відповідь затримується: поки не відомо, чи прийнято запит. Повторіть його: двічі нічого не спишеться.',
  },
  kz: {
    generic: 'Бірдеңе дұрыс болмады. Қайталап көріңіз.',
    2: 'Жалғастыру үшін жүйеге кіріңіз.',
    blockGeo: 'Сіз қосылған жерде немесе VPN арқылы қызмет көрсете алмаймыз.',
    400: 'Мәні дұрыс емес: {{field}}.',
    notPlain: 'Сұрау тек қарапайым JSON нысанын қабылдайды.',
    nul: '{{field}} өрісінде рұқсат етілмеген таңба бар: NUL.',
    403: 'Бұл әрекетке құқығыңыз жоқ.',
    second_factor_needed:
      'Қызметкерлерге екі факторлы қорғаныс қажет. Оны баптаулардағы «Қауіпсіздік» бөлімінде қосып, қайта келіңіз.',
    reauthenticate: 'Бұл сіз екеніңізді растаңыз: құпиясөзді енгізіңіз немесе қайта кіріңіз.',
    404: 'Мұндай сұрау немесе жазба жоқ.',
    409: 'Бұл сұрау басқа деректермен жіберілген болатын. Ештеңе өзгерген жоқ.',
    SEEDS_IN_USE: 'Раундыңыз ашық тұрғанда сидтерді өзгертуге болмайды. Алдымен оны аяқтаңыз; ештеңе өзгерген жоқ.',
    SELF_EXCLUDED:
      'Сіз өзіңізге ойынды жаптыңыз. Осы мерзім біткенше бәс тігу, толтыру және бонустар қолжетімсіз; ақшаны кез келген уақытта шығаруға болады.',
    TIME_OUT:
      'Сіз ойыннан үзіліс алдыңыз. Ол біткенше бәс тігу, толтыру және бонустар қолжетімсіз; ақшаны кез келген уақытта шығаруға болады.',
    LIMIT_WAGER: 'Бұл бәс бәстер лимитіңізден асады: {{limit}} {{currency}} қалды. Ақшаңыз орнында.',
    LIMIT_LOSS: 'Бұл бәс ұтылу лимитіңізден асады: {{limit}} {{currency}} қалды. Ақшаңыз орнында.',
    LIMIT_SESSION:
      'Бүгінгі ойын уақытыңыз бітті. Бәс тігу ертең қайта ашылады; ақшаны кез келген уақытта шығаруға болады.',
    LIMIT_DEPOSIT: 'Бұл толтыру лимитіңізден асады: {{limit}} {{currency}} қалды. Ештеңе алынған жоқ.',
    IDENTITY_REVIEW:
      'Деректеріңіздің бір бөлігі өзіне ойынды жапқан ойыншының деректерімен сәйкес келді. Модератор қарағанша бәс тігу, толтыру және бонустар жабық; ақшаны кез келген уақытта шығаруға болады.',
    EXCLUSION_OVER: 'Өзін-өзі шектеу мерзімі аяқталды. Қайта ойнау үшін лимиттер бетінде оралғыңыз келетінін растаңыз.',
    RAISE_NOT_READY:
      'Бұл лимитті қазір растауға болмайды: 24 сағат өткен жоқ немесе сұрау ескірді. Лимит өзгерген жоқ.',
    RETURN_TOO_EARLY: 'Оралатын ештеңе жоқ: өзін-өзі шектеу жоқ немесе мерзімі аяқталмаған. Ештеңе өзгерген жоқ.',
    BREAK_NOT_LONGER: 'Сізде бұдан ұзағырақ үзіліс бар. Үзілісті тек ұзартуға болады; ештеңе өзгерген жоқ.',
    429: 'Сұраулар тым көп. Сәл күтіп, қайталаңыз.',
    500: 'Сервер қатесі. Егер бұл бәс болса, нәтижесі тарихта көрінеді. Өтініш нөмірі: {{requestId}}.',
    503: 'Сервер қайта іске қосылуда. Сұрау қабылданған жоқ, ақшаңыз орнында. Бірнеше секундтан кейін қайталаңыз.',
    504: 'Жауап кешігіп жатыр: сұрау қабылданды ма, әзірге белгісіз. Қайталаңыз: ештеңе екі рет алынбайды.',
  },
  uz: {
    generic: 'Nimadir xato ketdi. Qayta urinib ko‘ring.',
    2: 'Davom etish uchun tizimga kiring.',
    blockGeo: 'Siz ulangan joyda yoki VPN orqali xizmat ko‘rsata olmaymiz.',
    400: 'Noto‘g‘ri qiymat: {{field}}.',
    notPlain: 'So‘rov faqat oddiy JSON obyektini qabul qiladi.',
    nul: '{{field}} maydonida ruxsat etilmagan belgi bor: NUL.',
    403: 'Bu amalni bajarishga huquqingiz yo‘q.',
    second_factor_needed:
      'Xodimlarga ikki bosqichli himoya kerak. Uni sozlamalarning «Xavfsizlik» bo‘limida yoqib, qaytib keling.',
    reauthenticate: 'Bu siz ekanligingizni tasdiqlang: parolni kiriting yoki qaytadan kiring.',
    404: 'Bunday so‘rov yoki yozuv yo‘q.',
    409: 'Bu so‘rov avval boshqa ma’lumotlar bilan yuborilgan. Hech narsa o‘zgarmadi.',
    SEEDS_IN_USE:
      'Raundingiz ochiq turganda sidlarni o‘zgartirib bo‘lmaydi. Avval uni tugating; hech narsa o‘zgarmadi.',
    SELF_EXCLUDED:
      'Siz o‘zingizga o‘yinni yopgansiz. Bu muddat tugaguncha tikish, to‘ldirish va bonuslar yopiq; pulni istalgan vaqtda yechib olish mumkin.',
    TIME_OUT:
      'Siz o‘yindan tanaffus oldingiz. U tugaguncha tikish, to‘ldirish va bonuslar yopiq; pulni istalgan vaqtda yechib olish mumkin.',
    LIMIT_WAGER: 'Bu tikish tikishlar limitingizdan oshadi: {{limit}} {{currency}} qoldi. Pulingiz joyida.',
    LIMIT_LOSS: 'Bu tikish yutqazish limitingizdan oshadi: {{limit}} {{currency}} qoldi. Pulingiz joyida.',
    LIMIT_SESSION:
      'Bugungi o‘yin vaqtingiz tugadi. Tikish ertaga yana ochiladi; pulni istalgan vaqtda yechib olish mumkin.',
    LIMIT_DEPOSIT: 'Bu to‘ldirish limitingizdan oshadi: {{limit}} {{currency}} qoldi. Hech narsa yechilmadi.',
    IDENTITY_REVIEW:
      'Ma’lumotlaringizning bir qismi o‘ziga o‘yinni yopgan o‘yinchinikiga mos keldi. Moderator ko‘rib chiqquncha tikish, to‘ldirish va bonuslar yopiq; pulni istalgan vaqtda yechib olish mumkin.',
    EXCLUSION_OVER:
      'O‘zini cheklash muddati tugadi. Yana o‘ynash uchun limitlar sahifasida qaytmoqchi ekaningizni tasdiqlang.',
    RAISE_NOT_READY:
      'Bu limitni hozir tasdiqlab bo‘lmaydi: 24 soat hali o‘tmagan yoki so‘rov eskirgan. Limit o‘zgarmadi.',
    RETURN_TOO_EARLY: 'Qaytadigan narsa yo‘q: o‘zini cheklash yo‘q yoki muddati tugamagan. Hech narsa o‘zgarmadi.',
    BREAK_NOT_LONGER: 'Sizda bundan uzunroq tanaffus bor. Tanaffusni faqat uzaytirish mumkin; hech narsa o‘zgarmadi.',
    429: 'So‘rovlar juda ko‘p. Biroz kutib, qayta urining.',
    500: 'Server xatosi. Agar bu tikish bo‘lsa, natijasi tarixda ko‘rinadi. Murojaat raqami: {{requestId}}.',
    503: 'Server qayta ishga tushmoqda. So‘rov qabul qilinmadi, pulingiz joyida. Bir necha soniyadan keyin qayta urining.',
    504: 'Javob kechikmoqda: so‘rov qabul qilingani hozircha noma’lum. Qayta yuboring: hech narsa ikki marta yechilmaydi.',
  },
  tr: {
    generic: 'Bir şeyler ters gitti. Lütfen yeniden deneyin.',
    2: 'Devam etmek için giriş yapın.',
    blockGeo: 'Bağlandığınız yerde ya da VPN üzerinden hizmet veremiyoruz.',
    400: 'Geçersiz değer: {{field}}.',
    notPlain: 'İstek yalnızca düz bir JSON nesnesi kabul eder.',
    nul: '{{field}} alanında izin verilmeyen bir karakter var: NUL.',
    403: 'Bu işlem için yetkiniz yok.',
    second_factor_needed: 'Çalışanlar için iki adımlı doğrulama gerekir. Ayarların Güvenlik bölümünde açıp geri dönün.',
    reauthenticate: 'Siz olduğunuzu onaylayın: şifrenizi girin ya da yeniden giriş yapın.',
    404: 'Böyle bir istek ya da kayıt yok.',
    409: 'Bu istek daha önce başka verilerle gönderilmiş. Hiçbir şey değişmedi.',
    SEEDS_IN_USE: 'Açık bir turunuz varken tohumlar değiştirilemez. Önce turu bitirin; hiçbir şey değişmedi.',
    SELF_EXCLUDED:
      'Kendinizi oyundan men ettiniz. Bu süre bitene kadar bahis, yatırma ve bonuslar kapalıdır; paranızı her zaman çekebilirsiniz.',
    TIME_OUT:
      'Oyuna ara verdiniz. Ara bitene kadar bahis, yatırma ve bonuslar kapalıdır; paranızı her zaman çekebilirsiniz.',
    LIMIT_WAGER: 'Bu bahis, bahis limitinizi aşıyor: {{limit}} {{currency}} kaldı. Paranız yerinde.',
    LIMIT_LOSS: 'Bu bahis, kayıp limitinizi aşıyor: {{limit}} {{currency}} kaldı. Paranız yerinde.',
    LIMIT_SESSION: 'Bugünkü oyun süreniz doldu. Bahisler yarın yeniden açılır; paranızı her zaman çekebilirsiniz.',
    LIMIT_DEPOSIT: 'Bu yatırma işlemi limitinizi aşıyor: {{limit}} {{currency}} kaldı. Hiçbir şey çekilmedi.',
    IDENTITY_REVIEW:
      'Bilgilerinizin bir kısmı kendini oyundan men etmiş bir oyuncununkilerle eşleşti. Bir moderatör bakana kadar bahisler, para yatırma ve bonuslar kapalı; paranızı her zaman çekebilirsiniz.',
    EXCLUSION_OVER:
      'Kendinizi men ettiğiniz süre bitti. Yeniden oynamak için limitler sayfasında dönmek istediğinizi onaylayın.',
    RAISE_NOT_READY: 'Bu limit şu anda onaylanamaz: 24 saat henüz geçmedi ya da isteğin süresi doldu. Limit değişmedi.',
    RETURN_TOO_EARLY: 'Dönülecek bir şey yok: kendinizi men etmediniz ya da süre bitmedi. Hiçbir şey değişmedi.',
    BREAK_NOT_LONGER: 'Zaten daha uzun bir aranız var. Ara yalnızca uzatılabilir; hiçbir şey değişmedi.',
    429: 'Çok fazla istek. Biraz bekleyip yeniden deneyin.',
    500: 'Sunucu hatası. Bu bir bahisse sonucu geçmişinizde görünür. Başvuru numarası: {{requestId}}.',
    503: 'Sunucu yeniden başlatılıyor. İsteğiniz kabul edilmedi, paranız yerinde. Birkaç saniye sonra yeniden deneyin.',
    504: 'Yanıt gecikiyor: isteğinizin alınıp alınmadığı henüz belli değil. Yineleyin: hiçbir şey iki kez çekilmez.',
  },
} satisfies MessageGroup;
