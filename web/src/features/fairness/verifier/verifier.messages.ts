import { defineMessages } from '../../../core/i18n/messages.ts';

/** The verifier that works from a disk, in the source language. */
export const verifierRu = {
  title: 'Проверка раундов без сети',
  intro:
    'Эта страница пересчитывает раунды сама, прямо с диска. Обращаться к сети ей запрещено её же политикой: ничего не загружается и никуда не уходит.',
  language: 'Язык',
  input: 'Раунд или выгрузка журнала',
  'input.hint':
    'Вставьте ответ /api/log/round/игра/номер или строки NDJSON из /api/log/entries вместе с первой. Файл можно перетащить на страницу.',
  key: 'Ключ журнала, которому вы доверяете',
  'key.hint': 'Не обязателен. Без него подпись сверяется с ключом из самой выгрузки.',
  check: 'Проверить',
  file: 'Выбрать файл',
  checking: 'Проверка идёт',
  progress: 'Проверено записей: {{entries}} из {{of}}. Расхождений: {{failures}}.',
  stop: 'Остановить',
  'wrong.empty': 'Здесь пусто. Вставьте JSON раунда или выберите файл.',
  'wrong.notText': 'Это не текст в кодировке UTF-8. Нужен файл JSON или NDJSON.',
  'wrong.notJson': 'Это не JSON. Возможно, текст скопирован не целиком.',
  'wrong.record': 'Это запись раунда без правил и сида. Нужен весь ответ /api/log/round.',
  'wrong.noHeader':
    'В выгрузке нет первой строки, с подписанным корнем. Без неё строки не к чему привязать: скачайте диапазон заново.',
  'wrong.other': 'Это JSON, но не раунд и не выгрузка журнала.',
  'wrong.key': 'Это не ключ журнала. Он состоит из имени, отпечатка и кода, соединённых знаком «+».',
  'wrong.unreadable': 'Файл не читается. Возможно, его переместили: выберите его снова.',
  'export.pass': 'Всё сходится',
  'export.pass.text': 'Каждая строка следует из своих данных, и все вместе приводят к подписанному корню.',
  'export.fail_one': 'Найдено {{count}} расхождение',
  'export.fail_few': 'Найдено {{count}} расхождения',
  'export.fail_many': 'Найдено {{count}} расхождений',
  'export.fail_other': 'Найдено {{count}} расхождения',
  'export.fail.text': 'Ниже сказано, в какой строке и чем запись отличается от должной.',
  'count.entries': 'Записей',
  'count.rounds': 'Раундов повторено',
  'count.drawn': 'Разыграно заново из сидов',
  'count.elsewhere': 'Разыграно random.org',
  'count.voided': 'Отменено',
  'count.secret': 'Сид ещё не раскрыт',
  'count.seeds': 'Раскрытий сидов',
  'count.configs': 'Версий правил',
  'count.chains': 'Цепочек сидов',
  'count.unfinished': 'Ещё не в журнале',
  'head.pass': 'Подписанный корень подтверждён: {{origin}}, записей в дереве: {{size}}',
  'head.fail': 'Подписанный корень не подтверждён',
  'head.ownKey':
    'Ключ пришёл вместе с выгрузкой. Сравните его с тем, который вы сохранили раньше, или впишите тот ключ выше.',
  failures: 'Расхождения',
  'failure.line': 'Строка {{line}}: {{what}}',
  'failures.more': 'Показаны первые {{shown}} из {{of}}.',
  line: 'Строка файла',
  'line.hint': 'Раунды начинаются со второй строки: первая — корень и ключ.',
  'line.show': 'Показать шаги',
  'line.none': 'В этой строке нет раунда.',
} as const;

export const verifierMessages = defineMessages('verifier', verifierRu, {
  en: () => import('./verifier.messages.en.ts'),
  ua: () => import('./verifier.messages.ua.ts'),
  kz: () => import('./verifier.messages.kz.ts'),
  uz: () => import('./verifier.messages.uz.ts'),
  tr: () => import('./verifier.messages.tr.ts'),
});
