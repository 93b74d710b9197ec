import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './robbery.messages.ts';

export const uz = {
  name: 'Talonchilik',
  open: 'G‘ildirakka',
  opensIn: 'Keyingi aylantirishgacha: {{time}}',
  ready: 'Aylantirish tayyor. Ko‘pi bilan {{amount}} tushishi mumkin.',
  spin: 'Aylantirish',
  link: 'Telegramni ulash',
  toBonuses: 'Bonuslarimga',
  last: 'Oxirgi aylantirish: {{amount}}, {{at}}.',
  check: 'Uni tekshirish',
  'how.share':
    'G‘ildirakda sakkizta sektor bor. Har biri darajangiz ({{level}}) summasidan o‘z ulushini beradi; ehtimollar g‘ildirak ostida yozilgan.',
  'how.seed':
    'Sektorni har qanday tikishdagidek sizning sidlaringiz belgilaydi va natijani istalgan kishi qayta hisoblay oladi.',
  'terms.day': '24 soatda bitta aylantirish, avvalgisidan boshlab hisoblanadi. O‘tkazib yuborilganlari yig‘ilmaydi.',
  'terms.wager':
    'Sovrin uni yoqqaningizda bonus balansiga tushadi. U sizniki bo‘lishi uchun {{days}} kun ichida shu balansdan sovrindan {{times}} baravar ko‘p summaga tikish kerak.',
  'terms.cap': 'Sovrinning yuz barobaridan ortig‘i sizniki bo‘la olmaydi.',
  'terms.free': 'Aylantirish bepul va tikish hisoblanmaydi. Sovrindan voz kechish mumkin.',
} as const satisfies Translation<typeof ru>;
