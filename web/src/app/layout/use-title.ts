import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { shellMessages } from '../shell.messages.ts';

export type TitleKey =
  | 'title.main'
  | 'title.confirmEmail'
  | 'title.casino'
  | 'title.fairness'
  | 'title.settings'
  | 'title.round'
  | 'title.moderation'
  | 'title.studio'
  | 'title.audit'
  | 'title.notFound';

/** What a route says about itself: a title of its own, or the game that it is. */
export type RouteHandle = { readonly title: TitleKey } | { readonly game: string };

export const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && ('title' in handle || 'game' in handle);

/** Names the document after the present route, in the interface's language. */
export const useTitle = (): void => {
  const t = useMessages(shellMessages);
  const nameOf = useGameName();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isHandle);
  const title = handle && ('game' in handle ? t('title.game', { name: nameOf(handle.game) }) : t(handle.title));
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
};
