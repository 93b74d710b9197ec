import { minesErrorNumbers, type MinesNamedError } from 'games-engine/mines';
import type { MessageGroup } from '../../core/i18n/translate.ts';

type Named = Readonly<Record<MinesNamedError, string>>;

/** The same messages under their numbers. */
const numbered = (named: Named): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(minesErrorNumbers).map(([name, n]) => [n, named[name as MinesNamedError]]));

const ru: Named = {
  NOT_ENOUGTH_BALANCE: 'Недостаточно средств. Ставка не сделана.',
  NEED_START_GAME: 'Открытой игры нет: сделайте ставку, чтобы начать. Деньги не списаны.',
  SECTOR_NOT_FOUND: 'Такой ячейки нет: на поле ячейки от 0 до 23. Ход не засчитан, игра продолжается.',
  SECTOR_IS_OPENED: 'Эта ячейка уже открыта. Выберите другую; игра продолжается.',
  NEED_OPEN_SECTOR: 'Сначала откройте хотя бы одну ячейку. Ставка остаётся в игре.',
  MIN_BET: 'Минимальная ставка: {{limit}} {{currency}}. Ставка не сделана.',
  MAX_BET: 'Максимальная ставка: {{limit}} {{currency}}. Ставка не сделана.',
  INCORRECT_MINES_LENGTH: 'Столько мин поставить нельзя: выберите от 2 до 23. Ставка не сделана.',
  FINISHED_BEFORE_GAME: 'Сначала закончите предыдущую игру. Новая ставка не сделана.',
};

const en: Named = {
  NOT_ENOUGTH_BALANCE: 'Insufficient funds. Nothing was staked.',
  NEED_START_GAME: 'There is no open game: place a bet to start one. Nothing was charged.',
  SECTOR_NOT_FOUND: 'There is no such cell: cells are numbered 0 to 23. The move does not count, the game goes on.',
  SECTOR_IS_OPENED: 'This cell is open already. Choose another; the game goes on.',
  NEED_OPEN_SECTOR: 'Open at least one cell first. Your stake stays in the game.',
  MIN_BET: 'Minimum stake: {{limit}} {{currency}}. Nothing was staked.',
  MAX_BET: 'Maximum stake: {{limit}} {{currency}}. Nothing was staked.',
  INCORRECT_MINES_LENGTH: 'You cannot play with this many mines: choose 2 to 23. Nothing was staked.',
  FINISHED_BEFORE_GAME: 'Finish the previous game first. No new bet was placed.',
};

const ua: Named = {
  NOT_ENOUGTH_BALANCE: 'Недостатньо коштів. Ставку не зроблено.',
  NEED_START_GAME: 'Відкритої гри немає: зробіть ставку, щоб почати. Гроші не списано.',
  SECTOR_NOT_FOUND: 'Такої клітинки немає: на полі клітинки від 0 до 23. Хід не зараховано, гра триває.',
  SECTOR_IS_OPENED: 'Цю клітинку вже відкрито. Виберіть іншу; гра триває.',
  NEED_OPEN_SECTOR: 'Спочатку відкрийте хоча б одну клітинку. Ставка залишається в грі.',
  MIN_BET: 'Мінімальна ставка: {{limit}} {{currency}}. Ставку не зроблено.',
  MAX_BET: 'Максимальна ставка: {{limit}} {{currency}}. Ставку не зроблено.',
  INCORRECT_MINES_LENGTH: 'Стільки мін поставити не можна: виберіть від 2 до 23. Ставку не зроблено.',
  FINISHED_BEFORE_GAME: 'Спочатку завершіть попередню гру. Нову ставку не зроблено.',
};

