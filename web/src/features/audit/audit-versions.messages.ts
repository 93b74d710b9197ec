import { defineMessages } from '../../core/i18n/messages.ts';

/** A version’s page and signed reports, in the source language. */
export const auditVersionsRu = {
  unknown: 'Такой версии у этой игры нет.',
  all: 'Все версии',
  author: 'Автор',
  approver: 'Утвердил',
  nobody: 'никто',
  saved: 'Сохранена',
  since: 'Вступила в силу',
  until: 'Снята',
  share: 'Доля кандидата',
  rtp: 'Отдача',
  'rtp.change': '{{before}} → {{after}}',
  leaf: 'Запись журнала',
  'leaf.at': 'запись {{index}}',
  'leaf.none': 'ещё не в журнале',
  hash: 'Хеш правил',
  rounds: 'Раунды по этой версии',
  report: 'Отчёт об этой версии',
  'changes.tookOver': 'Отличия от версии {{version}}, которую она сменила',
  'changes.basedOn': 'Отличия от версии {{version}}, из которой она сделана',
  version: 'Версия {{version}}',
  'changes.none': 'Отличий нет.',
  'changes.first': 'Это первая версия игры: сравнивать не с чем.',
  sheet: 'PAR-лист',
  'sheet.text': 'Точные вероятности и выплаты по этой версии. SHA-256 файла JSON стоит в подписанных отчётах.',
  'guardrails.title': 'Границы правил',
  'guardrails.text':
    'Что правила игры могут самое большее и самое меньшее. Один администратор предлагает, другой утверждает; каждое изменение — запись журнала.',
  'guardrails.of': '{{game}}, границы {{version}}',
  'guardrails.before': 'Было',
  'guardrails.after': 'Стало',
  'guardrails.author': '{{nick}} предлагает: {{reason}}',
  'guardrails.approver': '{{nick}} утверждает: {{reason}}',
  'guardrails.none': 'Границы не менялись: действуют те, что пришли с программой.',
  'report.text':
    'Итоги за период или за время действия версии: отдача, отмены, розыгрыши, пропуски, сверка, правила и кто их утвердил. Отчёт подписан ключом журнала, его может проверить любой: npm run audit -- report.',
  'report.make': 'Составить отчёт',
  'report.done': 'Отчёт готов и подписан.',
  'report.json': 'Скачать JSON',
  'report.html': 'Скачать HTML',
  'report.failed': 'Отчёт не получен: сервер не ответил. Попробуйте ещё раз.',
} as const;

export const auditVersionsMessages = defineMessages('audit-versions', auditVersionsRu, {
  en: () => import('./audit-versions.messages.en.ts'),
  ua: () => import('./audit-versions.messages.ua.ts'),
  kz: () => import('./audit-versions.messages.kz.ts'),
  uz: () => import('./audit-versions.messages.uz.ts'),
  tr: () => import('./audit-versions.messages.tr.ts'),
});
