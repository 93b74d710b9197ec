import { battleTile } from './games/battle/battle.tile.ts';
import { classicTile } from './games/classic/classic.tile.ts';
import { coinflipTile } from './games/coinflip/coinflip.tile.ts';
import { diceTile } from './games/dice/dice.tile.ts';
import { minesTile } from './games/mines/mines.tile.ts';
import { wheelTile } from './games/wheel/wheel.tile.ts';

export { avatarIds, avatars } from './core/avatars/avatars.manifest.ts';
export type { AvatarId } from './core/avatars/avatars.manifest.ts';
export { brand } from './core/brand/brand.manifest.ts';
export { currencyCodes, currencyIcons } from './core/currencies/currencies.manifest.ts';
export type { CurrencyCode } from './core/currencies/currencies.manifest.ts';
export { mascot } from './core/mascot/mascot.manifest.ts';
export { bannerPictures } from './features/banners/banners.manifest.ts';
export type { BannerPicture } from './features/banners/banners.manifest.ts';
export { noPicture } from './features/catalogue/catalogue.manifest.ts';
export { interfaceSprite } from './core/sounds/interface.sprite.ts';
export type { SoundName, SoundSprite } from './core/sounds/sprite.types.ts';
export { tournamentImages } from './features/helpdesk/tournaments.manifest.ts';

/** Each in-house game's tile picture, by game id. */
export const gameTiles = {
  dice: diceTile,
  mines: minesTile,
  battle: battleTile,
  wheel: wheelTile,
  coinflip: coinflipTile,
  classic: classicTile,
} as const;
