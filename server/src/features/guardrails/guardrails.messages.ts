import type { MessageGroup } from '../../core/i18n/translate.ts';

/** Messages of the guardrails, by code. */
export const guardrailMessages = {
  ru: {
    400: 'Проверьте поле {{field}}. Причина — от 3 до 500 символов; ничего не сохранено.',
    404: 'Такого предложения нет.',
    OWN_PROPOSAL: 'Своё предложение одобрить нельзя: это делает другой администратор.',
    DECIDED: 'По этому предложению уже решили. Обновите страницу.',
    PROPOSAL_WAITS: 'У этой игры уже есть предложение. Сначала решите по нему.',
    NOT_BOUNDS: 'Наименьшее больше наибольшего, или времена не этой игры. Ничего не сохранено.',
  },
  en: {
    400: 'Check the field {{field}}. A reason has 3 to 500 characters; nothing was saved.',
    404: 'There is no such proposal.',
    OWN_PROPOSAL: 'You cannot approve your own proposal: another admin does that.',
    DECIDED: 'This proposal has already been decided. Refresh the page.',
    PROPOSAL_WAITS: 'This game already has a proposal. Decide on it first.',
    NOT_BOUNDS: 'A minimum is above its maximum, or the times are not this game’s. Nothing was saved.',
  },
  ua: {
    400: 'Перевірте поле {{field}}. Причина — від 3 до 500 символів; нічого не збережено.',
    404: 'Такої пропозиції немає.',
    OWN_PROPOSAL: 'Власну пропозицію схвалити не можна: це робить інший адміністратор.',
    DECIDED: 'Щодо цієї пропозиції вже вирішили. Оновіть сторінку.',
    PROPOSAL_WAITS: 'У цієї гри вже є пропозиція. Спершу вирішіть щодо неї.',
    NOT_BOUNDS: 'Найменше більше за найбільше, або часи не цієї гри. Нічого не збережено.',
  },
  kz: {
    400: '{{field}} өрісін тексеріңіз. Себеп 3-тен 500 таңбаға дейін болуы керек; ештеңе сақталған жоқ.',
    404: 'Мұндай ұсыныс жоқ.',
    OWN_PROPOSAL: 'Өз ұсынысыңызды мақұлдай алмайсыз: оны басқа әкімші жасайды.',
    DECIDED: 'Бұл ұсыныс бойынша шешім қабылданған. Бетті жаңартыңыз.',
    PROPOSAL_WAITS: 'Бұл ойынның ұсынысы бар. Алдымен сол бойынша шешім қабылдаңыз.',
    NOT_BOUNDS: 'Ең азы ең көбінен үлкен немесе уақыттар бұл ойындікі емес. Ештеңе сақталған жоқ.',
  },
  uz: {
    400: '{{field}} maydonini tekshiring. Sabab 3 tadan 500 tagacha belgi bo‘lsin; hech narsa saqlanmadi.',
    404: 'Bunday taklif yo‘q.',
    OWN_PROPOSAL: 'O‘z taklifingizni ma’qullay olmaysiz: buni boshqa administrator qiladi.',
    DECIDED: 'Bu taklif bo‘yicha qaror qabul qilingan. Sahifani yangilang.',
    PROPOSAL_WAITS: 'Bu o‘yinda taklif bor. Avval u bo‘yicha qaror qiling.',
    NOT_BOUNDS: 'Eng kami eng ko‘pidan katta yoki vaqtlar bu o‘yinniki emas. Hech narsa saqlanmadi.',
  },
  tr: {
    400: '{{field}} alanını kontrol edin. Gerekçe 3 ile 500 karakter arasında olmalı; hiçbir şey kaydedilmedi.',
    404: 'Böyle bir öneri yok.',
    OWN_PROPOSAL: 'Kendi önerinizi onaylayamazsınız: bunu başka bir yönetici yapar.',
    DECIDED: 'Bu öneri hakkında karar verilmiş. Sayfayı yenileyin.',
    PROPOSAL_WAITS: 'Bu oyunun zaten bir önerisi var. Önce ona karar verin.',
    NOT_BOUNDS: 'En düşük değer en yüksekten büyük ya da süreler bu oyunun değil. Hiçbir şey kaydedilmedi.',
  },
} as const satisfies MessageGroup;
