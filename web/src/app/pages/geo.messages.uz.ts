import type { Translation } from '../../core/i18n/messages.ts';
import type { geoRu } from './geo.messages.ts';

export const uz = {
  'title.page': 'Mavjud emas — Glasshouse',
  title: 'Bu yerda ishlamaymiz',
  why: 'Sizda VPN yoqilgan yoki biz xizmat ko‘rsatmaydigan mamlakatdasiz.',
  ip: 'IP manzilingiz',
  country: 'Mamlakat',
  'country.unknown': 'aniqlanmadi',
  statement: 'Bu mamlakat uchun xizmat ko‘rsata olmaymiz.',
  advice: 'VPN yoki proksi yoqilgan bo‘lsa, uni o‘chirib, qayta tekshiring.',
  retry: 'Qayta tekshirish',
  money: 'Akkauntingiz bo‘lsa, balansingiz serverda saqlanadi: unga hech narsa bo‘lmaydi.',
  source: 'Geoma’lumotlar: NRO, RouteViews, DB-IP',
} as const satisfies Translation<typeof geoRu>;
