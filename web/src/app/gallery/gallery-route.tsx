import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';

/** The design gallery, where the server has one: outside production. */
export const galleryRoute = async (): Promise<Pick<RouteObject, 'Component' | 'handle'>> => {
  const isOpen = await fetch('/api/dev').then(
    ({ ok }) => ok,
    () => false,
  );
  const notFound: RouteHandle = { title: label(texts('app', 'shell'), 'title.notFound') };
  if (!isOpen) return { Component: NotFoundPage, handle: notFound };
  return { Component: (await import('./gallery-page.tsx')).GalleryPage };
};
