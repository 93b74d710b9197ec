import { readSaved, save } from '../../core/store/saved.ts';
import { createStore } from '../../core/store/store.ts';

const OPEN = 'chat';

/** From this width on the chat stands beside the page; below it is a window of its own. */
export const CHAT_BESIDE = '(min-width: 990px)';

/** True while the chat stands beside the page. Closed until somebody opens it; remembered on this device. */
export const chatOpen = createStore(readSaved(OPEN) === true);

export const setChatOpen = (open: boolean): void => {
  chatOpen.set(open);
  save(OPEN, open || undefined);
};
