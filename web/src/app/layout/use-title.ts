import { useEffect } from 'react';
import { useMatches } from 'react-router';
import type { RouteHandle } from '../../core/features/feature.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useLabels, useMessages } from '../../core/i18n/messages.ts';
import { shellMessages } from '../shell.messages.ts';

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && ('title' in handle || 'game' in handle);

/** What the present route is called; undefined where it names itself. */
const useRouteTitle = (): string | undefined => {
  const t = useMessages(shellMessages);
  const nameOf = useGameName();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isHandle);
  const title = handle && 'title' in handle ? handle.title : undefined;
  const [said] = useLabels(title === undefined || title === 'site' ? [] : [title]);
  if (title === 'site') return t('title.site');
  const name = handle && 'game' in handle ? nameOf(handle.game) : said;
  return name === undefined ? undefined : t('title.page', { name });
};

/** Names the document after the present route, in the interface's language. */
export const useTitle = (): void => {
  const title = useRouteTitle();
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
};
