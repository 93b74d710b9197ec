import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Menu, MenuChoice, MenuItem } from '../../core/ui/menu.tsx';
import type { RouteHandle } from '../layout/use-title.ts';

/** Parts of the frame that the gallery shows too. Handed in: what two chunks import becomes a third one. */
export interface FrameParts {
  NotFoundPage: ComponentType;
  Preloader: ComponentType;
  Menu: typeof Menu;
  MenuChoice: typeof MenuChoice;
  MenuItem: typeof MenuItem;
}

/** The design gallery, where the server has one: outside production. */
export const galleryRoute = async (parts: FrameParts): Promise<Pick<RouteObject, 'Component' | 'handle'>> => {
  const isOpen = await fetch('/api/dev').then(
    ({ ok }) => ok,
    () => false,
  );
  const notFound: RouteHandle = { title: 'title.notFound' };
  if (!isOpen) return { Component: parts.NotFoundPage, handle: notFound };
  const { GalleryPage } = await import('./gallery-page.tsx');
  return { Component: () => <GalleryPage {...parts} /> };
};
