import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './guardrails.messages.ts';

export const uz = {
  text: 'Bu chegaralardan tashqaridagi versiyani ma’qullab ham, yoqib ham bo‘lmaydi. Ularni ikki kishi o‘zgartiradi: bir administrator taklif qiladi, boshqasi ma’qullaydi.',
  inForce: 'Amalda',
  proposed: 'Taklif qilingan',
  changes: 'Amaldagi chegaralardan farqlar',
  same: 'Amaldagi chegaralardan farq yo‘q.',
  proposal: '{{version}}-taklif',
  own: 'Sizning taklifingiz: uni boshqa administrator ma’qullay oladi.',
  approve: 'Chegaralarni ma’qullash',
  'approve.text': 'Chegaralar barcha jarayonlarda darhol kuchga kiradi.',
  reject: 'Rad etish',
  'reject.text': 'Taklif butunlay chetga qo‘yiladi.',
  withdraw: 'Qaytarib olish',
  propose: 'Chegaralarni taklif qilish',
  'propose.text': 'Ularni boshqa administrator ma’qullashi kerak.',
  restart: 'Amaldagilarga qaytish',
  reason: 'Sababi',
  done: 'Tayyor',
  wrong: 'Son yozing.',
  history: 'Chegaralar tarixi',
  program: 'Dastur chegaralari amalda: ularni hech kim o‘zgartirmagan.',
  'status.proposed': 'Taklif qilingan',
  'status.active': 'Amalda',
  'status.retired': 'Almashtirilgan',
  'status.rejected': 'Rad etilgan',
} as const satisfies Translation<typeof ru>;
