export { minesSprite } from './mines.sprite.ts';
export { minesBedSprite } from './mines-bed.sprite.ts';
