import type { Translation } from '../i18n/messages.ts';
import type { ru } from './avatar.messages.ts';

export const ua = {
  presets: 'Готові аватари',
  preset: 'Аватар {{number}}',
  own: 'Ваш аватар',
  upload: 'Завантажити картинку',
  uploadAnother: 'Вибрати іншу картинку',
  'upload.hint': 'png, jpg або gif. Зайве обріжемо по колу.',
  crop: 'Картинка аватара. Рухайте її мишею, пальцем або стрілками',
  zoomIn: 'Збільшити',
  zoomOut: 'Зменшити',
  turnLeft: 'Повернути ліворуч',
  turnRight: 'Повернути праворуч',
  save: 'Зберегти',
  saved: 'Аватар збережено',
  'error.type': 'Потрібна картинка png, jpg або gif.',
  'error.size': 'Файл більший за {{limit}} МБ. Виберіть менший.',
  'error.broken': 'Картинка не відкривається: файл пошкоджено або це не картинка.',
} as const satisfies Translation<typeof ru>;
