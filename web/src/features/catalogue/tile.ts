import { GAME_LINK, type CarouselGame, type CatalogueGame } from 'server/contract';

/** True when the device has a touch screen, which needs games that run on a phone. */
export const isMobile = (): boolean => matchMedia('(pointer: coarse)').matches;

/** A provider game as shown in lists. */
export interface Tile extends Pick<
  CatalogueGame,
  'identifier' | 'title' | 'favorite' | 'new' | 'cashback' | 'tournament' | 'counts' | 'rtp' | 'measured'
> {
  readonly provider: string;
  readonly image: string; // address
  readonly isClosed: boolean; // not available now
}

/** The tile of a game of the catalogue. */
export const tileOf = ({ url, provider, hide, ...game }: CatalogueGame): Tile => ({
  ...game,
  provider: provider.title,
  image: url,
  isClosed: hide,
});

/** The tile of a carousel's game. */
export const carouselTile = ({ link, ...game }: CarouselGame): Tile => ({
  ...game,
  identifier: link.slice(GAME_LINK.length),
  isClosed: false,
});
