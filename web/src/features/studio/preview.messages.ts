import { defineMessages } from '../../core/i18n/messages.ts';

/** A round of an edited config, on its scene, in the source language. */
export const ru = {
  outcome: 'Исход',
  'outcome.hint': 'Пусто — как выпадет. Команды: {{examples}}',
  'outcome.unknown': 'Такого исхода у этой игры нет. Напишите, например: {{examples}}',
  'round.new': 'Сыграть раунд',
  scene: 'Сцена игры: {{state}}',
  balance: 'Игровые деньги: {{amount}}',
  state: 'состояние {{state}}',
  hold: 'Пауза',
  run: 'Пуск',
  'step.back': 'Событие назад',
  'step.on': 'Событие вперёд',
  time: '{{now}} из {{all}} с',
  moment: 'Момент раунда',
  pace: 'Скорость',
  nothing: 'По этой настройке поставить не на что: проверьте границы ставок и выбора.',
  sound: 'Звук просмотра',
  bet: 'Ставка в раунде',
  'bet.none': 'Выберите хотя бы один вариант.',
  'bet.share': 'Доля банка: {{share}}',
  'bet.stakeMinor': 'Ставка игрока',
  'bet.side': 'Сторона',
  'bet.otherStakeMinor': 'Ставка каждого из них',
} as const;

export const previewMessages = defineMessages('preview', ru, {
  en: () => import('./preview.messages.en.ts'),
  ua: () => import('./preview.messages.ua.ts'),
  kz: () => import('./preview.messages.kz.ts'),
  uz: () => import('./preview.messages.uz.ts'),
  tr: () => import('./preview.messages.tr.ts'),
});
