import { defineMessages } from '../../core/i18n/messages.ts';

/** Paying in by ordinary money, in the source language. */
export const ru = {
  method: 'Способ оплаты',
  noMethods: 'В этой валюте сейчас нет способов пополнения: выберите другую.',
  submit: 'Перейти к оплате',
  fee: 'С пополнений от {{from}} до {{to}} берётся комиссия {{percent}}.',
  fraction: 'К сумме добавится до 0,99, чтобы перевод можно было узнать. Зачислим столько, сколько вы переведёте.',
  expired:
    'Время на оплату вышло. Если вы уже перевели деньги, ничего делать не нужно: платёж найдём и зачислим, его состояние видно в истории.',
  timeLeft: 'Осталось времени',
  'pay.title': 'Пополнение {{id}}',
  'pay.waiting': 'Ждём оплату',
  'pay.amount': 'Сумма перевода',
  'pay.bank': 'Банк получателя',
  'pay.recipient': 'Получатель',
  'pay.card': 'Номер карты',
  'pay.phone': 'Телефон',
  'pay.exact': 'Переведите ровно эту сумму одним переводом: другую сумму придётся проверять вручную.',
  'pay.redirect':
    'Оплата проходит на странице платёжной системы. Страница откроется в этой вкладке, после оплаты вы вернётесь сюда.',
  'pay.go': 'Открыть страницу оплаты',
  'pay.soon': 'Обычно деньги приходят за 10 минут. Страницу можно закрыть.',
  'pay.slow': 'Прошло больше 10 минут. Если вы уже оплатили, напишите в поддержку и назовите номер пополнения.',
  'outcome.done': 'Зачислено: {{amount}}',
  'outcome.doneText': 'Деньги уже на вашем счёте.',
  'outcome.late': 'Платёж получен и проверяется',
  'outcome.lateText':
    'Он пришёл позже срока или на другую сумму, поэтому его смотрит сотрудник. Деньги не потеряны: результат придёт сюда и в историю.',
  'outcome.failed': 'Пополнение не состоялось',
  'outcome.failedText': 'Ваш счёт не изменился. Если деньги списаны, напишите в поддержку.',
  'outcome.bonus': 'Бонус: {{amount}}',
  'outcome.again': 'Пополнить ещё',
  'outcome.history': 'История пополнений',
} as const;

export const depositMessages = defineMessages('cashbox-deposit', ru, {
  en: () => import('./deposit.messages.en.ts'),
  ua: () => import('./deposit.messages.ua.ts'),
  kz: () => import('./deposit.messages.kz.ts'),
  uz: () => import('./deposit.messages.uz.ts'),
  tr: () => import('./deposit.messages.tr.ts'),
});
