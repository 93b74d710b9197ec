import { defineMessages } from '../../core/i18n/messages.ts';

/** Bonuses at Telegram, in the source language. */
export const ru = {
  'group.name': 'Группа в Telegram',
  'group.about': 'За вступление в нашу группу: {{amount}}.',
  'group.join': 'Вступите в группу',
  'group.open': 'Открыть группу',
  'group.early': 'Сначала выполните оба шага выше.',
  'story.name': 'История в Telegram',
  'story.about': 'За историю с вашей ссылкой: {{amount}}.',
  'story.details': 'Подробнее',
  'story.wait': 'Можно получить через {{time}}',
  'story.link': 'Нужен привязанный Telegram: по нему мы узнаём вашу историю.',
  'story.url': 'Ваша ссылка для истории',
  'story.publish': 'Опубликовать историю',
  'story.caption': 'Glasshouse: каждый раунд можно проверить. 18+',
  'story.copied': 'Этот Telegram не открывает истории отсюда. Ссылка скопирована: вставьте её в историю сами.',
  'story.byHand': 'Скопируйте ссылку ниже и вставьте её в историю сами.',
  'story.step.publish': 'Опубликуйте в Telegram историю со своей ссылкой.',
  'story.step.follow': 'Пусть кто-нибудь откроет ссылку в Telegram. Вы сами не считаетесь.',
  'story.step.wait': 'Через сутки после этого бонус можно получить.',
  'story.terms.visitor': 'Каждый посетитель подтверждает только одну историю.',
  link: 'Привяжите Telegram',
  toSettings: 'К настройкам',
  check: 'Проверить ещё раз',
  done: 'Сделано',
  received: 'Получено',
  'terms.once': 'Один раз для каждого игрока и каждого аккаунта Telegram.',
  'terms.level': 'С уровня {{level}}.',
  'terms.real': 'Зачисляется на реальный баланс, отыгрывать не нужно.',
  'terms.wager': 'Зачисляется на бонусный баланс: с него нужно сделать ставок на {{wager}}, дней на это: {{days}}.',
} as const;

export const telegramMessages = defineMessages('bonus-telegram', ru, {
  en: () => import('./telegram.messages.en.ts'),
  ua: () => import('./telegram.messages.ua.ts'),
  kz: () => import('./telegram.messages.kz.ts'),
  uz: () => import('./telegram.messages.uz.ts'),
  tr: () => import('./telegram.messages.tr.ts'),
});
