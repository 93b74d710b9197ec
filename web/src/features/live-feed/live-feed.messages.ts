import { defineMessages } from '../../core/i18n/messages.ts';

/** The live feed, in the source language. */
export const liveFeedRu = {
  title: 'Лента ставок',
  'tab.my': 'Мои ставки',
  'tab.all': 'Все ставки',
  'tab.big': 'Крупные выигрыши',
  'column.game': 'Игра',
  'column.player': 'Игрок',
  'column.stake': 'Ставка',
  'column.multiplier': 'Множитель',
  'column.payout': 'Выплата',
  'column.time': 'Время',
  'row.card': '{{nick}}: карточка игрока',
  'row.check': '{{game}}, {{nick}}: проверить раунд',
  'empty.my': 'Здесь появятся ваши ставки.',
  'empty.all': 'Ставок пока нет.',
  'empty.big': 'Крупных выигрышей пока нет.',
  'empty.play': 'К игре',
  'empty.reload': 'Обновить',
  'guest.text': 'Войдите, чтобы видеть здесь свои ставки.',
  'guest.signIn': 'Войти',
  'error.text': 'Лента не загрузилась. На ставки и баланс это не влияет.',
  'error.retry': 'Повторить',
} as const;

export const liveFeedMessages = defineMessages('live-feed', liveFeedRu, {
  en: () => import('./live-feed.messages.en.ts'),
  ua: () => import('./live-feed.messages.ua.ts'),
  kz: () => import('./live-feed.messages.kz.ts'),
  uz: () => import('./live-feed.messages.uz.ts'),
  tr: () => import('./live-feed.messages.tr.ts'),
});
