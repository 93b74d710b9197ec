import type { Translation } from '../../core/i18n/messages.ts';
import type { homeRu } from './home.messages.ts';

export const kz = {
  'hero.title': 'Шыны қабырғалы казино',
  'hero.text':
    'Сид ізі бәске дейін көрсетіледі, нәтиже ашық формуламен есептеледі, әр раунд ашық журналда қалады. Сөзге сенбеңіз: өзіңіз қайта есептеңіз.',
  'hero.play': 'Ойнау',
  'hero.check': 'Қалай тексеруге болады',
  'trace.seed': 'Сид',
  'trace.word': 'Ағын',
  'trace.number': 'Сан',
  'trace.outcome': 'Нәтиже',
  'trace.win': '> 50: ұтыс',
  'trace.caption': 'Нақты мысал: сервер сиді {{seed}}, ойыншы сиді «{{client}}», {{nonce}} бәс.',
  'games.title': 'Өз ойындарымыз',
  'games.rtp': 'Ойыншыға қайтарым {{rtp}}',
  'games.previous': 'Алдыңғы ойындар',
  'games.next': 'Келесі ойындар',
  'steps.title': 'Неге раундты қолдан жасау мүмкін емес',
  'step.commit': 'Бәске дейін',
  'step.commit.text': 'Сервер өз сидінің SHA-256 мәнін көрсетеді. Содан кейін сидті ауыстыру мүмкін емес.',
  'step.draw': 'Бәс тігілгенде',
  'step.draw.text': 'Сан сервер сидінен, сіздің сидіңізден және бәс нөмірінен шығады. Өз сидіңізді өзіңіз таңдайсыз.',
  'step.check': 'Кейін',
  'step.check.text': 'Сид ашылады, раундты браузерде, терминалда немесе аудит бағдарламасымен қайта есептеуге болады.',
  'steps.film': 'Фильмді көру',
  'steps.more': 'Әділдік туралы толығырақ',
} as const satisfies Translation<typeof homeRu>;
