import type { Translation } from '../../core/i18n/messages.ts';
import type { geoRu } from './geo.messages.ts';

export const kz = {
  'title.page': 'Қолжетімсіз — Glasshouse',
  title: 'Мұнда біз жұмыс істемейміз',
  why: 'Сізде VPN қосулы немесе біз қызмет көрсетпейтін елде тұрсыз.',
  ip: 'IP-мекенжайыңыз',
  country: 'Ел',
  'country.unknown': 'анықталмады',
  statement: 'Бұл ел үшін қызмет көрсете алмаймыз.',
  advice: 'VPN немесе прокси қосулы болса, оны өшіріп, қайта тексеріңіз.',
  retry: 'Қайта тексеру',
  money: 'Аккаунтыңыз болса, балансыңыз серверде сақтаулы: оған ештеңе болмайды.',
  source: 'Геодеректер: NRO, RouteViews, DB-IP',
} as const satisfies Translation<typeof geoRu>;
