import { useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { Notice } from '../layout/notice.tsx';
import { updateReady } from './update-offer.ts';
import { update } from './updates.ts';

/** Offers the new version. It is taken when the player says so and no round of theirs is under way. */
export const UpdateNotice = (): ReactNode => {
  const t = useMessages('app', 'update');
  const [isTaking, setTaking] = useState(false);
  const take = (): void => {
    setTaking(true);
    update().catch(() => {
      setTaking(false);
      toast.error(t('failed'));
    });
  };
  return (
    <Notice title={t('title')} text={t(isTaking ? 'waiting' : 'text')} role="status">
      <Button variant="ghost" onClick={() => updateReady.set(false)}>
        {t('later')}
      </Button>
      <Button variant="primary" loading={isTaking} onClick={take}>
        {t('take')}
      </Button>
    </Notice>
  );
};
