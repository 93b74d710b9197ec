import { useFormat } from '../format/use-format.ts';
import { useActiveGame } from './active-game.ts';

/** A game's exact return to the player as the interface's language writes it: "95 %"; undefined until it is known. */
export const useRtp = (game: string): string | undefined => {
  const { percent } = useFormat();
  const { data } = useActiveGame(game);
  return data && percent(data.rtpPercent);
};