const kz: Named = {
  NOT_ENOUGTH_BALANCE: 'Қаражат жеткіліксіз. Бәс тігілген жоқ.',
  NEED_START_GAME: 'Ашық ойын жоқ: бастау үшін бәс тігіңіз. Ақша шегерілген жоқ.',
  SECTOR_NOT_FOUND: 'Мұндай ұяшық жоқ: ұяшықтар 0-ден 23-ке дейін. Жүріс есептелмеді, ойын жалғасуда.',
  SECTOR_IS_OPENED: 'Бұл ұяшық ашылып қойған. Басқасын таңдаңыз; ойын жалғасуда.',
  NEED_OPEN_SECTOR: 'Алдымен кемінде бір ұяшық ашыңыз. Бәсіңіз ойында қалады.',
  MIN_BET: 'Ең аз бәс: {{limit}} {{currency}}. Бәс тігілген жоқ.',
  MAX_BET: 'Ең көп бәс: {{limit}} {{currency}}. Бәс тігілген жоқ.',
  INCORRECT_MINES_LENGTH: 'Мұнша мина қоюға болмайды: 2-ден 23-ке дейін таңдаңыз. Бәс тігілген жоқ.',
  FINISHED_BEFORE_GAME: 'Алдымен алдыңғы ойынды аяқтаңыз. Жаңа бәс тігілген жоқ.',
};

const uz: Named = {
  NOT_ENOUGTH_BALANCE: 'Mablag‘ yetarli emas. Tikish amalga oshmadi.',
  NEED_START_GAME: 'Ochiq o‘yin yo‘q: boshlash uchun tiking. Pul yechilmadi.',
  SECTOR_NOT_FOUND: 'Bunday katak yo‘q: kataklar 0 dan 23 gacha. Yurish hisoblanmadi, o‘yin davom etadi.',
  SECTOR_IS_OPENED: 'Bu katak allaqachon ochilgan. Boshqasini tanlang; o‘yin davom etadi.',
  NEED_OPEN_SECTOR: 'Avval kamida bitta katakni oching. Tikkan pulingiz o‘yinda qoladi.',
  MIN_BET: 'Eng kam tikish: {{limit}} {{currency}}. Tikish amalga oshmadi.',
  MAX_BET: 'Eng ko‘p tikish: {{limit}} {{currency}}. Tikish amalga oshmadi.',
  INCORRECT_MINES_LENGTH: 'Buncha mina qo‘yib bo‘lmaydi: 2 dan 23 gacha tanlang. Tikish amalga oshmadi.',
  FINISHED_BEFORE_GAME: 'Avval oldingi o‘yinni tugating. Yangi tikish amalga oshmadi.',
};

const tr: Named = {
  NOT_ENOUGTH_BALANCE: 'Bakiye yetersiz. Bahis yapılmadı.',
  NEED_START_GAME: 'Açık oyun yok: başlamak için bahis yapın. Para çekilmedi.',
  SECTOR_NOT_FOUND: 'Böyle bir hücre yok: hücreler 0 ile 23 arasıdır. Hamle sayılmadı, oyun sürüyor.',
  SECTOR_IS_OPENED: 'Bu hücre zaten açık. Başka bir hücre seçin; oyun sürüyor.',
  NEED_OPEN_SECTOR: 'Önce en az bir hücre açın. Bahsiniz oyunda kalıyor.',
  MIN_BET: 'En düşük bahis: {{limit}} {{currency}}. Bahis yapılmadı.',
  MAX_BET: 'En yüksek bahis: {{limit}} {{currency}}. Bahis yapılmadı.',
  INCORRECT_MINES_LENGTH: 'Bu kadar mayınla oynanamaz: 2 ile 23 arasında seçin. Bahis yapılmadı.',
  FINISHED_BEFORE_GAME: 'Önce önceki oyunu bitirin. Yeni bahis yapılmadı.',
};

