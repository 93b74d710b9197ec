import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { isAmong } from '../core/features/audience.ts';
import { useFeatures } from '../core/features/features.ts';
import { closeModal, useModal, useModalSubject } from '../core/modal/modal.ts';
import { useSession } from '../core/session/session.ts';

interface Named {
  readonly name: string;
  readonly subject: string | null;
}

/** An old link may name a dialog that is not for this visitor: it closes once it is known who they are. */
const useCloseForOthers = (name: string | null): void => {
  const { dialogs } = useFeatures();
  const session = useSession();
  const dialog = name === null ? undefined : dialogs.get(name);
  const isForOthers = dialog?.View !== undefined && !isAmong(dialog.audience ?? 'everyone', session);
  const isKnown = session.status !== 'loading';
  useEffect(() => {
    if (isForOthers && isKnown) closeModal();
  }, [isForOthers, isKnown]);
};

/** The dialog that the address names, over whatever page it was opened on. The last one stays while it closes. */
export const Dialogs = (): ReactNode => {
  const { dialogs } = useFeatures();
  const name = useModal();
  const subject = useModalSubject();
  const [last, setLast] = useState<Named>();
  const View = last && dialogs.get(last.name)?.View;
  if (name !== null && (name !== last?.name || subject !== last.subject)) setLast({ name, subject });
  useCloseForOthers(name);
  return (
    <Suspense>
      {View && <View key={last.name} subject={last.subject} open={name === last.name} onClose={closeModal} />}
    </Suspense>
  );
};
