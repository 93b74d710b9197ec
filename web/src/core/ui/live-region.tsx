import type { ReactNode } from 'react';
import { createStore, useStore } from '../store/store.ts';

const spoken = createStore({ text: '', turn: false });

/** Has a screen reader say a text when it next pauses. The same text twice is said twice. */
export const announce = (text: string): void => spoken.set({ text, turn: !spoken.get().turn });

/** Region of announcements: once, in the application's frame. */
export const LiveRegion = (): ReactNode => {
  const { text, turn } = useStore(spoken);
  return (
    <div className="visually-hidden">
      <p aria-live="polite" role="status">
        {turn ? text : ''}
      </p>
      <p aria-live="polite" role="status">
        {turn ? '' : text}
      </p>
    </div>
  );
};
