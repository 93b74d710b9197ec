import type { MessageGroup } from '../../core/i18n/translate.ts';

/** Refusals of what staff do with bonuses. */
export const officeBonusMessages = {
  ru: {
    404: 'Такого бонуса или предложения нет.',
    GONE: 'Кто-то уже решил это раньше.',
    OWN_BONUS: 'О собственном бонусе решает другой.',
    OWN_PROPOSAL: 'Собственное предложение утверждает другой.',
    PROPOSAL_WAITS: 'По этой акции уже ждёт предложение.',
    BONUS_OFF: 'Сейчас игра для этого игрока закрыта.',
  },
  en: {
    404: 'There is no such bonus or proposal.',
    GONE: 'Somebody has decided this already.',
    OWN_BONUS: 'Somebody else decides on your own bonus.',
    OWN_PROPOSAL: 'Somebody else approves your own proposal.',
    PROPOSAL_WAITS: 'A proposal for this campaign is already waiting.',
    BONUS_OFF: 'Play is closed to this player now.',
  },
  ua: {
    404: 'Такого бонусу або пропозиції немає.',
    GONE: 'Хтось уже вирішив це раніше.',
    OWN_BONUS: 'Про ваш власний бонус вирішує інший.',
    OWN_PROPOSAL: 'Вашу власну пропозицію затверджує інший.',
    PROPOSAL_WAITS: 'За цією акцією вже чекає пропозиція.',
    BONUS_OFF: 'Зараз гра для цього гравця закрита.',
  },
  kz: {
    404: 'Мұндай бонус немесе ұсыныс жоқ.',
    GONE: 'Мұны біреу бұрын шешіп қойған.',
    OWN_BONUS: 'Өз бонусыңызды басқа адам шешеді.',
    OWN_PROPOSAL: 'Өз ұсынысыңызды басқа адам бекітеді.',
    PROPOSAL_WAITS: 'Бұл акция бойынша ұсыныс күтіп тұр.',
    BONUS_OFF: 'Қазір бұл ойыншы үшін ойын жабық.',
  },
  uz: {
    404: 'Bunday bonus yoki taklif yo‘q.',
    GONE: 'Buni kimdir avvalroq hal qilgan.',
    OWN_BONUS: 'O‘z bonusingiz haqida boshqa kishi qaror qiladi.',
    OWN_PROPOSAL: 'O‘z taklifingizni boshqa kishi tasdiqlaydi.',
    PROPOSAL_WAITS: 'Bu aksiya bo‘yicha taklif kutmoqda.',
    BONUS_OFF: 'Hozir bu o‘yinchi uchun o‘yin yopiq.',
  },
  tr: {
    404: 'Böyle bir bonus ya da öneri yok.',
    GONE: 'Buna başka biri karar verdi.',
    OWN_BONUS: 'Kendi bonusunuza başka biri karar verir.',
    OWN_PROPOSAL: 'Kendi önerinizi başka biri onaylar.',
    PROPOSAL_WAITS: 'Bu kampanya için bekleyen bir öneri var.',
    BONUS_OFF: 'Oyun şu anda bu oyuncuya kapalı.',
  },
} satisfies MessageGroup;
