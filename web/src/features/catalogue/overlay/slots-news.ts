import type { Push } from '../../../core/connection/connection.ts';
import { menuCodes, type SlotsPush } from 'server/contract';
import { translate } from '../../../core/i18n/messages.ts';
import { setBalance } from '../../../core/session/session.ts';
import { createStore } from '../../../core/store/store.ts';
import { toast } from '../../../core/ui/toast.tsx';
import { overlayMessages } from './overlay.messages.ts';

/** The last session that another page of the player took over. */
export const closedSession = createStore<string | null>(null);

/** Handles pushes about the player's open game. */
export const hearSlots = (push: Push): void => {
  const heard = push as SlotsPush;
  switch (heard.type) {
    case 'balanceUpdate':
      setBalance(heard.payload.account, heard.payload.balance);
      break;
    case 'refused':
      toast.error(
        translate(overlayMessages, heard.payload.code === String(menuCodes.refused) ? 'withdrawn' : 'refused'),
      );
      break;
    case 'closed':
      closedSession.set(heard.payload.sessionId);
      break;
  }
};
