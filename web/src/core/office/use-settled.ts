import { useDeferredValue, useEffect, useState } from 'react';

const TYPING_MS = 300;

/** A text once nobody has typed for a moment: each search is one line of a trail. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return useDeferredValue(settled);
};
