import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './limits.messages.ts';

export const uz = {
  title: 'Mas’uliyatli o‘yin',
  intro:
    'O‘yinga qancha pul va vaqt ajratishni shu yerda hal qilasiz. Limitni darhol kamaytirish mumkin, oshirish yoki olib tashlash esa faqat 24 soatdan keyin kuchga kiradi.',
  'guest.text':
    'To‘ldirish, yutqazish, tikish va vaqt limitlari, eslatmalar, tanaffuslar va o‘zini cheklash. Ularni o‘zingizga sozlash uchun kiring.',
  'guest.signIn': 'Kirish',
  'load.failed': 'Limitlar yuklanmadi. Ular hozir ham amal qiladi.',
  'load.retry': 'Qayta urinish',
  'state.time_out': '{{until}} gacha tanaffus',
  'state.self_exclusion': '{{until}} gacha o‘zini cheklash',
  'state.forever': 'O‘zini butunlay cheklash',
  'state.text': 'Tikish, to‘ldirish va bonuslar yopiq. Pulni yechib olish va tarixni ko‘rish odatdagidek mumkin.',
  'state.session': 'Bugungi o‘yin vaqti tugadi',
  'state.session.text': 'Tikish {{until}} yana ochiladi. Pulni odatdagidek yechib olish mumkin.',
  'limits.title': 'Limitlar',
  'limits.text':
    'Faqat haqiqiy pul hisoblanadi: bonus puli va USDIC hisoblanmaydi. Kun, hafta va oy Moskva vaqti bo‘yicha yuradi, hafta dushanbadan boshlanadi.',
  'kind.deposit': 'To‘ldirish',
  'kind.deposit.hint': 'Qancha pul kiritish mumkin.',
  'kind.loss': 'Yutqazish',
  'kind.loss.hint': 'Tikishlardan to‘lovlar ayriladi. Raund tugamaguncha uning tikishi yutqazilgan hisoblanadi.',
  'kind.wager': 'Tikishlar',
  'kind.wager.hint': 'Yutgan va yutqazgan barcha tikishlar summasi.',
  'kind.session': 'Vaqt',
  'kind.session.hint': 'Saytning kamida bitta sahifasi kuniga necha daqiqa ochiq turishi.',
  'period.day': 'Kuniga',
  'period.week': 'Haftasiga',
  'period.month': 'Oyiga',
  'limit.none': 'Qo‘yilmagan',
  'limit.used': '{{used}} ishlatildi. {{at}} yangilanadi',
  'limit.pending': '{{at}} dan {{amount}} bo‘ladi',
  'limit.pending.none': 'Limit {{at}} olib tashlanadi',
  'limit.keep': 'Shundayligicha qoldirish',
  'limit.set': 'Qo‘yish',
  'limit.change': 'O‘zgartirish',
  'saved.kept': 'Limit avvalgidek qoladi',
  minutes_one: '{{count}} daqiqa',
  minutes_other: '{{count}} daqiqa',
  'error.lost': 'Aloqa uzildi. Sahifada nima ko‘rsatilganini tekshiring: o‘zgarish saqlangan bo‘lishi mumkin.',
} as const satisfies Translation<typeof ru>;
