import type { MessageGroup } from '../../../core/i18n/translate.ts';

/** Refusals of bonuses at Telegram, for the overview of bonuses too. */
export const telegramMessages = {
  ru: {
    telegramLink: 'Сначала привяжите Telegram.',
    telegramSubscribe: 'Сначала вступите в нашу группу в Telegram.',
    telegramUnknown: 'Telegram не знает привязанного аккаунта. Привяжите его заново.',
    telegramVip: 'Нужен уровень {{limit}}.',
    storyUsed: 'Бонус за историю вы уже получили.',
    STORY_NOT_SEEN: 'По ссылке из вашей истории ещё никто не перешёл.',
    TELEGRAM_UNAVAILABLE: 'Telegram сейчас не отвечает. Попробуйте чуть позже.',
  },
  en: {
    telegramLink: 'Link Telegram first.',
    telegramSubscribe: 'Join our Telegram group first.',
    telegramUnknown: 'Telegram does not know the linked account. Link it again.',
    telegramVip: 'You need level {{limit}}.',
    storyUsed: 'You have already had the story bonus.',
    STORY_NOT_SEEN: 'Nobody has followed the link in your story yet.',
    TELEGRAM_UNAVAILABLE: 'Telegram is not responding right now. Try again a little later.',
  },
  ua: {
    telegramLink: 'Спершу прив’яжіть Telegram.',
    telegramSubscribe: 'Спершу приєднайтеся до нашої групи в Telegram.',
    telegramUnknown: 'Telegram не знає прив’язаного акаунта. Прив’яжіть його знову.',
    telegramVip: 'Потрібен рівень {{limit}}.',
    storyUsed: 'Бонус за історію ви вже отримали.',
    STORY_NOT_SEEN: 'За посиланням із вашої історії ще ніхто не перейшов.',
    TELEGRAM_UNAVAILABLE: 'Telegram зараз не відповідає. Спробуйте трохи пізніше.',
  },
  kz: {
    telegramLink: 'Алдымен Telegram-ды байланыстырыңыз.',
    telegramSubscribe: 'Алдымен Telegram-дағы тобымызға қосылыңыз.',
    telegramUnknown: 'Telegram байланыстырылған аккаунтты таппады. Оны қайта байланыстырыңыз.',
    telegramVip: '{{limit}} деңгейі керек.',
    storyUsed: 'Сторис бонусын бұрын алғансыз.',
    STORY_NOT_SEEN: 'Сторисіңіздегі сілтемені әлі ешкім ашқан жоқ.',
    TELEGRAM_UNAVAILABLE: 'Telegram қазір жауап бермейді. Сәл кейінірек көріңіз.',
  },
  uz: {
    telegramLink: 'Avval Telegramni ulang.',
    telegramSubscribe: 'Avval Telegramdagi guruhimizga qo‘shiling.',
    telegramUnknown: 'Telegram ulangan akkauntni topmadi. Uni qaytadan ulang.',
    telegramVip: '{{limit}} darajasi kerak.',
    storyUsed: 'Hikoya uchun bonusni olib bo‘lgansiz.',
    STORY_NOT_SEEN: 'Hikoyangizdagi havola orqali hali hech kim o‘tmadi.',
    TELEGRAM_UNAVAILABLE: 'Telegram hozir javob bermayapti. Birozdan keyin urinib ko‘ring.',
  },
  tr: {
    telegramLink: 'Önce Telegram hesabınızı bağlayın.',
    telegramSubscribe: 'Önce Telegram grubumuza katılın.',
    telegramUnknown: 'Telegram bağlı hesabı bulamadı. Hesabı yeniden bağlayın.',
    telegramVip: '{{limit}} seviyesi gerekli.',
    storyUsed: 'Hikâye bonusunu zaten aldınız.',
    STORY_NOT_SEEN: 'Hikâyenizdeki bağlantıya henüz kimse tıklamadı.',
    TELEGRAM_UNAVAILABLE: 'Telegram şu anda yanıt vermiyor. Biraz sonra yeniden deneyin.',
  },
} satisfies MessageGroup;
