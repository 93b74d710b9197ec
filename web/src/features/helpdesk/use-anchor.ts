import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens and shows the place that the address names, once its page is there, and again when `ready` changes: what
 * loads above it would push it away. Gives its id.
 */
export const useAnchor = (ready = true): string => {
  const { hash, key } = useLocation();
  const id = hash.slice(1);
  useEffect(() => {
    const place = id === '' ? null : document.getElementById(id);
    if (!place) return;
    if (place instanceof HTMLDetailsElement) place.open = true;
    place.scrollIntoView();
    const target = place.querySelector('summary') ?? place;
    target.focus({ preventScroll: true });
  }, [id, key, ready]); // the same link pressed again leads there again
  return id;
};
