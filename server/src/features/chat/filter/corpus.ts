/** The texts of a list, divided by bars or lines. */
const lines = (text: string): readonly string[] =>
  text
    .split(/[\n|]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Insults in six languages, also in the letters of another alphabet, in look-alikes and spelt out. */
export const insults = lines(`
  иди нахуй | ИДИ НАХУЙ | xyй тебе | хуй вам | х у й | х.у.й | х-у-й | хуйло | на хуя это | охуенно слил
  охуел совсем | похуй мне | пизда казино | пиздец какой | пизд@ц | п.и.з.д.а | пи3дец | pizdec kakoy | pizda
  пидорас | пидор | пидарас конченый | pidor | pidaras | пидр | п и д о р | гандон | гондон | gandon | залупа
  мудак | мудaк | m u d a k | mudak | ебать | е б а т ь | ебал я это | ебаный слот | ебучий слот | ебанутый
  заебал | заебали уже | наебали меня | наебка | въебал всё | выебал | отъебись | уебок | уёбище | долбоёб
  долбоеб | dolboeb | dolbaeb | еблан | eblan | ёб твою мать | блядь | бл*дь | блять | бля | blyad | blyat
  шлюха | shluha | сука | сукa | suka | с у к а | чмо | урод ты и чмо | манда | минет | дебил | debil | ублюдок
  тварь | гнида | сволочь | хохол | хохлы | москаль | жид | чурка | чернозhопый | даун | курва | що за курва
  підарас | підор | хуйня | йобаний слот | йобані | иобаныи | їбати | пізда | пиздець | блядина | fuck this
  FUCK | f.u.c.k | f u c k | fuuuuck | fuсk | ｆｕｃｋ | 𝖋𝖚𝖈𝖐 you | fück | fu​ck | f_u_c_k | motherfucker | bitch
  b1tch | asshole | cunt | you are a whore | slut | nigger | n1gger | faggot | retard | cocksucker | dickhead
  bullshit | sh1t | shit | қотақ | котак | kotak | қотағым | жалап | жәлеп | zhalap | амжалап | көтіңді қыс
  сіктір | сиктир | шешеңді | қаншық | qotoq | kotok | қўтоқ | jalab | жалаб | jalap | sikaman | сикаман
  onangni ami | онангни | haromi | ҳароми | orospu cocugu | orospu çocuğu | OROSPU | o.r.o.s.p.u | siktir git
  s1ktir | siktir lan | sikerim | sikeyim | amına koyayım | amina koyim | amcık | amk | yarrak | piçler
  pezevenk | kahpe | göt veren | ibne | gavat | şerefsiz | kaltak | ananı
`);

/** Ways out of the house. */
export const foreignLinks = lines(`
  evil.com | go to evil.com now | https://evil.com/x | HTTP://EVIL.COM | //evil.com | evil(dot)com
  evil [dot] com | evil dot com | evil точка com | evil крапка com | evil nokta com | evil nuqta com
  https://glasshouse.example.evil.com/ | https://glasshouse.example@evil.com/ | https://glasshouse.example:8443/
  https://glasshоuse.example/ | https://xn--80ak6aa92e.com/ | xn--80ak6aa92e.com | казино.рф | best.casino here
  t.me/wins | @ http://t.me/wins | wa.me/79123456789 | discord.gg/abc | http://1.2.3.4/ | 1.2.3.4:8080
  http://[::1]/ | mail me@evil.com | ftp://evil.com/file | bit.ly/3xYz | evil。com | evil．com
  [click](https://evil.com) | <a href="https://evil.com">win</a> | free-spins.bet | jackpot.win | abc.onion
`);

/** Begging and offers that promise a win: moderators look at them. */
export const offers = lines(`
  дайте 100 рублей на депозит | скиньте денег на ставку | закиньте на карту | помогите деньгами
  гарантированный выигрыш, пиши в лс | беспроигрышная схема | сливаю схемы | верну в двойне | пишите в телегу
  guaranteed win every time | GUARANTEED PROFIT | please send me some usdt | lend me money | double your deposit
  dm me on telegram | hacked algorithm here | garanti kazanç sistemi | bana biraz para | para gönder
  kafolatlangan yutuq | pul ber | ақша бер | кепілдік ұтыс | гарантований виграш
`);

/** Texts that would break a page or deceive readers: they are sent cleaned, shown as words, and stay in their place. */
export const breaking: readonly string[] = [
  'evil \u202Emoc.live\u202C text',
  '\u2066\u2067\u2068 isolates \u2069',
  '\u200F\u200E marks of direction',
  `z\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u0309algo`,
  `H${'\u0336'.repeat(80)}e${'\u0489'.repeat(40)}`,
  '🎰'.repeat(150),
  '👨‍👩‍👧‍👦'.repeat(60),
  '🇺🇦🇰🇿🇹🇷'.repeat(30),
  'W'.repeat(150),
  '﷽'.repeat(6),
  'a\u200Bb\u200Cc\u200Dd\uFEFFe\u2060f',
  'line\nbreak\r\nand\ttab\u2028and\u2029more',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '&lt;b&gt;&#x202E;',
  '**bold** _em_ `code` # head',
  'javascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4',
  '\u0000\u0007\u001B[31mred',
  '\u{E0041}\u{E0042} tags',
  'ا'.repeat(150),
];

/** Innocent words in which an insult or a link seems to stand, ordinary talk, numbers and names. */
export const innocent = lines(`
  тебе повезло, у меня x30 | я требую дебатов | хлебать суп, команда, мандарин
  оскорблять нельзя, употреблять тоже | страхуй ставку | колебания курса и подстрахуемся | рубль упал, не психуй
  глубокий, себе, небо, учебный | потребитель и хлеб | барсук и барсука видел | рассука нет такого | бляха-муха
  бляшка | мебель сбоку | ребёнок спит | требуха | педали велосипеда | грабли | корабль | рубля не хватило
  сабля | психую, но держусь | застрахуйте меня | художник и худой | хутор | погода хорошая | минута, монета
  мудрый совет | гондола в Венеции | команда победила | командир | херсон | манускрипт | мандат | дебют
  заболел | себестоимость | Ипатьевская, Лебедь, Тверь | привет всем | как вывести деньги?
  вывод пришёл за 5 минут | ставлю 100 рублей на красное | кто играет в мины? | я выиграл 100 рублей
  ну и слот сегодня | дай пять! | сьогодні щастить | гарний день, друзі | хто грає в кості? | учора виграв 500
  хліб і сіль | команда молодців | a classic assessment of the class | the analysis of cocktails in Scunthorpe
  Penistone and Lightwater | pass the grass, bass | assassin | associate | document title | shiitake | cockpit
  Dickens | Essex and Sussex | good luck everyone | what a win | my multiplier was 12.50x | balance 1,000.50
  12:45:07 | 3:2 | 2-1 for Kairat | 0.00000001 BTC | 100500 | +5 bonus | x2.5 x3 x30 | well...no
  e.g. this, i.e. that | 1.000,50 | gg wp | John.Doe | @player01 nice | menga omad keldi, rahmat | bugun yutdim
  salom hammaga | qachon yechib olinadi? | kotlet yedim | do‘stlar, omad | bugün şansım iyi, teşekkürler
  sıkı oyna | kaç lira yatırdın? | klasik müzik | amca geldi | bugün kazandım | akşam görüşürüz
  бүгін жолым болды | сәлем бәріне | қалай шығарамын? | қатты ойнадық | рахмет, достар | котлета
`);
