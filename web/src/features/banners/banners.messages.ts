import { defineMessages } from '../../core/i18n/messages.ts';

/** The home page’s banners, in the source language. */
export const bannersRu = {
  label: 'Предложения и игры',
  carousel: 'карусель',
  slide: 'слайд',
  'slide.of': '{{number}} из {{count}}',
  pause: 'Остановить смену баннеров',
  play: 'Включить смену баннеров',
  choose: 'Баннер {{number}}',
  previous: 'Предыдущий баннер',
  next: 'Следующий баннер',
  'action.play': 'К игре',
  'action.open': 'Подробнее',
  'action.deposit': 'К пополнению',
  'title.airdrop': 'Эйрдроп',
  'text.airdrop': 'Раздачи в чате: их устраивают игроки с VIP3 и выше.',
  'title.cashback': 'Кэшбэк',
  'text.cashback': 'Считается за неделю, забрать его можно в воскресенье.',
  'title.vipClub': 'VIP-клуб',
  'text.vipClub': '15 уровней, от NVIP1 до SVIP. Что даёт каждый, видно заранее.',
  'title.robbery': 'Ограбление',
  'text.robbery': 'Одно бесплатное вращение раз в 24 часа.',
  'title.tournament': 'Турнир дня',
  'text.tournament': 'Общий призовой фонд и открытая таблица мест. Участие с VIP2.',
  'title.get_bonus': 'Пополнение криптовалютой',
  'text.get_bonus': 'К сумме прибавляется 5 %. Условия видны до перевода.',
  'title.welcome': 'Бонусы к первым пополнениям',
  'text.welcome': '100 %, 150 % и 250 % к первым трём. Отыгрыш и пределы видны до оплаты.',
} as const;

export const bannersMessages = defineMessages('banners', bannersRu, {
  en: () => import('./banners.messages.en.ts'),
  ua: () => import('./banners.messages.ua.ts'),
  kz: () => import('./banners.messages.kz.ts'),
  uz: () => import('./banners.messages.uz.ts'),
  tr: () => import('./banners.messages.tr.ts'),
});
