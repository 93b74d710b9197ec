import { defineMessages } from '../../core/i18n/messages.ts';

/** What the operator sets for each bonus, in the source language. */
export const ru = {
  subject: 'Акции',
  'subject.about': 'Каждый бонус включён или выключен и даётся по этим правилам. Выданное раньше остаётся по прежним.',
  'key.tournament': 'Турнир дня',
  'field.isOn': 'Включена',
  'field.terms': 'Версия условий',
  'field.percent': 'Кешбэк от проигранного, в процентах',
  'field.rewards': 'Награды за уровни VIP',
  'field.rewards.level': 'Номер уровня',
  'field.rewards.dic': 'DIC',
  'field.amount': 'Сумма бонуса, целых единиц',
  'field.wagerTimes': 'Отыгрыш, раз',
  'field.connect': 'За подключённый кошелёк TON, DIC',
  'field.deposit': 'За депозит в TON, DIC',
  'field.invite': 'За приглашённого друга, DIC',
  'field.minDeposit': 'Наименьший депозит, основных единиц',
};

export const campaignMessages = defineMessages('campaign-house', ru, {
  en: () => import('./campaign-house.messages.en.ts'),
  ua: () => import('./campaign-house.messages.ua.ts'),
  kz: () => import('./campaign-house.messages.kz.ts'),
  uz: () => import('./campaign-house.messages.uz.ts'),
  tr: () => import('./campaign-house.messages.tr.ts'),
});
