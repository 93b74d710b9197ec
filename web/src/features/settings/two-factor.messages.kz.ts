import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './two-factor.messages.ts';

export const kz = {
  'title.on': 'Қорғанысты қосу',
  'title.off': 'Қорғанысты өшіру',
  'factor.scan': 'Код қолданбасын ашып, суретті сканерлеңіз немесе кілтті енгізіңіз.',
  'factor.qr': 'Екі факторлы қорғаныс кілті бар QR-код',
  'factor.secret': 'Кілт',
  'factor.code': 'Қолданбадағы код',
  'factor.codeOrRecovery': 'Қолданбадағы код немесе қалпына келтіру коды',
  'factor.submitOn': 'Қосу',
  'factor.submitOff': 'Өшіру',
  'factor.offText': 'Қорғаныссыз кіруге құпиясөздің өзі жетеді.',
  'factor.loading': 'Кілт дайындалуда…',
  'recovery.title': 'Қалпына келтіру кодтары',
  'recovery.text':
    'Телефон жоғалса, әр код қолданбадағы кодты бір рет алмастырады. Оларды енді көрсетпейміз: қазір сақтап алыңыз.',
  'recovery.copy': 'Қалпына келтіру кодтары',
  'recovery.save': 'Файл етіп жүктеп алу',
  'recovery.file': 'Glasshouse қалпына келтіру кодтары. Әрқайсысы бір рет жарайды.',
  'recovery.done': 'Кодтарды сақтап алдым',
  'settings.success.4': 'Екі факторлы қорғаныс өзгерді',
} as const satisfies Translation<typeof ru>;
