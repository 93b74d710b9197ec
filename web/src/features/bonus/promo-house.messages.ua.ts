import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './promo-house.messages.ts';

export const ua = {
  subject: 'Промокоди',
  'subject.about':
    'Що дає код, кому й скільки разів. Код не видаляють, а вимикають. Використання рахуються далі й після зміни.',
  'field.code': 'Код (великі латинські літери, цифри, - та _)',
  'rule.code': 'Від 3 до 32 знаків: великі латинські літери, цифри, - та _.',
  'field.isOn': 'Увімкнено',
  'field.account': 'На який рахунок',
  'choice.account.real': 'Реальний баланс',
  'choice.account.bonus': 'Бонусний баланс, з відіграшем',
  'choice.account.dic': 'DIC',
  'choice.account.dicLocked': 'Заблоковані DIC',
  'choice.account.usdicLocked': 'Заблоковані USDIC, з відіграшем',
  'field.amount': 'Сума, в одиницях рахунку',
  'field.wagerTimes': 'Відіграш, разів (лише де він є)',
  'rule.wagerTimes': 'Задається для бонусного балансу й заблокованих USDIC, і лише для них.',
  'field.lapseDays': 'Строк бонусу, днів',
  'field.maxUses': 'Використань усього',
  'field.startsAt': 'Діє з',
  'field.endsAt': 'Діє до',
  'rule.endsAt': 'Кінець має бути пізніше за початок.',
  'field.minVip': 'Рівень VIP від (1–15)',
  'field.minDeposits': 'Депозитів усього від',
  'field.minDepositsToday': 'Депозитів сьогодні від',
  'field.needsTelegram': 'Потрібен прив’язаний Telegram',
  'field.needsVkGroup': 'Потрібна наша група у VK',
  'field.used': 'Використано',
} as const satisfies Translation<typeof ru>;
