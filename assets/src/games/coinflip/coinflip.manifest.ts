export { coinflipSprite } from './coinflip.sprite.ts';
export { coinflipBedSprite } from './coinflip-bed.sprite.ts';
