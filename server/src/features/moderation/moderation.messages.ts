import type { MessageGroup } from '../../core/i18n/translate.ts';

/** Messages of moderation, by code. */
export const moderationMessages = {
  ru: {
    400: 'Проверьте поле: причина — от 3 до 500 символов.',
    404: 'Такого аккаунта или документа нет.',
    PROTECTED_ACCOUNT: 'С этим аккаунтом вы ничего сделать не можете: он ваш, администратора или другого модератора.',
    UNCHANGED: 'Ничего не изменилось: это уже сделали. Обновите страницу.',
  },
  en: {
    400: 'Check the field: a reason needs 3 to 500 characters.',
    404: 'There is no such account or document.',
    PROTECTED_ACCOUNT: 'You cannot act on this account: it is your own, an administrator’s or another moderator’s.',
    UNCHANGED: 'Nothing has changed: it has already been done. Refresh the page.',
  },
  ua: {
    400: 'Перевірте поле: причина — від 3 до 500 символів.',
    404: 'Такого акаунта або документа немає.',
    PROTECTED_ACCOUNT: 'З цим акаунтом ви нічого не можете робити: він ваш, адміністратора або іншого модератора.',
    UNCHANGED: 'Нічого не змінилося: це вже зробили. Оновіть сторінку.',
  },
  kz: {
    400: 'Өрісті тексеріңіз: себеп 3-тен 500 таңбаға дейін болуы керек.',
    404: 'Мұндай аккаунт немесе құжат жоқ.',
    PROTECTED_ACCOUNT: 'Бұл аккаунтқа ештеңе істей алмайсыз: ол сіздікі, әкімшінікі немесе басқа модератордікі.',
    UNCHANGED: 'Ештеңе өзгерген жоқ: бұл жасалып қойған. Бетті жаңартыңыз.',
  },
  uz: {
    400: 'Maydonni tekshiring: sabab 3 tadan 500 tagacha belgi bo‘lsin.',
    404: 'Bunday akkaunt yoki hujjat yo‘q.',
    PROTECTED_ACCOUNT:
      'Bu akkaunt bilan hech narsa qila olmaysiz: u sizniki, administratorniki yoki boshqa moderatorniki.',
    UNCHANGED: 'Hech narsa o‘zgarmadi: bu allaqachon qilingan. Sahifani yangilang.',
  },
  tr: {
    400: 'Alanı kontrol edin: gerekçe 3 ile 500 karakter arasında olmalı.',
    404: 'Böyle bir hesap ya da belge yok.',
    PROTECTED_ACCOUNT: 'Bu hesapta işlem yapamazsınız: kendi hesabınız, bir yöneticinin ya da başka bir moderatörün.',
    UNCHANGED: 'Hiçbir şey değişmedi: bu zaten yapılmış. Sayfayı yenileyin.',
  },
} satisfies MessageGroup;
