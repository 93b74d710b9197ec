import { redirect, type RouteObject } from 'react-router';
import type { RouteHandle } from '../layout/use-title.ts';

const handle: RouteHandle = { title: 'title.studio' };

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
      {
        path: 'design',
        lazy: async () => ({ Component: (await import('../../features/studio/design-screen.tsx')).DesignScreen }),
      },
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
