export { newyearSprite } from './newyear.sprite.ts';
export { robberySprite } from './robbery.sprite.ts';
