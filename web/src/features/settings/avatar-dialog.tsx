import type { ReactNode } from 'react';
import { AvatarPicker } from '../../core/avatar/avatar-picker.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { Dialog } from '../../core/ui/dialog.tsx';

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
  const t = useMessages('settings', 'account');
  return (
    <Dialog open={open} onClose={onClose} title={t('avatar.edit')}>
      <AvatarPicker avatar={avatar} onSaved={onClose} />
    </Dialog>
  );
};
