import type { Translation } from '../../core/i18n/messages.ts';
import type { auditVersionsRu } from './audit-versions.messages.ts';

export const kz = {
  unknown: 'Бұл ойында мұндай нұсқа жоқ.',
  all: 'Барлық нұсқа',
  author: 'Авторы',
  approver: 'Бекіткен',
  nobody: 'ешкім',
  saved: 'Сақталған',
  since: 'Күшіне енген',
  until: 'Алынған',
  share: 'Кандидат кезіндегі үлесі',
  rtp: 'Қайтарым',
  'rtp.change': '{{before}} → {{after}}',
  leaf: 'Журнал жазбасы',
  'leaf.at': '{{index}}-жазба',
  'leaf.none': 'журналда әлі жоқ',
  hash: 'Ережелер хеші',
  rounds: 'Осы нұсқадағы раундтар',
  report: 'Осы нұсқа туралы есеп',
  'changes.tookOver': 'Ол ауыстырған {{version}}-нұсқадан айырмасы',
  'changes.basedOn': 'Ол негізделген {{version}}-нұсқадан айырмасы',
  version: '{{version}}-нұсқа',
  'changes.none': 'Айырма жоқ.',
  'changes.first': 'Бұл — ойынның алғашқы нұсқасы: салыстыратын ештеңе жоқ.',
  sheet: 'PAR парағы',
  'sheet.text':
    'Осы нұсқаның нақты ықтималдықтары мен төлемдері. JSON файлының SHA-256 мәні қол қойылған есептерде көрсетіледі.',
  'report.text':
    'Кезеңнің немесе нұсқа күшінде болған уақыттың қорытындысы: қайтарым, күшін жою, ұтыс ойындары, олқылықтар, салыстыру, ережелер және оларды кім бекіткені. Есепке журнал кілтімен қол қойылған, оны кез келген адам тексере алады: npm run audit -- report.',
  'report.make': 'Есеп жасау',
  'report.done': 'Есеп дайын, қол қойылған.',
  'report.json': 'JSON жүктеп алу',
  'report.html': 'HTML жүктеп алу',
  'report.failed': 'Есеп келмеді: сервер жауап бермеді. Қайталап көріңіз.',
} as const satisfies Translation<typeof auditVersionsRu>;
