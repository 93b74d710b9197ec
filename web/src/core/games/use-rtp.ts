import type { GameId } from 'games-engine';
import { useLanguage } from '../i18n/messages.ts';
import { formatDecimal } from '../money/money.ts';
import { useActiveGame } from './active-game.ts';

/** A game's exact return to the player as the interface's language writes it: "95,00"; undefined until it is known. */
export const useRtp = (game: GameId): string | undefined => {
  const language = useLanguage();
  const { data } = useActiveGame(game);
  return data && formatDecimal(data.rtpPercent, language);
};
