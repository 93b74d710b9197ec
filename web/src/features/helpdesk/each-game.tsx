import { use, type ComponentType, type ReactNode } from 'react';
import { useLoadedGames } from '../../core/games/games.ts';
import type { GameParts } from '../../core/games/web-game.ts';

/** Props for a part of each game. */
export interface OfGameProps<Part, Answer> {
  id: string;
  part: Part;
  children: (answer: Answer) => ReactNode;
}

interface CollectProps<Part, Answer> {
  of: ComponentType<OfGameProps<Part, Answer>>;
  children: (answers: ReadonlyMap<string, Answer>) => ReactNode;
}

interface RestProps<Part, Answer> extends CollectProps<Part, Answer> {
  left: readonly { id: string; part: Part }[];
  known: ReadonlyMap<string, Answer>;
}

function Rest<Part, Answer>({ of: Of, left: [first, ...left], known, children }: RestProps<Part, Answer>): ReactNode {
  if (!first) return children(known);
  return (
    <Of {...first}>
      {(answer) => (
        <Rest of={Of} left={left} known={new Map([...known, [first.id, answer]])}>
          {children}
        </Rest>
      )}
    </Of>
  );
}

/**
 * Asks a part of one game after another, in the order in which lists show them. Hands on the answers by the games' ids.
 */
export function EachGame<Part, Answer>({
  load,
  ...props
}: CollectProps<Part, Answer> & { load: (parts: GameParts) => Promise<Part> }): ReactNode {
  const games = useLoadedGames();
  for (const { parts } of games) void load(parts); // at once, not one after the other
  const left = games.map(({ game, parts }) => ({ id: game.id, part: use(load(parts)) }));
  return <Rest {...props} left={left} known={new Map<string, Answer>()} />;
}
