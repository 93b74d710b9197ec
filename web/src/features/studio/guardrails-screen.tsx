import { lazy, Suspense, type ReactNode } from 'react';
import { Loading } from '../../core/office/loaded.tsx';
import { useStudioGame } from './use-studio-game.ts';

// the notation of fields comes with the bench of the studio: more than a page may begin with
const GuardrailsView = lazy(async () => ({ default: (await import('./guardrails-view.tsx')).GuardrailsView }));

/** /studio/:game/guardrails: what configs of a game are held to; two admins change it together. */
export const GuardrailsScreen = (): ReactNode => (
  <Suspense fallback={<Loading />}>
    <GuardrailsView game={useStudioGame()} />
  </Suspense>
);
