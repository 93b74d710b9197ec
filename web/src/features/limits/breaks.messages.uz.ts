import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './breaks.messages.ts';

export const uz = {
  'reality.title': 'Vaqt haqida eslatma',
  'reality.text':
    'Belgilangan o‘yin vaqtidan keyin qancha vaqtdan beri shu yerdaligingizni va natijani ko‘rsatamiz. Shunda avtoo‘yin to‘xtaydi.',
  'reality.label': 'Qanchalik tez-tez eslatish',
  'reality.off': 'O‘chiq',
  'reality.every': '{{count}} daq',
  'reality.saved': 'Eslatma saqlandi',
  'break.title': 'Tanaffus',
  'break.text':
    'Tikish, to‘ldirish va bonuslar tanlangan muddatga yopiladi. Tanaffusni bekor qilib yoki qisqartirib bo‘lmaydi, faqat uzaytirish mumkin.',
  'break.label': 'Qancha vaqtga',
  'break.day': '24 soat',
  'break.week': '7 kun',
  'break.month': '30 kun',
  'break.action': 'Tanaffus olish',
  'exclusion.title': 'O‘zini cheklash',
  'exclusion.text':
    'O‘yin ko‘ngil ochish bo‘lmay qolgan bo‘lsa, uni o‘zingizga uzoq muddatga yoki butunlay yoping. Buni hatto biz ham bekor qila olmaymiz. Yaqinlaringiz yoki mutaxassis bilan gaplashing: buni yengish mumkin.',
  'exclusion.label': 'Qancha vaqtga',
  'exclusion.sixMonths': '6 oy',
  'exclusion.year': '1 yil',
  'exclusion.fiveYears': '5 yil',
  'exclusion.forever': 'Butunlay',
  'exclusion.action': 'O‘zimga o‘yinni yopish',
  'confirm.title.time_out': 'Tanaffus olasizmi?',
  'confirm.title.self_exclusion': 'O‘zingizga o‘yinni yopasizmi?',
  'confirm.until': '{{until}} gacha tika olmaysiz, hisobni to‘ldira olmaysiz va bonus ola olmaysiz.',
  'confirm.forever': 'Endi hech qachon tika olmaysiz, hisobni to‘ldira olmaysiz va bonus ola olmaysiz.',
  'confirm.money':
    'Pul hisobingizda qoladi: uni istalgan kuni yechib olish mumkin. Ochiq minalar o‘yinini tugatish mumkin.',
  'confirm.tick': 'Buni bekor qilib yoki qisqartirib bo‘lmasligini tushunaman',
  'confirm.action.time_out': 'Tanaffusni boshlash',
  'confirm.action.self_exclusion': 'O‘yinni yopish',
  'confirm.cancel': 'Hozir emas',
  'confirm.longer': 'Sizda tanaffus bor. Yangisi undan keyin tugashi kerak.',
  begun: 'Tayyor. Tikish yopildi',
  'export.title': 'Akkaunt tarixi',
  'export.text':
    'Siz haqingizda saqlaydigan hamma narsa bitta faylda: profil, kirishlar, limitlar, operatsiyalar va barcha o‘yinlardagi tikishlar. Unda parollar va boshqa sirlar yo‘q.',
  'export.action': 'Tarixni yuklab olish',
  'export.ready': 'Fayl tayyor',
  'export.failed': 'Fayl tayyorlanmadi. Aloqani tekshirib, qayta urinib ko‘ring.',
  'export.wait_one': 'Juda tez-tez. {{count}} daqiqadan keyin qayta urinib ko‘ring.',
  'export.wait_other': 'Juda tez-tez. {{count}} daqiqadan keyin qayta urinib ko‘ring.',
} as const satisfies Translation<typeof ru>;
