import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { shellMessages } from '../shell.messages.ts';

export type TitleKey = 'title.main' | 'title.dice' | 'title.fairness' | 'title.round' | 'title.notFound';

/** What a route says about itself. */
export interface RouteHandle {
  readonly title: TitleKey;
}

const hasTitle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** Names the document after the present route, in the interface's language. */
export const useTitle = (): void => {
  const t = useMessages(shellMessages);
  const handle = useMatches().findLast((match) => hasTitle(match.handle))?.handle;
  const title = hasTitle(handle) ? t(handle.title) : undefined;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
};
