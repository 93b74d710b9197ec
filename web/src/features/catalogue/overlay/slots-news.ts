import { type Currency, type SlotsPush, menuCodes } from 'server/contract';
import type { Push } from '../../../core/connection/connection.ts';
import { formatMoney } from '../../../core/format/format.ts';
import { currentLanguage } from '../../../core/i18n/i18n.ts';
import { texts, translate } from '../../../core/i18n/messages.ts';
import { loadCurrency } from '../../../core/session/currencies.ts';
import { setBalance } from '../../../core/session/session.ts';
import { createStore } from '../../../core/store/store.ts';
import { toast } from '../../../core/ui/toast.tsx';

/** A win that staff check, or have checked. */
type HeldWin = Extract<SlotsPush, { type: 'held' }>['payload'];

/** The notice of one, in the player's currency. */
export const heldText = ({ state, amount }: HeldWin, currency: Currency): string =>
  translate(texts('catalogue', 'overlay'), `held.${state}`, {
    amount: formatMoney(amount, currency, currentLanguage()),
  });

/** The last session that another page of the player took over. */
export const closedSession = createStore<string | null>(null);

const showHeld = async (win: HeldWin): Promise<void> => {
  const text = heldText(win, await loadCurrency());
  if (win.state === 'refused') toast.error(text);
  else toast.success(text);
};

/** Handles pushes about the player's open game. */
export const hearSlots = (push: Push): void => {
  const heard = push as SlotsPush;
  switch (heard.type) {
    case 'balanceUpdate':
      setBalance(heard.payload.account, heard.payload.balance);
      break;
    case 'refused':
      toast.error(
        translate(
          texts('catalogue', 'overlay'),
          heard.payload.code === String(menuCodes.refused) ? 'withdrawn' : 'refused',
        ),
      );
      break;
    case 'held':
      void showHeld(heard.payload);
      break;
    case 'closed':
      closedSession.set(heard.payload.sessionId);
      break;
  }
};
