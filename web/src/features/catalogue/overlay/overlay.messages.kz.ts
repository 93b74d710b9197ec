import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './overlay.messages.ts';

export const kz = {
  title: 'Ойын',
  back: 'Артқа',
  cashier: 'Касса',
  demo: 'Ақшасыз ойын',
  'demo.open': 'Ақшасыз ашу',
  retry: 'Қайта ашу',
  currency: 'Валюта',
  continue: 'Жалғастыру',
  table: 'Үстел: {{name}}',
  'table.choose': 'Үстел таңдау',
  'table.dealer': 'Крупье: {{name}}',
  'table.limits': 'Бәс: {{min}} – {{max}}',
  'table.closed': 'Жабық',
  fullscreen: 'Толық экран',
  theatre: 'Кең көрініс',
  noAddress: 'Провайдер ойынның мекенжайын жібермеді. Кейінірек көріңіз.',
  elsewhere: 'Ақшаға ойынды басқа жерде аштыңыз. Мұнда ол аяқталды; ұтқанның бәрі есепке түседі.',
  'elsewhere.here': 'Мұнда ойнау',
  refused:
    'Бәс қабылданбады: оған сіздің шегіңіз немесе үзілісіңіз жол бермейді. Олар баптауларда, «Лимиттер» бөлімінде.',
  withdrawn:
    'Бәс қабылданбады: бұл ойын енді жаңа раунд бастамайды. Ашық раундты соңына дейін ойнауға болады, ұтыс төленеді.',
  played_one: '{{count}} раунд: тігілгені {{staked}}, төленгені {{paid}}',
  played_other: '{{count}} раунд: тігілгені {{staked}}, төленгені {{paid}}',
  'played.open_one': '{{count}} раунд аяқталмады: ұтысы ол аяқталғанда төленеді',
  'played.open_other': '{{count}} раунд аяқталмады: ұтысы олар аяқталғанда төленеді',
} as const satisfies Translation<typeof ru>;
