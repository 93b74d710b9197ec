export { classicSprite } from './classic.sprite.ts';
