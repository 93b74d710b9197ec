import type { Translation } from '../../core/i18n/messages.ts';
import type { geoRu } from './geo.messages.ts';

export const en = {
  'title.page': 'Not available — Glasshouse',
  title: 'We are not available here',
  why: 'You have a VPN switched on, or you are in a country that we do not serve.',
  ip: 'Your IP address',
  country: 'Country',
  'country.unknown': 'unknown',
  statement: 'We cannot provide our services for this country.',
  advice: 'If you use a VPN or a proxy, switch it off and check again.',
  retry: 'Check again',
  money: 'If you have an account, your balance is kept on the server: nothing will happen to it.',
  source: 'IP Geolocation by NRO, RouteViews, DB-IP',
} as const satisfies Translation<typeof geoRu>;
