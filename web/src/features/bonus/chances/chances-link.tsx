import type { ReactNode } from 'react';
import { useMessages } from '../../../core/i18n/messages.ts';
import { changeModal, openModal, useModal } from '../../../core/modal/modal.ts';
import { Button } from '../../../core/ui/button.tsx';

/** A link to the chances of the draws. Replaces the dialog it is in. */
export const ChancesLink = (): ReactNode => {
  const t = useMessages('bonus', 'chances');
  const isInDialog = useModal() !== null;
  return (
    <div>
      <Button variant="ghost" onClick={() => (isInDialog ? changeModal('drawChances') : openModal('drawChances'))}>
        {t('title')}
      </Button>
    </div>
  );
};
