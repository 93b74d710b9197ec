import type { Translation } from '../../core/i18n/messages.ts';
import type { homeRu } from './home.messages.ts';

export const ua = {
  'hero.title': 'Казино зі скляними стінами',
  'hero.text':
    'Відбиток сида показано до ставки, результат рахується за відкритою формулою, кожен раунд лишається у відкритому журналі. Не вірте на слово: перерахуйте самі.',
  'hero.play': 'Грати',
  'hero.check': 'Як це перевірити',
  'trace.seed': 'Сид',
  'trace.word': 'Потік',
  'trace.number': 'Число',
  'trace.outcome': 'Результат',
  'trace.win': '> 50: виграш',
  'trace.caption': 'Справжній приклад: серверний сид {{seed}}, сид гравця «{{client}}», ставка {{nonce}}.',
  'games.title': 'Власні ігри',
  'games.rtp': 'Повернення гравцеві {{rtp}}',
  'games.previous': 'Попередні ігри',
  'games.next': 'Наступні ігри',
  'steps.title': 'Чому раунд не можна підробити',
  'step.commit': 'До ставки',
  'step.commit.text': 'Сервер показує SHA-256 свого сида. Підмінити сид після цього вже неможливо.',
  'step.draw': 'Під час ставки',
  'step.draw.text': 'Число виходить із сида сервера, вашого сида й номера ставки. Свій сид обираєте ви.',
  'step.check': 'Після',
  'step.check.text': 'Сид розкривається, і раунд можна перерахувати в браузері, у терміналі або програмою аудиту.',
  'steps.film': 'Переглянути фільм',
  'steps.more': 'Докладніше про чесність',
} as const satisfies Translation<typeof homeRu>;
