import type { ReactNode } from 'react';
import { AvatarPicker } from '../../core/avatar/avatar-picker.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { Dialog } from '../../core/ui/dialog.tsx';
import { accountMessages } from './account.messages.ts';

/** Chooses another avatar. */
export const AvatarDialog = ({
  avatar,
  open,
  onClose,
}: {
  avatar: string;
  open: boolean;
  onClose(): void;
}): ReactNode => {
  const t = useMessages(accountMessages);
  return (
    <Dialog open={open} onClose={onClose} title={t('avatar.edit')}>
      <AvatarPicker avatar={avatar} onSaved={onClose} />
    </Dialog>
  );
};
