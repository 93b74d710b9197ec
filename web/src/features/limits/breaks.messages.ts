import { defineMessages } from '../../core/i18n/messages.ts';

/** Reminders, breaks and the history, in the source language. */
export const ru = {
  'reality.title': 'Напоминание о времени',
  'reality.text': 'Через заданное время игры покажем, сколько вы здесь и каков итог. Автоигра при этом остановится.',
  'reality.label': 'Как часто напоминать',
  'reality.off': 'Выкл.',
  'reality.every': '{{count}} мин',
  'reality.saved': 'Напоминание сохранено',
  'break.title': 'Перерыв',
  'break.text':
    'Ставки, пополнения и бонусы закроются на выбранный срок. Отменить или сократить перерыв нельзя, продлить — можно.',
  'break.label': 'На сколько',
  'break.day': '24 часа',
  'break.week': '7 дней',
  'break.month': '30 дней',
  'break.action': 'Взять перерыв',
  'exclusion.title': 'Самоисключение',
  'exclusion.text':
    'Если игра перестала быть развлечением, закройте её для себя надолго или навсегда. Отменить это не сможем даже мы. И поговорите с близкими или со специалистом: с этим справляются.',
  'exclusion.label': 'На сколько',
  'exclusion.sixMonths': '6 месяцев',
  'exclusion.year': '1 год',
  'exclusion.fiveYears': '5 лет',
  'exclusion.forever': 'Навсегда',
  'exclusion.action': 'Закрыть себе игру',
  'confirm.title.time_out': 'Взять перерыв?',
  'confirm.title.self_exclusion': 'Закрыть себе игру?',
  'confirm.until': 'До {{until}} вы не сможете делать ставки, пополнять счёт и получать бонусы.',
  'confirm.forever': 'Вы больше никогда не сможете делать ставки, пополнять счёт и получать бонусы.',
  'confirm.money': 'Деньги останутся на счёте: вывести их можно в любой день. Открытую игру в мины можно закончить.',
  'confirm.tick': 'Я понимаю: отменить или сократить это нельзя',
  'confirm.action.time_out': 'Начать перерыв',
  'confirm.action.self_exclusion': 'Закрыть игру',
  'confirm.cancel': 'Не сейчас',
  'confirm.longer': 'У вас уже есть перерыв. Новый должен закончиться позже.',
  begun: 'Сделано. Ставки закрыты',
  'export.title': 'История аккаунта',
  'export.text':
    'Один файл со всем, что мы о вас храним: профиль, входы, лимиты, операции и ставки во всех играх. Паролей и других секретов в нём нет.',
  'export.action': 'Скачать историю',
  'export.ready': 'Файл готов',
  'export.failed': 'Файл не получился. Проверьте соединение и попробуйте ещё раз.',
  'export.wait_one': 'Слишком часто. Попробуйте через {{count}} минуту.',
  'export.wait_few': 'Слишком часто. Попробуйте через {{count}} минуты.',
  'export.wait_many': 'Слишком часто. Попробуйте через {{count}} минут.',
  'export.wait_other': 'Слишком часто. Попробуйте через {{count}} минуты.',
} as const;

export const breaksMessages = defineMessages('breaks', ru, {
  en: () => import('./breaks.messages.en.ts'),
  ua: () => import('./breaks.messages.ua.ts'),
  kz: () => import('./breaks.messages.kz.ts'),
  uz: () => import('./breaks.messages.uz.ts'),
  tr: () => import('./breaks.messages.tr.ts'),
});
