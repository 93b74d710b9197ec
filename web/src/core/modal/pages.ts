import { matchRoutes } from 'react-router';
import { siteRoutes } from './navigator.ts';

/** Whether a path leads to anything but the page that says there is none. */
export const isPage = (path: string): boolean => matchRoutes(siteRoutes(), path)?.at(-1)?.route.path !== '*';
