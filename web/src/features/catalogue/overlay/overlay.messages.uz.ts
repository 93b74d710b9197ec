import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './overlay.messages.ts';

export const uz = {
  title: 'O‘yin',
  back: 'Orqaga',
  cashier: 'Kassa',
  demo: 'Pulsiz o‘yin',
  'demo.open': 'Pulsiz ochish',
  retry: 'Qayta ochish',
  currency: 'Valyuta',
  continue: 'Davom etish',
  table: 'Stol: {{name}}',
  'table.choose': 'Stol tanlash',
  'table.dealer': 'Krupye: {{name}}',
  'table.limits': 'Tikish: {{min}} – {{max}}',
  'table.closed': 'Yopiq',
  fullscreen: 'To‘liq ekran',
  theatre: 'Keng ko‘rinish',
  noAddress: 'Provayder o‘yin manzilini yubormadi. Keyinroq urinib ko‘ring.',
  elsewhere: 'Pulga o‘yinni boshqa joyda ochdingiz. Bu yerda u tugadi; yutilganning hammasi hisobga tushadi.',
  'elsewhere.here': 'Shu yerda o‘ynash',
  refused:
    'Tikish qabul qilinmadi: bunga limitingiz yoki tanaffusingiz yo‘l qo‘ymaydi. Ular sozlamalarda, «Limitlar» bo‘limida.',
  withdrawn:
    'Stavka qabul qilinmadi: bu o‘yin endi yangi raund boshlamaydi. Ochiq raundni oxirigacha o‘ynash mumkin, yutuq to‘lanadi.',
  played_one: '{{count}} ta raund: tikilgan {{staked}}, to‘langan {{paid}}',
  played_other: '{{count}} ta raund: tikilgan {{staked}}, to‘langan {{paid}}',
  'played.open_one': '{{count}} ta raund tugamagan: yutug‘i u tugaganda to‘lanadi',
  'played.open_other': '{{count}} ta raund tugamagan: yutug‘i ular tugaganda to‘lanadi',
} as const satisfies Translation<typeof ru>;
