import type { ReactNode } from 'react';
import type { DialogProps } from '../../core/features/feature.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useStore } from '../../core/store/store.ts';
import { Dialog } from '../../core/ui/dialog.tsx';
import { notesAdded } from './notes-added.ts';

export const NotesScreen = (): ReactNode => {
  const t = useMessages('notes', 'main');
  return <h2>{t('text')}</h2>;
};

export const NotesAdded = (): ReactNode => {
  const t = useMessages('notes', 'main');
  return <p>{t('added', { count: useStore(notesAdded) })}</p>;
};

export const NoteDialog = ({ subject, open, onClose }: DialogProps): ReactNode => {
  const t = useMessages('notes', 'main');
  return (
    <Dialog open={open} onClose={onClose} title={t('note', { id: subject ?? '' })}>
      <p>{t('text')}</p>
    </Dialog>
  );
};
