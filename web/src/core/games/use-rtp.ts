import type { GameId } from 'games-engine';
import { useCallQuery } from '../connection/query.ts';
import { useLanguage } from '../i18n/messages.ts';
import { formatDecimal } from '../money/money.ts';

const FRESH_MS = 60_000;

/** A game's exact return to the player as the interface's language writes it: "95,00"; undefined until it is known. */
export const useRtp = (game: GameId): string | undefined => {
  const language = useLanguage();
  const { data } = useCallQuery('games.config', { game }, { staleTime: FRESH_MS });
  return data && formatDecimal(data.rtpPercent, language);
};
