export { coinflipSprite } from './coinflip.sprite.ts';
