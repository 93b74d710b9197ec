import { useEffect } from 'react';

/** Names the document after a page whose title its route does not know. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} — Glasshouse`;
  }, [title]);
};
