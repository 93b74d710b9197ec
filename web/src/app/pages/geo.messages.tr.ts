import type { Translation } from '../../core/i18n/messages.ts';
import type { geoRu } from './geo.messages.ts';

export const tr = {
  'title.page': 'Kullanılamıyor — Glasshouse',
  title: 'Burada hizmet vermiyoruz',
  why: 'VPN’iniz açık ya da hizmet vermediğimiz bir ülkedesiniz.',
  ip: 'IP adresiniz',
  country: 'Ülke',
  'country.unknown': 'belirlenemedi',
  statement: 'Bu ülke için hizmet veremiyoruz.',
  advice: 'VPN ya da proxy kullanıyorsanız kapatıp yeniden deneyin.',
  retry: 'Yeniden dene',
  money: 'Hesabınız varsa bakiyeniz sunucuda durur: ona bir şey olmaz.',
  source: 'Konum verisi: NRO, RouteViews, DB-IP',
} as const satisfies Translation<typeof geoRu>;
