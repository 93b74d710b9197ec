import { defineMessages } from '../../core/i18n/messages.ts';

/** Promo codes in the back office, in the source language. */
export const ru = {
  subject: 'Промокоды',
  'subject.about':
    'Что даёт код, кому и сколько раз. Код нельзя удалить: его выключают. Использования считаются дальше и после изменения.',
  'field.code': 'Код (заглавные латинские буквы, цифры, - и _)',
  'rule.code': 'От 3 до 32 знаков: заглавные латинские буквы, цифры, - и _.',
  'field.isOn': 'Включён',
  'field.account': 'На какой счёт',
  'choice.account.real': 'Реальный баланс',
  'choice.account.bonus': 'Бонусный баланс, с отыгрышем',
  'choice.account.dic': 'DIC',
  'choice.account.dicLocked': 'Заблокированные DIC',
  'choice.account.usdicLocked': 'Заблокированные USDIC, с отыгрышем',
  'field.amount': 'Сумма, в единицах счёта',
  'field.wagerTimes': 'Отыгрыш, раз (только где он есть)',
  'rule.wagerTimes': 'Задаётся для бонусного баланса и заблокированных USDIC, и только для них.',
  'field.lapseDays': 'Срок бонуса, дней',
  'field.maxUses': 'Использований всего',
  'field.startsAt': 'Действует с',
  'field.endsAt': 'Действует до',
  'rule.endsAt': 'Конец должен быть позже начала.',
  'field.minVip': 'Уровень VIP от (1–15)',
  'field.minDeposits': 'Депозитов всего от',
  'field.minDepositsToday': 'Депозитов сегодня от',
  'field.needsTelegram': 'Нужен привязанный Telegram',
  'field.needsVkGroup': 'Нужна наша группа ВКонтакте',
  'field.used': 'Использован',
} as const;

export const promoHouseMessages = defineMessages('bonus-promo-house', ru, {
  en: () => import('./promo-house.messages.en.ts'),
  ua: () => import('./promo-house.messages.ua.ts'),
  kz: () => import('./promo-house.messages.kz.ts'),
  uz: () => import('./promo-house.messages.uz.ts'),
  tr: () => import('./promo-house.messages.tr.ts'),
});
