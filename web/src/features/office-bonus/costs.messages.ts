import { defineMessages } from '../../core/i18n/messages.ts';

/** What bonuses cost, in the source language. */
export const ru = {
  by: 'Показать по',
  'by.day': 'День',
  'by.week': 'Неделя с понедельника',
  'by.month': 'Месяц',
  window: 'Дней до и после получения',
  periods: 'Стоимость и депозиты',
  'periods.text':
    'Стоимость периода = выдано на реальный баланс + разблокировано с бонусного + рубли, на которые обменяли DIC и USDIC. Дни, недели и месяцы — по Москве.',
  cost: 'Стоимость',
  before: 'Депозиты до',
  after: 'Депозиты после',
  bonuses: 'По бонусам',
  'bonuses.text':
    'Каждая строка — в единицах своего счёта. «Стало деньгами игроков» = выданное сразу на реальный баланс или в разблокированных DIC, у остальных счетов — разблокированное. «Ещё открыто» — сейчас: сумма минус разблокированное и сгоревшее у выданных, но не завершённых. Сыгранный бонус может разблокировать больше, чем было выдано, или ничего.',
  all: 'Весь счёт',
  none: 'За это время бонусов не было.',
  conversions: 'Обмен DIC и USDIC',
  'conversions.none': 'Обменов не было.',
  'conversions.text':
    'Разблокированные DIC и USDIC лежат на одном счёте, откуда бы они ни взялись: обмен не принадлежит ни одному бонусу в отдельности.',
  brought: 'Депозиты получателей, дней до и после: {{days}}',
  'brought.none': 'За это время бонусов никто не брал.',
  'brought.text':
    'Получатель считается один раз за период, со дня первого получения в нём: зачисленные депозиты за столько дней до этого момента и после него. Разница ещё не значит, что депозиты принёс бонус.',
  'col.bonus': 'Бонус',
  'col.account': 'Счёт',
  'col.granted': 'Выдано',
  'col.released': 'Разблокировано',
  'col.lapsed': 'Сгорело',
  'col.kept': 'Стало деньгами игроков',
  'col.outstanding': 'Ещё открыто',
  'col.converted': 'Обменено',
  'col.real': 'На сумму',
  'col.takers': 'Получателей',
  'col.difference': 'Разница',
  'account.real': 'Реальный',
  'account.bonus': 'Бонусный',
  'account.dic': 'DIC',
  'account.dicLocked': 'Заблокированные DIC',
  'account.usdicLocked': 'Заблокированные USDIC',
};

export const costMessages = defineMessages('bonus-costs', ru, {
  en: () => import('./costs.messages.en.ts'),
  ua: () => import('./costs.messages.ua.ts'),
  kz: () => import('./costs.messages.kz.ts'),
  uz: () => import('./costs.messages.uz.ts'),
  tr: () => import('./costs.messages.tr.ts'),
});
