export { wheelSprite } from './wheel.sprite.ts';
export { wheelBedSprite } from './wheel-bed.sprite.ts';
