import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './guardrails.messages.ts';

export const kz = {
  text: 'Осы шектерден шыққан нұсқаны мақұлдауға да, қосуға да болмайды. Оларды екі адам өзгертеді: бір әкімші ұсынады, екіншісі мақұлдайды.',
  inForce: 'Қолданыста',
  proposed: 'Ұсынылған',
  changes: 'Қолданыстағы шектерден айырмашылық',
  same: 'Қолданыстағы шектерден айырмашылық жоқ.',
  proposal: '{{version}}-ұсыныс',
  own: 'Өз ұсынысыңыз: оны басқа әкімші мақұлдай алады.',
  approve: 'Шектерді мақұлдау',
  'approve.text': 'Шектер барлық процесте бірден күшіне енеді.',
  reject: 'Қабылдамау',
  'reject.text': 'Ұсыныс біржола кейін қойылады.',
  withdraw: 'Қайтарып алу',
  propose: 'Шектерді ұсыну',
  'propose.text': 'Оларды басқа әкімші мақұлдауы керек.',
  restart: 'Қолданыстағыларды қайтару',
  reason: 'Себебі',
  done: 'Дайын',
  wrong: 'Сан жазыңыз.',
  history: 'Шектер тарихы',
  program: 'Бағдарламаның шектері қолданыста: оларды ешкім өзгертпеген.',
  'status.proposed': 'Ұсынылған',
  'status.active': 'Қолданыста',
  'status.retired': 'Ауыстырылған',
  'status.rejected': 'Қабылданбаған',
} as const satisfies Translation<typeof ru>;
