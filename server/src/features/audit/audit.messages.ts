import type { MessageGroup } from '../../core/i18n/translate.ts';

/** Messages of auditing, by code. */
export const auditMessages = {
  ru: {
    RANGE_TOO_WIDE: 'Ответ занял бы слишком много времени. Выберите период короче.',
    NO_HEAD: 'Журнал ещё ничего не подписал. Повторите через минуту.',
  },
  en: {
    RANGE_TOO_WIDE: 'The answer would take too long. Choose a shorter period.',
    NO_HEAD: 'The log has signed nothing yet. Try again in a minute.',
  },
  ua: {
    RANGE_TOO_WIDE: 'Відповідь зайняла б забагато часу. Оберіть коротший період.',
    NO_HEAD: 'Журнал ще нічого не підписав. Повторіть за хвилину.',
  },
  kz: {
    RANGE_TOO_WIDE: 'Жауап тым ұзаққа созылар еді. Қысқарақ кезеңді таңдаңыз.',
    NO_HEAD: 'Журнал әлі ештеңеге қол қойған жоқ. Бір минуттан кейін қайталаңыз.',
  },
  uz: {
    RANGE_TOO_WIDE: 'Javob juda uzoq vaqt olardi. Qisqaroq davrni tanlang.',
    NO_HEAD: 'Jurnal hali hech narsani imzolamagan. Bir daqiqadan keyin qayta urinib ko‘ring.',
  },
  tr: {
    RANGE_TOO_WIDE: 'Yanıt çok uzun sürerdi. Daha kısa bir dönem seçin.',
    NO_HEAD: 'Günlük henüz hiçbir şey imzalamadı. Bir dakika sonra yeniden deneyin.',
  },
} satisfies MessageGroup;
