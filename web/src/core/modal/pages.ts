import type { RouteObject } from 'react-router';
import { siteRoutes } from './navigator.ts';

/** The addresses of pages, as lists of segments; a segment that begins with ":" stands for any. */
const addressesOf = (routes: readonly RouteObject[], base: readonly string[] = []): (readonly string[])[] =>
  routes.flatMap(({ path, index, children = [] }) => {
    if (path === '*') return []; // the page that says there is none
    const pathSegments = (path ?? '').split('/').filter((segment) => segment !== '');
    const segments = path?.startsWith('/') ? pathSegments : [...base, ...pathSegments];
    const below = addressesOf(children, segments);
    return index || path !== undefined ? [segments, ...below] : below;
  });

const fits = (address: readonly string[], segments: readonly string[]): boolean =>
  address.length === segments.length &&
  address.every((segment, index) => segment.startsWith(':') || segment === segments[index]);

let addresses: (readonly string[])[] | undefined;

/**
 * True when a path leads to anything but the page that says there is none. The router would tell too, but makes all its
 * patterns again for every question.
 */
export const isPage = (path: string): boolean => {
  addresses ??= addressesOf(siteRoutes());
  const segments = path.split('/').filter((segment) => segment !== '');
  return addresses.some((address) => fits(address, segments));
};
