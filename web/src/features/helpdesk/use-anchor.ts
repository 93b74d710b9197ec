import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Opens and shows the place that the address names, as soon as its page is `ready`: has its final heights. */
export const useAnchor = (ready = true): void => {
  const { hash, key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ id: '', key: '' });
  const id = hash.slice(1);
  useEffect(() => {
    const last = shown.current;
    // the same link pressed again leads there again; a dialog that closes leads nowhere
    if (!ready || id === '' || last.key === key || (isPop && last.id === id)) return;
    const place = document.getElementById(id);
    if (!place) return;
    shown.current = { id, key };
    if (place instanceof HTMLDetailsElement) place.open = true;
    place.scrollIntoView();
    (place.querySelector('summary') ?? place).focus({ preventScroll: true });
  }, [id, key, isPop, ready]);
};
