import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './promo.messages.ts';

export const kz = {
  title: 'Промокод',
  code: 'Промокод',
  inviter: 'Шақыру бонусы',
  activate: 'Іске қосу',
  'terms.day': 'Мәскеу уақытымен күніне үш промокодтан аспайды, әрқайсысы бір рет.',
  'terms.conditions':
    'Кейбіріне VIP деңгейі, депозит немесе байланыстырылған Telegram керек. Не жетпейтіні код енгізілгенде айтылады.',
  'terms.inviter': 'Сізді шақырған ойыншының коды бір рет {{amount}} береді (құлыпталған).',
  'vk.about': 'VK-дегі тобымызға арналған код: {{amount}}.',
  'vk.link': 'VK аккаунтын байланыстырыңыз',
  'vk.join': 'Топқа қосылыңыз',
  'vk.ready': 'Бәрі орындалды: кодты іске қосыңыз.',
  'terms.vk': 'VK тобына арналған код оған қосылуды талап етеді. Мұны VK-нің өзінен сұраймыз.',
} as const satisfies Translation<typeof ru>;
