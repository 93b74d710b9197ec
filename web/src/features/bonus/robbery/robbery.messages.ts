import { defineMessages } from '../../../core/i18n/messages.ts';

/** The robbery's dialog and card, in the source language. */
export const ru = {
  name: 'Ограбление',
  open: 'К колесу',
  opensIn: 'Следующее вращение через {{time}}',
  ready: 'Вращение готово. Может выпасть до {{amount}}.',
  spin: 'Крутить',
  link: 'Привязать Telegram',
  toBonuses: 'К моим бонусам',
  last: 'Прошлое вращение: {{amount}}, {{at}}.',
  check: 'Проверить',
  'how.share':
    'На колесе восемь секторов. Каждый даёт свою долю суммы вашего уровня ({{level}}); шансы указаны под колесом.',
  'how.seed': 'Сектор определяют ваши сиды, как в любой ставке, и результат может пересчитать кто угодно.',
  'terms.day': 'Одно вращение за 24 часа, считая от предыдущего. Пропущенные не накапливаются.',
  'terms.wager':
    'Приз попадает на бонусный баланс, когда вы его включите. Чтобы он стал вашим, с него нужно сделать ставок на сумму в {{times}} раз больше — за {{days}} дн.',
  'terms.cap': 'Вашим может стать не больше стократной суммы приза.',
  'terms.free': 'Вращение ничего не стоит и не считается ставкой. От приза можно отказаться.',
} as const;

export const robberyMessages = defineMessages('bonus-robbery', ru, {
  en: () => import('./robbery.messages.en.ts'),
  ua: () => import('./robbery.messages.ua.ts'),
  kz: () => import('./robbery.messages.kz.ts'),
  uz: () => import('./robbery.messages.uz.ts'),
  tr: () => import('./robbery.messages.tr.ts'),
});
