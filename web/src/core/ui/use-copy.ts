import { useEffect, useState } from 'react';

/** What came of copying, for as long as it is shown. */
export type CopyState = 'ready' | 'copied' | 'failed';

const SHOWN_MS = 2000;

/** Puts a text on the clipboard. Rejects where the browser has none (an address without TLS) or refuses. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Copying as a button holds it. `copy` resolves with whether it worked. */
export const useCopy = (text: string): { state: CopyState; copy: () => Promise<boolean> } => {
  const [state, setState] = useState<CopyState>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => setState('ready'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<boolean> => {
    try {
      await copyText(text);
      setState('copied');
      return true;
    } catch {
      setState('failed');
      return false;
    }
  };
  return { state, copy };
};
