import { lazy, Suspense, type ReactNode } from 'react';
import { keptEntry } from './entry.ts';
import { isMiniApp } from '../../core/site/site-links.ts';

const SocialEntry = lazy(async () => ({ default: (await import('./social-entry.tsx')).SocialEntry }));
const MiniAppFrame = lazy(async () => ({ default: (await import('./mini-app-frame.tsx')).MiniAppFrame }));

/** Sign-in by other services on every page: nothing of it loads until it is needed. */
export const SocialGate = (): ReactNode => {
  const entry = keptEntry();
  return (
    <Suspense>
      {entry && <SocialEntry entry={entry} />}
      {isMiniApp() && <MiniAppFrame />}
    </Suspense>
  );
};
