import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './promo-house.messages.ts';

export const kz = {
  subject: 'Промокодтар',
  'subject.about':
    'Код не береді, кімге және қанша рет. Код өшірілмейді, тоқтатылады. Өзгертуден кейін де қолданулар саналады.',
  'field.code': 'Код (бас латын әріптері, цифрлар, - және _)',
  'rule.code': '3–32 таңба: бас латын әріптері, цифрлар, - және _.',
  'field.isOn': 'Қосулы',
  'field.account': 'Қай шотқа',
  'choice.account.real': 'Нақты баланс',
  'choice.account.bonus': 'Бонус балансы, ойнап шығумен',
  'choice.account.dic': 'DIC',
  'choice.account.dicLocked': 'Құлыпталған DIC',
  'choice.account.usdicLocked': 'Құлыпталған USDIC, ойнап шығумен',
  'field.amount': 'Сома, шот бірлігімен',
  'field.wagerTimes': 'Неше рет ойнап шығу керек (тек қажет жерде)',
  'rule.wagerTimes': 'Тек бонус балансы мен құлыпталған USDIC үшін беріледі.',
  'field.lapseDays': 'Бонус мерзімі, күн',
  'field.maxUses': 'Барлығы неше рет',
  'field.startsAt': 'Басталуы',
  'field.endsAt': 'Аяқталуы',
  'rule.endsAt': 'Аяқталуы басталуынан кейін болуы керек.',
  'field.minVip': 'VIP деңгейі кемінде (1–15)',
  'field.minDeposits': 'Барлық депозит кемінде',
  'field.minDepositsToday': 'Бүгінгі депозит кемінде',
  'field.needsTelegram': 'Байланыстырылған Telegram керек',
  'field.needsVkGroup': 'VK-дегі тобымыз керек',
  'field.used': 'Қолданылды',
} as const satisfies Translation<typeof ru>;
