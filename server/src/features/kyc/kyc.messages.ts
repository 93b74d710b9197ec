import type { MessageGroup } from '../../core/i18n/translate.ts';

/** Messages about documents, by code. */
export const kycMessages = {
  ru: {
    400: 'Выберите, какой это документ.',
    403: 'Запрос пришёл с другого сайта и не принят.',
    404: 'Такого документа нет.',
    429: 'Слишком много файлов подряд. Подождите немного и повторите.',
    KYC_TOO_LARGE: 'Файл слишком большой: до 10 МБ, снимок до 64 мегапикселей.',
    KYC_WRONG_TYPE:
      'Подходят только фото и сканы в JPEG, PNG или WebP. PDF мы не принимаем: снимите документ или сделайте снимок экрана.',
    KYC_DAMAGED: 'Файл не читается или снимок слишком мелкий. Сделайте новый и пришлите ещё раз.',
    KYC_TOO_MANY: 'На проверке уже достаточно документов. Дождитесь ответа и пришлите остальные.',
    KYC_DUPLICATE: 'Этот файл вы уже прислали.',
  },
  en: {
    400: 'Choose what kind of document it is.',
    403: 'The request came from another site and was refused.',
    404: 'There is no such document.',
    429: 'Too many files in a row. Wait a moment and try again.',
    KYC_TOO_LARGE: 'The file is too large: up to 10 MB, a photo up to 64 megapixels.',
    KYC_WRONG_TYPE:
      'Only photos and scans as JPEG, PNG or WebP are accepted. PDF is not: photograph the document or take a screenshot.',
    KYC_DAMAGED: 'The file cannot be read or the photo is too small. Take a new one and send it again.',
    KYC_TOO_MANY: 'Enough documents are waiting for review. Wait for an answer, then send the rest.',
    KYC_DUPLICATE: 'You have already sent this file.',
  },
  ua: {
    400: 'Виберіть, який це документ.',
    403: 'Запит надійшов з іншого сайту й не прийнятий.',
    404: 'Такого документа немає.',
    429: 'Забагато файлів поспіль. Зачекайте трохи й повторіть.',
    KYC_TOO_LARGE: 'Файл завеликий: до 10 МБ, знімок до 64 мегапікселів.',
    KYC_WRONG_TYPE:
      'Підходять лише фото й скани в JPEG, PNG або WebP. PDF ми не приймаємо: сфотографуйте документ або зробіть знімок екрана.',
    KYC_DAMAGED: 'Файл не читається або знімок замалий. Зробіть новий і надішліть ще раз.',
    KYC_TOO_MANY: 'На перевірці вже досить документів. Дочекайтеся відповіді й надішліть решту.',
    KYC_DUPLICATE: 'Цей файл ви вже надіслали.',
  },
  kz: {
    400: 'Құжаттың түрін таңдаңыз.',
    403: 'Сұрау басқа сайттан келді, ол қабылданбады.',
    404: 'Мұндай құжат жоқ.',
    429: 'Файлдар тым жиі жіберілді. Сәл күтіп, қайталаңыз.',
    KYC_TOO_LARGE: 'Файл тым үлкен: 10 МБ-қа дейін, сурет 64 мегапиксельге дейін болуы керек.',
    KYC_WRONG_TYPE:
      'Тек JPEG, PNG немесе WebP түріндегі фото мен скан жарайды. PDF қабылданбайды: құжатты суретке түсіріңіз немесе экран суретін жасаңыз.',
    KYC_DAMAGED: 'Файл оқылмайды немесе сурет тым кішкентай. Жаңасын түсіріп, қайта жіберіңіз.',
    KYC_TOO_MANY: 'Тексерісте құжат жеткілікті. Жауабын күтіп, қалғанын содан кейін жіберіңіз.',
    KYC_DUPLICATE: 'Бұл файлды сіз жіберіп қойғансыз.',
  },
  uz: {
    400: 'Hujjat turini tanlang.',
    403: 'So‘rov boshqa saytdan keldi va qabul qilinmadi.',
    404: 'Bunday hujjat yo‘q.',
    429: 'Fayllar ketma-ket juda ko‘p yuborildi. Biroz kutib, qayta urining.',
    KYC_TOO_LARGE: 'Fayl juda katta: 10 MB gacha, surat 64 megapikselgacha bo‘lsin.',
    KYC_WRONG_TYPE:
      'Faqat JPEG, PNG yoki WebP ko‘rinishidagi foto va skanlar qabul qilinadi. PDF qabul qilinmaydi: hujjatni suratga oling yoki ekran suratini oling.',
    KYC_DAMAGED: 'Faylni o‘qib bo‘lmadi yoki surat juda kichik. Yangisini olib, qayta yuboring.',
    KYC_TOO_MANY: 'Tekshiruvda hujjatlar yetarli. Javobni kutib, qolganini keyin yuboring.',
    KYC_DUPLICATE: 'Bu faylni allaqachon yuborgansiz.',
  },
  tr: {
    400: 'Belgenin türünü seçin.',
    403: 'İstek başka bir siteden geldi ve kabul edilmedi.',
    404: 'Böyle bir belge yok.',
    429: 'Art arda çok fazla dosya gönderildi. Biraz bekleyip yeniden deneyin.',
    KYC_TOO_LARGE: 'Dosya çok büyük: en fazla 10 MB, fotoğraf en fazla 64 megapiksel olabilir.',
    KYC_WRONG_TYPE:
      'Yalnızca JPEG, PNG veya WebP biçiminde fotoğraf ve taramalar kabul edilir. PDF kabul edilmez: belgenin fotoğrafını çekin ya da ekran görüntüsünü alın.',
    KYC_DAMAGED: 'Dosya okunamıyor ya da fotoğraf çok küçük. Yenisini çekip tekrar gönderin.',
    KYC_TOO_MANY: 'İncelemede yeterince belge var. Yanıtı bekleyin, kalanını sonra gönderin.',
    KYC_DUPLICATE: 'Bu dosyayı zaten gönderdiniz.',
  },
} satisfies MessageGroup;
