import { call } from '../../core/connection/connection.ts';
import { createStore } from '../../core/store/store.ts';
import { currentSession } from '../../core/session/session.ts';
import { guestKey } from '../../core/session/support-key.ts';

/** Number of answers that the visitor has not seen. */
export const unreadAnswers = createStore(0);

/** Asks how many there are: a visitor who has never written is not asked about. */
export const lookForUnread = (): void => {
  const key = guestKey();
  if (currentSession().status !== 'player' && key === undefined) return unreadAnswers.set(0);
  call('support.unread', key === undefined ? {} : { guestKey: key })
    .then(({ unread }) => unreadAnswers.set(unread))
    .catch(() => undefined); // the next push or return of the connection asks again
};
