import type { MessageGroup } from '../../core/i18n/translate.ts';

/** Messages of auditing, by code. */
export const auditMessages = {
  ru: { RANGE_TOO_WIDE: 'Ответ занял бы слишком много времени. Выберите период короче.' },
  en: { RANGE_TOO_WIDE: 'The answer would take too long. Choose a shorter period.' },
  ua: { RANGE_TOO_WIDE: 'Відповідь зайняла б забагато часу. Оберіть коротший період.' },
  kz: { RANGE_TOO_WIDE: 'Жауап тым ұзаққа созылар еді. Қысқарақ кезеңді таңдаңыз.' },
  uz: { RANGE_TOO_WIDE: 'Javob juda uzoq vaqt olardi. Qisqaroq davrni tanlang.' },
  tr: { RANGE_TOO_WIDE: 'Yanıt çok uzun sürerdi. Daha kısa bir dönem seçin.' },
} satisfies MessageGroup;
