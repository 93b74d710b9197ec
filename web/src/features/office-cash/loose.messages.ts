import { defineMessages } from '../../core/i18n/messages.ts';

/** What matches nothing: deposits, callbacks, reconciliation. In the source language. */
export const ru = {
  unmatched: 'Пополнения, которые ни с кем не совпали',
  'unmatched.none': 'Таких нет: всё пришедшее нашло своего игрока.',
  callbacks: 'Отклонённые уведомления',
  'callbacks.text': 'По ним ничего не зачислено. Чужая подпись — повод проверить, кто стучится.',
  'callbacks.none': 'Отклонённых уведомлений нет.',
  differences: 'Сверка с провайдерами',
  'differences.at': 'Последняя сверка: {{at}}',
  'differences.never': 'Сверки ещё не было.',
  'differences.none': 'Списки сходятся.',
  'col.provider': 'Провайдер',
  'col.transaction': 'Транзакция',
  'col.reference': 'Наш номер',
  'col.amount': 'Сумма',
  'col.why': 'Почему',
  'col.at': 'Время',
  'col.verdict': 'Что не так',
  'col.address': 'Откуда',
  'col.kind': 'Расхождение',
  'col.theirs': 'У них',
  'col.ours': 'У нас',
  'why.unknown': 'Номер нам не известен',
  'why.late': 'Пришло после срока',
  'why.amount': 'Пришла другая сумма',
  'why.currency': 'Пришла другая валюта',
  'why.signature': 'Подпись не сходится',
  'why.malformed': 'Сообщение не разобрать',
  'kind.missing': 'У нас такой операции нет',
  'kind.extra': 'У провайдера такой операции нет',
  'kind.amount': 'Суммы расходятся',
  'kind.uncredited': 'Подтверждено, но не зачислено',
  'kind.state': 'Состояния расходятся',
} as const;

export const looseMessages = defineMessages('office-loose', ru, {
  en: () => import('./loose.messages.en.ts'),
  ua: () => import('./loose.messages.ua.ts'),
  kz: () => import('./loose.messages.kz.ts'),
  uz: () => import('./loose.messages.uz.ts'),
  tr: () => import('./loose.messages.tr.ts'),
});
