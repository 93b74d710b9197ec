import type { Translation } from '../i18n/messages.ts';
import type { ru } from './ui.messages.ts';

export const kz = {
  close: 'Жабу',
  signIn: 'Кіру',
  home: 'Басты бетке',
  copy: 'Көшіру: {{what}}',
  copied: 'Көшірілді',
  copyFailed: 'Көшіру мүмкін болмады: мәтінді белгілеп, өзіңіз көшіріңіз',
  'password.show': 'Құпиясөзді көрсету',
  'password.hide': 'Құпиясөзді жасыру',
  'act.cancel': 'Бас тарту',
  'act.reasonShort': 'Себебін жазыңыз: кемінде үш таңба.',
  noAnswer: 'Сервер жауап бермеді. Байланысты тексеріп, қайталап көріңіз.',
} as const satisfies Translation<typeof ru>;
