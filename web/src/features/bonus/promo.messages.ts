import { defineMessages } from '../../core/i18n/messages.ts';

/** Promo codes on the bonus page, in the source language. */
export const ru = {
  title: 'Промокод',
  code: 'Промокод',
  inviter: 'Бонус за приглашение',
  activate: 'Активировать',
  'terms.day': 'Не больше трёх промокодов в день по Москве, каждый один раз.',
  'terms.conditions':
    'Некоторые требуют уровня VIP, депозитов или привязанного Telegram. Чего не хватает, будет сказано при вводе.',
  'terms.inviter': 'Код того, кто вас пригласил, даёт {{amount}} (заблокированы), один раз.',
  'vk.about': 'Код для нашей группы ВКонтакте: {{amount}}.',
  'vk.link': 'Привяжите аккаунт ВКонтакте',
  'vk.join': 'Вступите в группу',
  'vk.ready': 'Всё выполнено: активируйте код.',
  'terms.vk': 'Код для группы ВКонтакте требует вступить в неё. Спрашиваем об этом у самого ВКонтакте.',
} as const;

export const promoMessages = defineMessages('bonus-promo', ru, {
  en: () => import('./promo.messages.en.ts'),
  ua: () => import('./promo.messages.ua.ts'),
  kz: () => import('./promo.messages.kz.ts'),
  uz: () => import('./promo.messages.uz.ts'),
  tr: () => import('./promo.messages.tr.ts'),
});
