import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './promo.messages.ts';

export const ua = {
  title: 'Промокод',
  code: 'Промокод',
  inviter: 'Бонус за запрошення',
  activate: 'Активувати',
  'terms.day': 'Не більше трьох промокодів на день за Москвою, кожен один раз.',
  'terms.conditions':
    'Деякі потребують рівня VIP, депозитів або прив’язаного Telegram. Чого бракує, буде сказано під час введення.',
  'terms.inviter': 'Код того, хто вас запросив, дає {{amount}} (заблоковані), один раз.',
  'vk.about': 'Код для нашої групи у VK: {{amount}}.',
  'vk.link': 'Прив’яжіть акаунт VK',
  'vk.join': 'Приєднайтеся до групи',
  'vk.ready': 'Усе виконано: активуйте код.',
  'terms.vk': 'Код для групи у VK вимагає приєднатися до неї. Питаємо про це в самого VK.',
} as const satisfies Translation<typeof ru>;
