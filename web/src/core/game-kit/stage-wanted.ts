/** What a person does who is about to play. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'focusin'] as const;

/** How long a page may lie still before its picture comes to life by itself. */
const STILL_MS = 4000;

/**
 * Resolves when the canvas of a game that is played alone is worth its price. Until a bet its picture stands still and is
 * drawn as well without one, so the library that moves it gives way to what the page needs to be read and played: it loads
 * with the first sign of a person, or when the page has been there for a while. Games whose rounds run by themselves do
 * not wait.
 */
export const stageWanted = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof document === 'undefined') return; // the prepared page keeps its still picture
    const begin = (): void => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, begin, true);
      resolve();
    };
    const timer = setTimeout(begin, STILL_MS);
    for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
  });
