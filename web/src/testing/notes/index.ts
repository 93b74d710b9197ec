import { NotebookPen } from 'lucide-react';
import { defineFeature, page } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { notesAdded } from './notes-added.ts';

const title = label(texts('notes', 'main'), 'title');
const screen = async () => (await import('./notes-parts.tsx')).NotesScreen;

/** An area with all that an area can bring, as short as it can be: only tests register it. */
export const notes = defineFeature({
  routes: [page('/notes', title, screen)],
  menu: {
    sections: [{ order: 50, label: title, Icon: NotebookPen, to: '/notes' }],
    bottom: [{ order: 50, label: title, Icon: NotebookPen, to: '/notes', audience: 'players' }],
    profile: [{ order: 15, label: title, Icon: NotebookPen, to: '/settings/notes' }],
    footer: [{ order: 50, label: title, to: '/notes', audience: 'guests' }],
  },
  settings: [{ order: 15, path: 'notes', label: title, load: screen }],
  office: [{ order: 10, path: 'notes', label: title, audience: 'chat', load: screen }],
  dialogs: {
    note: { audience: 'players', View: lazyPart(async () => (await import('./notes-parts.tsx')).NoteDialog) },
  },
  parts: {
    header: [
      { order: 10, audience: 'players', View: lazyPart(async () => (await import('./notes-parts.tsx')).NotesAdded) },
    ],
  },
  start({ onPush }) {
    onPush('notes', () => notesAdded.set(notesAdded.get() + 1));
  },
});
