import type { Location, NavigateOptions, RouteObject } from 'react-router';

/** Part of the router that the core needs; the application owns it. */
export interface Navigator {
  location(): Location;
  navigate(to: string | number, options?: NavigateOptions): void;
  routes: RouteObject[]; // every page of the site
}

let bound: Navigator | undefined;

const navigator = (): Navigator => {
  if (!bound) throw new Error('no router yet: the application calls bindNavigator before anything navigates');
  return bound;
};

/** Gives the router to the core: once, when the application starts. */
export const bindNavigator = (router: Navigator): void => {
  bound = router;
};

/** The present place. */
export const currentLocation = (): Location => navigator().location();

/** Every page of the site. */
export const siteRoutes = (): RouteObject[] => navigator().routes;

/** Goes to a path, or steps back by a negative number. */
export const navigate = (to: string | number, options?: NavigateOptions): void => navigator().navigate(to, options);
