import { defineMessages } from '../../../core/i18n/messages.ts';

/** A provider's game over a page, in the source language. */
export const ru = {
  title: 'Игра',
  back: 'Назад',
  cashier: 'Касса',
  demo: 'Игра без денег',
  'demo.open': 'Открыть без денег',
  retry: 'Открыть ещё раз',
  currency: 'Валюта',
  continue: 'Продолжить',
  table: 'Стол: {{name}}',
  'table.choose': 'Выбрать стол',
  'table.dealer': 'Крупье: {{name}}',
  'table.limits': 'Ставки: {{min}} – {{max}}',
  'table.closed': 'Закрыт',
  fullscreen: 'На весь экран',
  theatre: 'Широкий вид',
  noAddress: 'Провайдер не прислал адрес игры. Попробуйте позже.',
  elsewhere: 'Вы открыли игру на деньги в другом месте. Здесь она закончилась; всё, что выиграно, будет зачислено.',
  'elsewhere.here': 'Играть здесь',
  refused: 'Ставка не принята: её не допускает ваш лимит или перерыв. Они в настройках, на вкладке «Лимиты».',
  withdrawn:
    'Ставка не принята: игра больше не начинает новых раундов. Открытый раунд можно доиграть, выигрыш будет зачислен.',
  played_one: '{{count}} раунд: поставлено {{staked}}, выплачено {{paid}}',
  played_few: '{{count}} раунда: поставлено {{staked}}, выплачено {{paid}}',
  played_many: '{{count}} раундов: поставлено {{staked}}, выплачено {{paid}}',
  played_other: '{{count}} раунда: поставлено {{staked}}, выплачено {{paid}}',
  'played.open_one': 'Не закончен {{count}} раунд: выигрыш придёт, когда он закончится',
  'played.open_few': 'Не закончены {{count}} раунда: выигрыш придёт, когда они закончатся',
  'played.open_many': 'Не закончены {{count}} раундов: выигрыш придёт, когда они закончатся',
  'played.open_other': 'Не закончены {{count}} раунда: выигрыш придёт, когда они закончатся',
} as const;

export const overlayMessages = defineMessages('game-overlay', ru, {
  en: () => import('./overlay.messages.en.ts'),
  ua: () => import('./overlay.messages.ua.ts'),
  kz: () => import('./overlay.messages.kz.ts'),
  uz: () => import('./overlay.messages.uz.ts'),
  tr: () => import('./overlay.messages.tr.ts'),
});
