import { wheelErrorNumbers, type WheelNamedError } from 'games-engine/wheel';
import type { MessageGroup } from '../../core/i18n/translate.ts';

type Named = Readonly<Record<WheelNamedError, string>>;

/** The same messages under their numbers. */
const numbered = (named: Named): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(wheelErrorNumbers).map(([name, n]) => [n, named[name as WheelNamedError]]));

const ru: Named = {
  SECTOR_NOT_FOUND: 'Такого сектора нет: выберите x2, x3, x5 или x30. Ставка не сделана.',
  MIN_BET: 'Минимальная ставка: {{limit}} {{currency}}. Ставка не сделана.',
  MAX_BET: 'Максимальная ставка: {{limit}} {{currency}}. Ставка не сделана.',
  WAIT_CANCEL_ROUND: 'Сейчас ставки не принимаются. Дождитесь следующего раунда. Ставка не сделана.',
  NOT_ENOUGTH_BALANCE: 'Недостаточно средств. Ставка не сделана.',
  CURRENCY_ERROR:
    'В этой валюте поставить нельзя: в одном раунде все ставки делаются в одной валюте, а USDIC не принимается. Ставка не сделана.',
};

const en: Named = {
  SECTOR_NOT_FOUND: 'There is no such sector: choose x2, x3, x5 or x30. Nothing was staked.',
  MIN_BET: 'Minimum stake: {{limit}} {{currency}}. Nothing was staked.',
  MAX_BET: 'Maximum stake: {{limit}} {{currency}}. Nothing was staked.',
  WAIT_CANCEL_ROUND: 'No bets are taken at the moment. Wait for the next round. Nothing was staked.',
  NOT_ENOUGTH_BALANCE: 'Insufficient funds. Nothing was staked.',
  CURRENCY_ERROR:
    'You cannot bet in this currency: all your bets in a round are in one currency, and USDIC is not accepted. Nothing was staked.',
};

const ua: Named = {
  SECTOR_NOT_FOUND: 'Такого сектора немає: виберіть x2, x3, x5 або x30. Ставку не зроблено.',
  MIN_BET: 'Мінімальна ставка: {{limit}} {{currency}}. Ставку не зроблено.',
  MAX_BET: 'Максимальна ставка: {{limit}} {{currency}}. Ставку не зроблено.',
  WAIT_CANCEL_ROUND: 'Зараз ставки не приймаються. Дочекайтеся наступного раунду. Ставку не зроблено.',
  NOT_ENOUGTH_BALANCE: 'Недостатньо коштів. Ставку не зроблено.',
  CURRENCY_ERROR:
    'У цій валюті поставити не можна: в одному раунді всі ставки робляться в одній валюті, а USDIC не приймається. Ставку не зроблено.',
};

const kz: Named = {
  SECTOR_NOT_FOUND: 'Мұндай сектор жоқ: x2, x3, x5 немесе x30 таңдаңыз. Бәс тігілген жоқ.',
  MIN_BET: 'Ең аз бәс: {{limit}} {{currency}}. Бәс тігілген жоқ.',
  MAX_BET: 'Ең көп бәс: {{limit}} {{currency}}. Бәс тігілген жоқ.',
  WAIT_CANCEL_ROUND: 'Қазір бәс қабылданбайды. Келесі раундты күтіңіз. Бәс тігілген жоқ.',
  NOT_ENOUGTH_BALANCE: 'Қаражат жеткіліксіз. Бәс тігілген жоқ.',
  CURRENCY_ERROR:
    'Бұл валютамен бәс тігуге болмайды: бір раундтағы барлық бәс бір валютамен тігіледі, ал USDIC қабылданбайды. Бәс тігілген жоқ.',
};

const uz: Named = {
  SECTOR_NOT_FOUND: 'Bunday sektor yo‘q: x2, x3, x5 yoki x30 ni tanlang. Tikish amalga oshmadi.',
  MIN_BET: 'Eng kam tikish: {{limit}} {{currency}}. Tikish amalga oshmadi.',
  MAX_BET: 'Eng ko‘p tikish: {{limit}} {{currency}}. Tikish amalga oshmadi.',
  WAIT_CANCEL_ROUND: 'Hozir tikish qabul qilinmaydi. Keyingi raundni kuting. Tikish amalga oshmadi.',
  NOT_ENOUGTH_BALANCE: 'Mablag‘ yetarli emas. Tikish amalga oshmadi.',
  CURRENCY_ERROR:
    'Bu valyutada tikib bo‘lmaydi: bir raunddagi barcha tikishlar bitta valyutada bo‘ladi, USDIC esa qabul qilinmaydi. Tikish amalga oshmadi.',
};

