import type { Translation } from '../i18n/messages.ts';
import type { ru } from './avatar.messages.ts';

export const kz = {
  presets: 'Дайын аватарлар',
  preset: '{{number}}-аватар',
  own: 'Сіздің аватарыңыз',
  upload: 'Сурет жүктеу',
  uploadAnother: 'Басқа сурет таңдау',
  'upload.hint': 'png, jpg немесе gif. Артығын дөңгелек бойымен қиямыз.',
  crop: 'Аватар суреті. Оны тінтуірмен, саусақпен немесе бағыттауыштармен жылжытыңыз',
  zoomIn: 'Үлкейту',
  zoomOut: 'Кішірейту',
  turnLeft: 'Солға бұру',
  turnRight: 'Оңға бұру',
  save: 'Сақтау',
  saved: 'Аватар сақталды',
  'error.type': 'png, jpg немесе gif суреті керек.',
  'error.size': 'Файл {{limit}} МБ-тан үлкен. Кішірегін таңдаңыз.',
  'error.broken': 'Сурет ашылмайды: файл бүлінген немесе бұл сурет емес.',
} as const satisfies Translation<typeof ru>;
