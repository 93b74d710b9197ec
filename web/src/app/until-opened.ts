import type { createBrowserRouter } from 'react-router';
import { applyLanguage, currentLanguage } from '../core/i18n/i18n.ts';
import { loadTexts } from '../core/i18n/long-text.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const untilInitialised = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!router.state.initialized) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look();
  });

/**
 * Resolves once the first page can be shown whole: it has loaded, and so have its texts. Until then the document shows
 * what it came with, the prepared page or the preloader, and nothing comes in between.
 */
export const untilOpened = async (router: Router): Promise<void> => {
  await untilInitialised(router);
  // the page brought texts of its own; of what does not load, the page itself says so or shows the source language
  const language = currentLanguage();
  await Promise.all([applyLanguage(language), loadTexts(language)]).catch((error: unknown) =>
    console.warn('a text did not load', error),
  );
};