const tr: Named = {
  SECTOR_NOT_FOUND: 'Böyle bir sektör yok: x2, x3, x5 ya da x30 seçin. Bahis yapılmadı.',
  MIN_BET: 'En düşük bahis: {{limit}} {{currency}}. Bahis yapılmadı.',
  MAX_BET: 'En yüksek bahis: {{limit}} {{currency}}. Bahis yapılmadı.',
  WAIT_CANCEL_ROUND: 'Şu anda bahis alınmıyor. Sonraki turu bekleyin. Bahis yapılmadı.',
  NOT_ENOUGTH_BALANCE: 'Bakiye yetersiz. Bahis yapılmadı.',
  CURRENCY_ERROR:
    'Bu para birimiyle bahis yapılamaz: bir turdaki tüm bahisler tek para biriminde olur ve USDIC kabul edilmez. Bahis yapılmadı.',
};

/** Messages of the wheel by the codes of the catalogue, named and numeric. */
export const wheelMessages: MessageGroup = {
  ru: {
    ...ru,
    ...numbered(ru),
    0: 'Войдите, чтобы сделать ставку.',
    500: 'Выбранная валюта для этой игры не подходит. Выберите другую. Ставка не сделана.',
    bet: 'Сумма ставки указана неверно. Ставка не сделана.',
    unknown:
      'Связь с базой данных прервалась. Принята ли ставка, видно в раунде; повтор запроса не спишет деньги дважды. Номер обращения: {{requestId}}.',
  },
  en: {
    ...en,
    ...numbered(en),
    0: 'Sign in to bet.',
    500: 'The chosen currency cannot be used in this game. Choose another. Nothing was staked.',
    bet: 'The stake is not a valid amount. Nothing was staked.',
    unknown:
      'The connection to the database broke. The round shows whether the bet was placed; repeating the request cannot charge you twice. Reference: {{requestId}}.',
  },
  ua: {
    ...ua,
    ...numbered(ua),
    0: 'Увійдіть, щоб зробити ставку.',
    500: 'Вибрана валюта для цієї гри не підходить. Виберіть іншу. Ставку не зроблено.',
    bet: 'Суму ставки вказано неправильно. Ставку не зроблено.',
    unknown:
      'Зв’язок із базою даних перервався. Чи прийнято ставку, видно в раунді; повтор запиту не спише гроші двічі. Номер звернення: {{requestId}}.',
  },
  kz: {
    ...kz,
    ...numbered(kz),
    0: 'Бәс тігу үшін жүйеге кіріңіз.',
    500: 'Таңдалған валюта бұл ойынға жарамайды. Басқасын таңдаңыз. Бәс тігілген жоқ.',
    bet: 'Бәс сомасы дұрыс көрсетілмеген. Бәс тігілген жоқ.',
    unknown:
      'Дерекқормен байланыс үзілді. Бәстің қабылданғаны раундта көрінеді; сұрауды қайталау ақшаны екі рет шегермейді. Өтініш нөмірі: {{requestId}}.',
  },
  uz: {
    ...uz,
    ...numbered(uz),
    0: 'Tikish uchun tizimga kiring.',
    500: 'Tanlangan valyuta bu o‘yinga mos emas. Boshqasini tanlang. Tikish amalga oshmadi.',
    bet: 'Tikish summasi noto‘g‘ri ko‘rsatilgan. Tikish amalga oshmadi.',
    unknown:
      'Ma’lumotlar bazasi bilan aloqa uzildi. Tikish qabul qilingani raundda ko‘rinadi; so‘rovni takrorlash pulni ikki marta yechmaydi. Murojaat raqami: {{requestId}}.',
  },
  tr: {
    ...tr,
    ...numbered(tr),
    0: 'Bahis yapmak için giriş yapın.',
    500: 'Seçilen para birimi bu oyunda kullanılamaz. Başka birini seçin. Bahis yapılmadı.',
    bet: 'Bahis tutarı geçerli değil. Bahis yapılmadı.',
    unknown:
      'Veritabanı bağlantısı koptu. Bahsin alınıp alınmadığı turda görünür; isteği tekrarlamak paranızı iki kez çekmez. Başvuru numarası: {{requestId}}.',
  },
};
