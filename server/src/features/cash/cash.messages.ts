import type { MessageGroup } from '../../core/i18n/translate.ts';

/** Messages of currencies, by the codes of the catalogue (menu.error). */
export const cashMessages = {
  ru: { 3: 'Валюта не найдена.', 4: 'Эту валюту сейчас выбрать нельзя.' },
  en: { 3: 'The currency was not found.', 4: 'This currency cannot be chosen now.' },
  ua: { 3: 'Валюту не знайдено.', 4: 'Цю валюту зараз вибрати не можна.' },
  kz: { 3: 'Валюта табылмады.', 4: 'Бұл валютаны қазір таңдауға болмайды.' },
  uz: { 3: 'Valyuta topilmadi.', 4: 'Bu valyutani hozir tanlab bo‘lmaydi.' },
  tr: { 3: 'Para birimi bulunamadı.', 4: 'Bu para birimi şu anda seçilemiyor.' },
} satisfies MessageGroup;
