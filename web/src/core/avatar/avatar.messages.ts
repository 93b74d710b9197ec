import { defineMessages } from '../i18n/messages.ts';

/** The choice of an avatar, in the source language. */
export const ru = {
  presets: 'Готовые аватары',
  preset: 'Аватар {{number}}',
  own: 'Ваш аватар',
  upload: 'Загрузить картинку',
  uploadAnother: 'Выбрать другую картинку',
  'upload.hint': 'png, jpg или gif. Лишнее отрежем по кругу.',
  crop: 'Картинка аватара. Двигайте её мышью, пальцем или стрелками',
  zoomIn: 'Увеличить',
  zoomOut: 'Уменьшить',
  turnLeft: 'Повернуть влево',
  turnRight: 'Повернуть вправо',
  save: 'Сохранить',
  saved: 'Аватар сохранён',
  'error.type': 'Нужна картинка png, jpg или gif.',
  'error.size': 'Файл больше {{limit}} МБ. Выберите поменьше.',
  'error.broken': 'Картинка не открывается: файл повреждён или это не картинка.',
} as const;

export const avatarMessages = defineMessages('avatar', ru, {
  en: () => import('./avatar.messages.en.ts'),
  ua: () => import('./avatar.messages.ua.ts'),
  kz: () => import('./avatar.messages.kz.ts'),
  uz: () => import('./avatar.messages.uz.ts'),
  tr: () => import('./avatar.messages.tr.ts'),
});
