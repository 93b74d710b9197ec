import type { MessageGroup } from '../../core/i18n/translate.ts';

/** Messages about rounds, by code. */
export const fairnessMessages = {
  ru: { 404: 'Такого раунда нет. Проверьте ссылку: возможно, она скопирована не целиком.' },
  en: { 404: 'There is no such round. Check the link: part of it may be missing.' },
  ua: { 404: 'Такого раунду немає. Перевірте посилання: можливо, його скопійовано не повністю.' },
  kz: { 404: 'Мұндай раунд жоқ. Сілтемені тексеріңіз: ол толық көшірілмеген болуы мүмкін.' },
  uz: { 404: 'Bunday raund yo‘q. Havolani tekshiring: u to‘liq nusxalanmagan bo‘lishi mumkin.' },
  tr: { 404: 'Böyle bir tur yok. Bağlantıyı kontrol edin: bir kısmı eksik kopyalanmış olabilir.' },
} satisfies MessageGroup;
