import { use, type ReactNode } from 'react';
import { useLoadedGames } from '../../core/games/games.ts';
import type { GameHelp, GameRules } from '../../core/games/web-game.ts';

/** The rules of games by their ids, in the order in which lists show them. */
export type RulesByGame = ReadonlyMap<string, GameRules>;

interface CollectProps {
  left: readonly { id: string; help: GameHelp }[];
  known: RulesByGame;
  children: (rules: RulesByGame) => ReactNode;
}

/** Asks one game after another. */
const Collect = ({ left: [first, ...rest], known, children }: CollectProps): ReactNode =>
  first ? (
    <first.help.Rules>
      {(rules) => (
        <Collect left={rest} known={new Map([...known, [first.id, rules]])}>
          {children}
        </Collect>
      )}
    </first.help.Rules>
  ) : (
    children(known)
  );

const none: RulesByGame = new Map();

/** The rules of every game, for who shows or searches them all. */
export const AllRules = ({ children }: Pick<CollectProps, 'children'>): ReactNode => {
  const games = useLoadedGames();
  for (const { parts } of games) void parts.help(); // at once, not one after the other
  const left = games.map(({ game, parts }) => ({ id: game.id, help: use(parts.help()) }));
  return (
    <Collect left={left} known={none}>
      {children}
    </Collect>
  );
};
