import { lazy, type ComponentType } from 'react';

/** A part that its page can do without: it loads later, and when it cannot, it stays away. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('a part of the page did not load', error);
      return { default: (): null => null };
    }
  });
