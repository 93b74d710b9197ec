import type { Translation } from '../../core/i18n/messages.ts';
import type { geoRu } from './geo.messages.ts';

export const ua = {
  'title.page': 'Недоступно — Glasshouse',
  title: 'Тут ми не працюємо',
  why: 'У вас увімкнено VPN, або ви перебуваєте в країні, де ми не надаємо послуг.',
  ip: 'Ваша IP-адреса',
  country: 'Країна',
  'country.unknown': 'не визначено',
  statement: 'Ми не можемо надавати послуги для цієї країни.',
  advice: 'Якщо увімкнено VPN або проксі, вимкніть його й перевірте ще раз.',
  retry: 'Перевірити ще раз',
  money: 'Якщо у вас є акаунт, баланс зберігається на сервері: з ним нічого не станеться.',
  source: 'Геодані: NRO, RouteViews, DB-IP',
} as const satisfies Translation<typeof geoRu>;
