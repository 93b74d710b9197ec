import type { Translation } from '../../core/i18n/messages.ts';
import type { diceRu } from './dice.messages.ts';

export const uz = {
  title: 'Kubik',
  'mark.win': 'yutuq',
  'mark.lose': 'yutqazish',
  'result.none': '0,00 dan 99,99 gacha bo‘lgan son tikish natijasini hal qiladi.',
  'result.pending': 'Tikish yuborildi…',
  'result.win': 'Tushgan son {{number}}. To‘lov {{amount}} ({{multiplier}})',
  'result.even': 'Tushgan son {{number}}. Qaytdi: {{amount}}',
  'result.loss': 'Tushgan son {{number}}. {{amount}} tikish yutqazdi',
  'side.label': 'Nimaga tikish',
  'side.less': '{{percent}} dan kichik',
  'side.more': '{{percent}} va katta',
  'side.closed':
    'Imkoniyat {{limit}} va undan yuqori bo‘lsa tikib bo‘lmaydi: boshqa tomonni tanlang yoki foizni o‘zgartiring.',
  'percent.label': 'Foiz',
  'percent.slider': 'Shkaladagi foiz',
  'multiplier.label': 'Ko‘paytirgich',
  'chance.label': 'Imkoniyat',
  'win.label': 'Mumkin bo‘lgan to‘lov',
  'bet.action': 'Tikish',
  'shortcut.down': 'Foizni 1 ga kamaytirish',
  'shortcut.up': 'Foizni 1 ga oshirish',
  'shortcut.side': 'Tomonni almashtirish',
  'rules.title': 'Kubik qoidalari',
  'rules.roll': 'Har bir tikish 0,00 dan 99,99 gacha son beradi. Barcha 10 000 son teng ehtimolli.',
  'rules.sides': '“Kichik” — son tanlangan foizdan kichik bo‘lsa yutadi; “va katta” — teng yoki katta bo‘lsa yutadi.',
  'rules.payout':
    'To‘lov = tikish × ko‘paytirgich, ko‘paytirgich = {{rtp}} / imkoniyat. To‘lov sayt asosiy valyutasining yuzdan biriga qadar pastga yaxlitlanadi.',
  'rules.closed': 'Imkoniyat {{limit}} va undan yuqori bo‘lsa, tikish qabul qilinmaydi.',
  'rules.fair':
    'Son server sididan (uning izi tikishdan oldin ma’lum) va sizning sidingizdan chiqariladi. Har bir raundni uning sahifasida qayta hisoblash mumkin.',
  'figure.rtp': 'Va’da qilingan qaytim (RTP)',
  'figure.exact': 'Shu tikishning aniq qaytimi: {{stake}}, {{side}}',
  'figure.edge': 'Shu tikishda kazino ustunligi',
  'figure.range': 'Tikish',
  'figure.rangeValue': '{{min}} dan {{max}} gacha',
  'figure.max': 'O‘yindagi eng katta to‘lov',
  'figure.maxWin': 'Shu tikishning sof yutug‘i',
  'replay.label': 'Raundning shkaladagi takrori',
} as const satisfies Translation<typeof diceRu>;
