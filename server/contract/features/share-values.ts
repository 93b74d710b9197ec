// Apart from the schemas: a page that needs only these values must not load what checks payloads.
import type { Language } from '../languages.ts';

/** Parameters of a round's address that its card is made by. */
export const SHARE_BET = 'bet';
export const SHARE_LANGUAGE = 'lang';

/** A settled bet as its address names it: `betId` is the round's own where one plays alone. */
export interface SharedBet {
  readonly game: string;
  readonly roundId: string;
  readonly betId: string;
}

/** Path of the page that a bet is shared by. Previews of the link show its card in the language of who shares it. */
export const sharePath = ({ game, roundId, betId }: SharedBet, language: Language): string => {
  const parameters = new URLSearchParams();
  if (betId !== roundId) parameters.set(SHARE_BET, betId);
  parameters.set(SHARE_LANGUAGE, language);
  return `/fairness/${game}/${roundId}?${parameters}`;
};

/** Path of a bet's card as a picture. */
export const cardPath = (betId: string, language: Language): string => `/api/share/${betId}?lang=${language}`;

/** Size of a card in pixels: the 1.91 to 1 that previews of links are cut to. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
