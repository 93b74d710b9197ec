import { defineMessages } from '../../core/i18n/messages.ts';

/** Names and helps of the games' config fields: `field.` names one of any game, `help.` says what it does, `help.<game>.` where a game means something else by it, in the source language. */
export const ru = {
  'field.enabled': 'Ставки принимаются',
  'field.houseEdgePpm': 'Преимущество казино',
  'field.commissionPpm': 'Комиссия',
  'field.minStakeMinor': 'Наименьшая ставка',
  'field.maxStakeMinor': 'Наибольшая ставка',
  'field.revealMs': 'Показ результата',
  'field.turboRevealMs': 'Показ результата в турборежиме',
  'field.countdownMs': 'Обратный отсчёт',
  'field.spinMs': 'Вращение',
  'field.resultMs': 'Показ итога',
  'help.enabled': 'Если выключить, новые ставки не принимаются',
  'help.houseEdgePpm': 'Доля ставки, которую казино в среднем оставляет себе',
  'help.commissionPpm': 'Доля банка, которую оставляет себе казино',
  'help.minStakeMinor': 'Меньшая ставка не принимается; в базовой валюте',
  'help.maxStakeMinor': 'Большая ставка не принимается; в базовой валюте',
  'help.turboRevealMs': 'То же, когда игрок включил турборежим',
  'help.spinMs': 'Сколько колесо останавливается: от розыгрыша до выплат',
  'help.resultMs': 'Сколько виден итог до следующего раунда',
  'field.sounds': 'Громкость: {{cue}}',
  'cue.stake': 'ставка',
  'cue.join': 'другой игрок',
  'cue.start': 'начало',
  'cue.second': 'последние секунды',
  'cue.spin': 'вращение',
  'cue.detent': 'шаг ленты или числа',
  'cue.land': 'остановка',
  'cue.win': 'выигрыш',
  'cue.big-win': 'крупный выигрыш',
  'cue.loss': 'проигрыш',
} as const;

export const studioFieldMessages = defineMessages('studio-fields', ru, {
  en: () => import('./studio-fields.messages.en.ts'),
  ua: () => import('./studio-fields.messages.ua.ts'),
  kz: () => import('./studio-fields.messages.kz.ts'),
  uz: () => import('./studio-fields.messages.uz.ts'),
  tr: () => import('./studio-fields.messages.tr.ts'),
});
