import 'assets/fonts.css';
import '../core/tokens/tokens.css';
import '../core/ui/base.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { connect, onApp, onOnline, onPush, onTold } from '../core/connection/connection.ts';
import { queryClient } from '../core/connection/query.ts';
import { FeaturesContext } from '../core/features/features.ts';
import { GamesContext } from '../core/games/games.ts';
import { currentGeoBlock, GeoGate, showGeoBlock } from './geo-gate.tsx';
import { bindNavigator } from '../core/modal/navigator.ts';
import { startAnimations } from '../core/motion/animations.ts';
import { startBreaks } from '../core/session/break.ts';
import { startLanguage } from '../core/session/language.ts';
import { startPreferences } from '../core/session/preferences.ts';
import { startReferer } from '../core/session/referer.ts';
import { CurrencyProvider } from '../core/session/shown-currency.tsx';
import { followProfile } from '../core/vip/follow-profile.ts';
import { leaveFrame } from './frame.ts';
import { Preloader } from './preloader.tsx';
import { createRouter } from './router.tsx';
import type { SiteParts } from './site-routes.tsx';
import { startKeepingShell } from './updates/keep-shell.ts';

type Router = ReturnType<typeof createRouter>;

/** Starts the parts that run beside the pages. */
const startCore = ({ features }: SiteParts): void => {
  followProfile();
  features.start({ onPush, onApp, onTold, onOnline });
  startBreaks();
  connect();
  startReferer();
  startAnimations();
  startKeepingShell();
  startPreferences();
  leaveFrame();
};

const bind = (router: Router): void =>
  bindNavigator({
    location: () => router.state.location,
    navigate: (to, options) => void (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options)),
    routes: router.routes,
  });

const show = (root: HTMLElement, router: Router, { games, features }: SiteParts): void =>
  createRoot(root).render(
    <StrictMode>
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={queryClient}>
          <Suspense fallback={<Preloader />}>
            <GeoGate>
              <CurrencyProvider>
                <GamesContext value={games}>
                  <FeaturesContext value={features}>
                    <RouterProvider router={router} />
                  </FeaturesContext>
                </GamesContext>
              </CurrencyProvider>
            </GeoGate>
          </Suspense>
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>,
  );

/** Starts the application with these games and areas, in the document's element #root. */
export const start = async (parts: SiteParts): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root');
  if (currentGeoBlock()) {
    await startLanguage();
    return showGeoBlock(root);
  }
  startCore(parts);
  const router = createRouter(parts);
  bind(router);
  await startLanguage().catch((error: unknown) => console.warn('the language did not load', error));
  show(root, router, parts);
};
