import { defineMessages } from '../../core/i18n/messages.ts';

/** Notes, in the source language. */
export const ru = {
  title: 'Заметки',
  note: 'Заметка {{id}}',
  added: 'Добавлено заметок: {{count}}',
  text: 'Здесь будут заметки.',
} as const;

export const notesMessages = defineMessages('notes', ru, {
  en: () => import('./notes.messages.en.ts'),
  ua: () => import('./notes.messages.ua.ts'),
  kz: () => import('./notes.messages.kz.ts'),
  uz: () => import('./notes.messages.uz.ts'),
  tr: () => import('./notes.messages.tr.ts'),
});
