export { battleSprite } from './battle.sprite.ts';
