import { Suspense, type ReactNode } from 'react';
import { useDrawStudio } from './games.ts';
import type { DrawStudio } from './web-game.ts';
import { useGameName } from './use-game-name.ts';
import { useMessages } from '../i18n/messages.ts';

interface NameProps {
  game: string; // or a draw
  children: (name: string) => ReactNode;
}

const DrawName = ({ studio, children }: Pick<NameProps, 'children'> & { studio: DrawStudio }): ReactNode =>
  children(useMessages(studio.messages)('name'));

const Named = ({ game, children }: NameProps): ReactNode => {
  const nameOf = useGameName();
  const studio = useDrawStudio(game);
  return studio ? <DrawName studio={studio}>{children}</DrawName> : children(nameOf(game));
};

/** Hands on what a game or a draw is called; its id until that has come. */
export const StaffGameName = (props: NameProps): ReactNode => (
  <Suspense fallback={props.children(props.game)}>
    <Named {...props} />
  </Suspense>
);