/** Messages of mines by the codes of the catalogue, named and numeric. */
export const minesMessages: MessageGroup = {
  ru: {
    ...ru,
    ...numbered(ru),
    0: 'Войдите, чтобы сделать ставку.',
    500: 'Выбранная валюта для этой игры не подходит. Ставка не сделана.',
    TOO_FAST: 'Слишком быстро: предыдущий ход ещё записывается. Этот ход не засчитан.',
    WAIT_CANCEL_ROUND: 'Игра сейчас выключена. Ставка не сделана.',
    bet: 'Сумма ставки указана неверно. Ставка не сделана.',
    unknown:
      'Связь с базой данных прервалась. Загрузите игру снова: она покажет, засчитан ли ход; повтор запроса не спишет деньги дважды. Номер обращения: {{requestId}}.',
  },
  en: {
    ...en,
    ...numbered(en),
    0: 'Sign in to bet.',
    500: 'The chosen currency cannot be used in this game. Nothing was staked.',
    TOO_FAST: 'Too fast: your previous move is still being recorded. This one does not count.',
    WAIT_CANCEL_ROUND: 'The game is switched off for now. Nothing was staked.',
    bet: 'The stake is not a valid amount. Nothing was staked.',
    unknown:
      'The connection to the database broke. Load the game again: it shows whether the move counted; repeating the request cannot charge you twice. Reference: {{requestId}}.',
  },
  ua: {
    ...ua,
    ...numbered(ua),
    0: 'Увійдіть, щоб зробити ставку.',
    500: 'Вибрана валюта для цієї гри не підходить. Ставку не зроблено.',
    TOO_FAST: 'Зашвидко: попередній хід ще записується. Цей хід не зараховано.',
    WAIT_CANCEL_ROUND: 'Гру зараз вимкнено. Ставку не зроблено.',
    bet: 'Суму ставки вказано неправильно. Ставку не зроблено.',
    unknown:
      'Зв’язок із базою даних перервався. Завантажте гру знову: вона покаже, чи зараховано хід; повтор запиту не спише гроші двічі. Номер звернення: {{requestId}}.',
  },
  kz: {
    ...kz,
    ...numbered(kz),
    0: 'Бәс тігу үшін жүйеге кіріңіз.',
    500: 'Таңдалған валюта бұл ойынға жарамайды. Бәс тігілген жоқ.',
    TOO_FAST: 'Тым жылдам: алдыңғы жүріс әлі жазылуда. Бұл жүріс есептелмеді.',
    WAIT_CANCEL_ROUND: 'Ойын қазір өшірулі. Бәс тігілген жоқ.',
    bet: 'Бәс сомасы дұрыс көрсетілмеген. Бәс тігілген жоқ.',
    unknown:
      'Дерекқормен байланыс үзілді. Ойынды қайта жүктеңіз: жүрістің есептелгенін көрсетеді; сұрауды қайталау ақшаны екі рет шегермейді. Өтініш нөмірі: {{requestId}}.',
  },
  uz: {
    ...uz,
    ...numbered(uz),
    0: 'Tikish uchun tizimga kiring.',
    500: 'Tanlangan valyuta bu o‘yinga mos emas. Tikish amalga oshmadi.',
    TOO_FAST: 'Juda tez: oldingi yurish hali yozilmoqda. Bu yurish hisoblanmadi.',
    WAIT_CANCEL_ROUND: 'O‘yin hozir o‘chirilgan. Tikish amalga oshmadi.',
    bet: 'Tikish summasi noto‘g‘ri ko‘rsatilgan. Tikish amalga oshmadi.',
    unknown:
      'Ma’lumotlar bazasi bilan aloqa uzildi. O‘yinni qayta yuklang: yurish hisoblanganini ko‘rsatadi; so‘rovni takrorlash pulni ikki marta yechmaydi. Murojaat raqami: {{requestId}}.',
  },
  tr: {
    ...tr,
    ...numbered(tr),
    0: 'Bahis yapmak için giriş yapın.',
    500: 'Seçilen para birimi bu oyunda kullanılamaz. Bahis yapılmadı.',
    TOO_FAST: 'Çok hızlı: önceki hamleniz hâlâ kaydediliyor. Bu hamle sayılmadı.',
    WAIT_CANCEL_ROUND: 'Oyun şu anda kapalı. Bahis yapılmadı.',
    bet: 'Bahis tutarı geçerli değil. Bahis yapılmadı.',
    unknown:
      'Veritabanı bağlantısı koptu. Oyunu yeniden yükleyin: hamlenin sayılıp sayılmadığını gösterir; isteği tekrarlamak paranızı iki kez çekmez. Başvuru numarası: {{requestId}}.',
  },
};
