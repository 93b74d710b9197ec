import { defineMessages } from '../../../core/i18n/messages.ts';

/** Orders of New Year prizes in the back office, in the source language. */
export const ru = {
  about:
    'Вещи, которые выпали на барабане. Каждый просмотр адреса записывается в журнал аккаунта. Через 30 дней после отправки адрес удаляется.',
  none: 'Заказов нет.',
  ordered: 'Заказано {{at}}, отправить до {{by}}',
  late: 'Срок отправки прошёл',
  shipped: 'Отправлено {{at}}, {{by}}. Отслеживание: {{tracking}}',
  others: 'Похоже, это тот же человек, что и эти игроки',
  address: 'Показать адрес',
  'address.of': 'Показать адрес: {{nick}}, {{prize}}',
  erased: 'Адрес удалён.',
  ship: 'Отметить отправку',
  'ship.of': 'Отметить отправку: {{nick}}, {{prize}}',
  'ship.text': 'Игрок увидит, что приз в пути, и то, что вы укажете ниже.',
  tracking: 'Номер отслеживания или служба доставки',
  done: 'Отмечено',
  'kind.device': 'Устройство',
  'kind.address': 'Сетевой адрес',
  'kind.destination': 'Реквизиты выплат',
  'kind.telegram': 'Telegram',
  'kind.identity': 'Документ или внешний аккаунт',
} as const;

export const newyearOfficeMessages = defineMessages('newyear-office', ru, {
  en: () => import('./newyear-office.messages.en.ts'),
  ua: () => import('./newyear-office.messages.ua.ts'),
  kz: () => import('./newyear-office.messages.kz.ts'),
  uz: () => import('./newyear-office.messages.uz.ts'),
  tr: () => import('./newyear-office.messages.tr.ts'),
});
