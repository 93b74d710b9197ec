import type { MessageGroup } from '../../core/i18n/translate.ts';

export const notesMessages = {
  ru: { 404: 'Такой заметки нет.', NOTE_TOO_LONG: 'Заметка слишком длинная.' },
  en: { 404: 'There is no such note.', NOTE_TOO_LONG: 'The note is too long.' },
  ua: { 404: 'Такої нотатки немає.', NOTE_TOO_LONG: 'Нотатка задовга.' },
  kz: { 404: 'Мұндай жазба жоқ.', NOTE_TOO_LONG: 'Жазба тым ұзын.' },
  uz: { 404: 'Bunday qayd yo‘q.', NOTE_TOO_LONG: 'Qayd juda uzun.' },
  tr: { 404: 'Böyle bir not yok.', NOTE_TOO_LONG: 'Not çok uzun.' },
} satisfies MessageGroup;
