import type { GameId } from 'games-engine';
import { lazy } from 'react';
import { redirect, type RouteObject } from 'react-router';
import type { CuePlayer } from '../../features/studio/volume-fields.tsx';
import type { RouteHandle } from '../layout/use-title.ts';

const handle: RouteHandle = { title: 'title.studio' };

const Preview = lazy(async () => ({ default: (await import('./studio-preview.tsx')).StudioPreview }));

const hear: CuePlayer = (game, cue, volume) =>
  void import('./cues.ts').then(
    ({ cues }) => cues[game as GameId](cue, { sounds: { [cue]: volume } }, true),
    (error: unknown) => console.warn('a sound was not played', error),
  );

const designPage = async () => {
  const { DesignScreen } = await import('../../features/studio/design-screen.tsx');
  return { Component: () => <DesignScreen preview={Preview} onCue={hear} /> };
};

/** /studio, for designers: nothing of it loads on any other page. */
export const studioRoutes: RouteObject[] = [
  {
    path: '/studio',
    handle,
    lazy: async () => ({ Component: (await import('../../features/studio/studio-home-screen.tsx')).StudioHomeScreen }),
  },
  {
    path: '/studio/:game',
    handle,
    lazy: async () => ({ Component: (await import('../../features/studio/studio-game.tsx')).StudioGame }),
    children: [
      { index: true, loader: ({ params: { game = '' } }) => redirect(`/studio/${game}/design`) },
      { path: 'design', lazy: designPage },
      {
        path: 'versions',
        lazy: async () => ({ Component: (await import('../../features/studio/versions-screen.tsx')).VersionsScreen }),
      },
      {
        path: 'versions/:id',
        lazy: async () => ({ Component: (await import('../../features/studio/version-screen.tsx')).VersionScreen }),
      },
    ],
  },
];
