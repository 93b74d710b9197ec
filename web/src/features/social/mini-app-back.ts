import { closeModal } from '../../core/modal/modal.ts';
import { currentLocation, navigate } from '../../core/modal/navigator.ts';

const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether this document has a page to go back to: the router numbers its steps. */
const hasBefore = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
};

/** What Telegram's back button does: closes what is open above the page, else goes back, else to the main page. */
export const goBack = (): void => {
  if (new URLSearchParams(currentLocation().search).has('modal')) return closeModal();
  const open = [...document.querySelectorAll(OPEN)].at(-1);
  if (open) open.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  else if (hasBefore()) navigate(-1);
  else navigate('/main', { replace: true });
};
