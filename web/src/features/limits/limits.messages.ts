import { defineMessages } from '../../core/i18n/messages.ts';

/** Responsible gaming, in the source language. */
export const ru = {
  title: 'Ответственная игра',
  intro:
    'Здесь вы решаете, сколько денег и времени отдавать игре. Уменьшить лимит можно сразу, а увеличить или снять — только через 24 часа.',
  'guest.text':
    'Лимиты на пополнения, проигрыш, ставки и время, напоминания, перерывы и самоисключение. Войдите, чтобы настроить их для себя.',
  'guest.signIn': 'Войти',
  'load.failed': 'Лимиты не загрузились. Они действуют и сейчас.',
  'load.retry': 'Повторить',
  'state.time_out': 'Перерыв до {{until}}',
  'state.self_exclusion': 'Самоисключение до {{until}}',
  'state.forever': 'Самоисключение навсегда',
  'state.text': 'Ставки, пополнения и бонусы закрыты. Вывести деньги и смотреть историю можно как обычно.',
  'state.session': 'Время игры на сегодня вышло',
  'state.session.text': 'Ставки снова откроются {{until}}. Вывести деньги можно как обычно.',
  'limits.title': 'Лимиты',
  'limits.text':
    'Считаются только реальные деньги: бонусные и USDIC — нет. День, неделя и месяц идут по московскому времени, неделя начинается в понедельник.',
  'kind.deposit': 'Пополнения',
  'kind.deposit.hint': 'Сколько денег можно внести.',
  'kind.loss': 'Проигрыш',
  'kind.loss.hint': 'Ставки минус выплаты. Пока раунд не закончен, его ставка считается проигранной.',
  'kind.wager': 'Ставки',
  'kind.wager.hint': 'Сумма всех ставок, и выигравших, и проигравших.',
  'kind.session': 'Время',
  'kind.session.hint': 'Сколько минут в день открыта хотя бы одна страница сайта.',
  'period.day': 'В день',
  'period.week': 'В неделю',
  'period.month': 'В месяц',
  'limit.none': 'Не задан',
  'limit.used': 'Использовано {{used}}. Обновится {{at}}',
  'limit.pending': '{{at}} станет {{amount}}',
  'limit.pending.none': '{{at}} лимит снимется',
  'limit.keep': 'Оставить как есть',
  'limit.set': 'Задать',
  'limit.change': 'Изменить',
  'saved.kept': 'Лимит остаётся прежним',
  minutes_one: '{{count}} минута',
  minutes_few: '{{count}} минуты',
  minutes_many: '{{count}} минут',
  minutes_other: '{{count}} минуты',
  'error.lost': 'Связь прервалась. Проверьте, что показано на странице: изменение могло сохраниться.',
} as const;

export const limitsMessages = defineMessages('limits', ru, {
  en: () => import('./limits.messages.en.ts'),
  ua: () => import('./limits.messages.ua.ts'),
  kz: () => import('./limits.messages.kz.ts'),
  uz: () => import('./limits.messages.uz.ts'),
  tr: () => import('./limits.messages.tr.ts'),
});
