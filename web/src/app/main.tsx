import './strict-policy.ts';
import 'assets/fonts.css';
import '../core/tokens/tokens.css';
import '../core/ui/base.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { connect } from '../core/connection/connection.ts';
import { queryClient } from '../core/connection/query.ts';
import { currentGeoBlock } from '../core/geo/geo-block.ts';
import { bindNavigator } from '../core/modal/navigator.ts';
import { startAnimations } from '../core/motion/animations.ts';
import { startLanguage } from '../core/session/language.ts';
import { startReferer } from '../core/session/referer.ts';
import { CurrencyProvider } from '../core/session/shown-currency.tsx';
import { askFirst } from './first-questions.ts';
import { leaveFrame } from './frame.ts';
import { GeoGate, showGeoBlock } from './geo-gate.tsx';
import { followProfile } from '../core/vip/follow-profile.ts';
import { Preloader } from './preloader.tsx';
import { createRouter } from './router.tsx';
import { startKeepingShell } from './updates/keep-shell.ts';
import { untilOpened } from './until-opened.ts';

/** Ends a task and goes on in the next: between two steps of the start a phone can paint and answer. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel(); // a timer would wait a second in a tab that is not seen
    const goOn = (): void => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', goOn);
    port1.start();
    port2.postMessage(null);
  });

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root');
  if (currentGeoBlock()) {
    await startLanguage();
    return showGeoBlock(root);
  }
  await pause();
  followProfile();
  connect();
  askFirst();
  await pause();
  startReferer();
  startAnimations();
  startKeepingShell();
  void import('../core/session/preferences.ts').then(({ startPreferences }) => startPreferences()); // not needed to show
  leaveFrame();
  await pause();
  const router = createRouter();
  bindNavigator({
    location: () => router.state.location,
    navigate: (to, options) => void (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options)),
    routes: router.routes,
  });
  await startLanguage().catch((error: unknown) => console.warn('the language did not load', error));
  await untilOpened(router);
  await pause();
  const application = (
    <StrictMode>
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={queryClient}>
          <Suspense fallback={<Preloader />}>
            <GeoGate>
              <CurrencyProvider>
                <RouterProvider router={router} />
              </CurrencyProvider>
            </GeoGate>
          </Suspense>
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>
  );
  // in pieces, between which a phone can answer: what the document came with stays until the whole is there
  startTransition(() => createRoot(root).render(application));
};

void start();
