export { minesSprite } from './mines.sprite.ts';
