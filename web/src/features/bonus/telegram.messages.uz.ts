import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './telegram.messages.ts';

export const uz = {
  'group.name': 'Telegram guruhi',
  'group.about': 'Guruhimizga qo‘shilganingiz uchun: {{amount}}.',
  'group.join': 'Guruhga qo‘shiling',
  'group.open': 'Guruhni ochish',
  'group.early': 'Avval yuqoridagi ikkala qadamni bajaring.',
  'story.name': 'Telegram hikoyasi',
  'story.about': 'Havolangiz bor hikoya uchun: {{amount}}.',
  'story.details': 'Batafsil',
  'story.wait': '{{time}} dan keyin olish mumkin',
  'story.link': 'Ulangan Telegram kerak: hikoya kimniki ekanini shundan bilamiz.',
  'story.url': 'Hikoya uchun havolangiz',
  'story.step.publish': 'Telegramda havolangiz bilan hikoya joylang.',
  'story.step.follow': 'Kimdir havolani Telegramda ochsin. O‘zingiz hisobga olinmaysiz.',
  'story.step.wait': 'Shundan bir kun o‘tgach bonusni olish mumkin.',
  'story.terms.visitor': 'Har bir tashrifchi faqat bitta hikoyani tasdiqlaydi.',
  link: 'Telegramni ulang',
  toSettings: 'Sozlamalarga o‘tish',
  check: 'Yana tekshirish',
  done: 'Bajarildi',
  received: 'Olindi',
  'terms.once': 'Har bir o‘yinchi va har bir Telegram akkaunti uchun bir marta.',
  'terms.level': '{{level}} darajasidan boshlab.',
  'terms.real': 'Haqiqiy balansga tushadi, o‘ynab chiqish shart emas.',
  'terms.wager': 'Bonus balansiga tushadi: undan {{wager}} tikish kerak, muddati kunlarda: {{days}}.',
} as const satisfies Translation<typeof ru>;
