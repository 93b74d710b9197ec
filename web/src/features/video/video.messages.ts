import { defineMessages } from '../../core/i18n/messages.ts';

/** The film and what is said beside it, in the source language. */
export const ru = {
  intro: 'Сорок три секунды о том, почему исход раунда нельзя подстроить и как это проверить самому.',
  captions: 'Русские субтитры',
  scenes: 'Что показано в фильме',
  failed: 'Фильм не загрузился. Что в нём показано, написано ниже.',
  retry: 'Загрузить ещё раз',
  more: 'Проверить свой раунд',
  'scene.seed': 'До вашей ставки казино создаёт секретное число — сид — и запирает его.',
  'scene.seal':
    'Вам сразу показывают отпечаток сида, его SHA-256. По нему сид не узнать, а подменить сид незаметно уже нельзя.',
  'scene.player': 'Ваш браузер добавляет свой сид, а у каждой ставки есть номер.',
  'scene.draw': 'Из двух сидов и номера по открытой формуле получается число. Выбрать его не может ни казино, ни вы.',
  'scene.reveal':
    'Когда вы меняете сид, старый открывается. Браузер заново считает отпечаток: он тот же, значит, сид не меняли.',
  'scene.log':
    'Каждый раунд попадает в открытый подписанный журнал. Изменить или убрать раунд незаметно нельзя: проверить может каждый.',
} as const;

export const videoMessages = defineMessages('video', ru, {
  en: () => import('./video.messages.en.ts'),
  ua: () => import('./video.messages.ua.ts'),
  kz: () => import('./video.messages.kz.ts'),
  uz: () => import('./video.messages.uz.ts'),
  tr: () => import('./video.messages.tr.ts'),
});
