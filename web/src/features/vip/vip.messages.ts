import { defineMessages } from '../../core/i18n/messages.ts';

/** The VIP club, in the source language. */
export const ru = {
  about: 'Уровень растёт со ставками на реальные деньги и никогда не снижается.',
  guest: 'Войдите, чтобы увидеть свой уровень.',
  signIn: 'Войти',
  again: 'Повторить',
  'rakeback.title': 'Рейкбек',
  'rakeback.has': 'Накоплено: {{amount}}',
  'rakeback.rate': 'На вашем уровне — {{rate}} каждой ставки.',
  'rakeback.minimum': 'Забрать можно от {{minimum}}.',
  'rakeback.take': 'Забрать {{amount}}',
  'rakeback.taken': 'Зачислено на реальный баланс: {{amount}}',
  'rakeback.before': 'Уже забрано: {{amount}}.',
  'levels.title': 'Уровни',
  'level.from': 'от {{amount}}',
  'level.current': 'Ваш уровень',
  'level.reached': 'Достигнут',
  'level.rakeback': 'Рейкбек: {{rate}} каждой ставки',
  'level.robbery': '«Ограбление»: до {{amount}} раз в 24 часа',
  'level.reward': 'Награда за уровень: {{amount}}',
  'reward.take': 'Получить {{amount}}',
  'reward.taken': 'Награда получена',
  'reward.done': 'Награда зачислена: {{amount}}',
  'privilege.tournament': 'Ежедневный турнир',
  'privilege.noCaptcha': '«Ограбление» без капчи',
  'privilege.noFee': 'Вывод без комиссии',
  'privilege.assistant': 'Личный VIP-ассистент',
  assistant: 'Написать VIP-ассистенту',
  'reached.title': 'Новый уровень: {{name}}',
  'reached.text': 'Теперь для вас:',
  'reached.open': 'Открыть VIP-клуб',
  'reached.close': 'Закрыть',
} as const;

export const vipMessages = defineMessages('vip', ru, {
  en: () => import('./vip.messages.en.ts'),
  ua: () => import('./vip.messages.ua.ts'),
  kz: () => import('./vip.messages.kz.ts'),
  uz: () => import('./vip.messages.uz.ts'),
  tr: () => import('./vip.messages.tr.ts'),
});
