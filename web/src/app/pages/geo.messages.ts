import { defineMessages } from '../../core/i18n/messages.ts';

/** What a visitor reads whom we do not serve, in the source language. */
export const geoRu = {
  'title.page': 'Недоступно — Glasshouse',
  title: 'Здесь мы не работаем',
  why: 'У вас включён VPN, или вы находитесь в стране, где мы не оказываем услуги.',
  ip: 'Ваш IP-адрес',
  country: 'Страна',
  'country.unknown': 'не определена',
  statement: 'Мы не можем оказывать услуги для этой страны.',
  advice: 'Если включён VPN или прокси, выключите его и проверьте ещё раз.',
  retry: 'Проверить ещё раз',
  money: 'Если у вас есть аккаунт, баланс хранится на сервере: с ним ничего не случится.',
  source: 'Геоданные: NRO, RouteViews, DB-IP',
} as const;

export const geoMessages = defineMessages('geo', geoRu, {
  en: () => import('./geo.messages.en.ts'),
  ua: () => import('./geo.messages.ua.ts'),
  kz: () => import('./geo.messages.kz.ts'),
  uz: () => import('./geo.messages.uz.ts'),
  tr: () => import('./geo.messages.tr.ts'),
});
