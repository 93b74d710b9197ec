import { useState } from 'react';
import type { ReportedMessage } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { toast } from '../../core/ui/toast.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';

/** Acts on a reported message: delete it and agree, agree alone, dismiss, or ban its author. */
export type ReviewAct = 'delete' | 'uphold' | 'dismiss' | 'ban';

/** Keys of the acts. */
export const reviewKeys: Readonly<Record<string, ReviewAct>> = { d: 'delete', u: 'uphold', x: 'dismiss', b: 'ban' };

const perform = (name: Exclude<ReviewAct, 'ban'>, { uid, isDeleted }: ReportedMessage): Promise<unknown> =>
  call('chatModeration.decide', {
    uid,
    isUpheld: name !== 'dismiss',
    isDeleted: name === 'delete' && !isDeleted,
  });

/** Performs acts one at a time, and says what became of them. */
export const useReview = (
  reread: () => void,
): { act: (name: Exclude<ReviewAct, 'ban'>, message: ReportedMessage) => Promise<void>; busy: boolean } => {
  const t = useMessages('chat', 'review');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async act(name, message) {
      if (busy) return;
      setBusy(true);
      try {
        await perform(name, message);
        toast.success(t(`done.${name}`));
      } catch (error) {
        toast.error(errorText(error), error);
      } finally {
        setBusy(false);
        reread();
      }
    },
  };
};
