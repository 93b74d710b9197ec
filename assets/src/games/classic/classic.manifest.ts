export { classicSprite } from './classic.sprite.ts';
export { classicBedSprite } from './classic-bed.sprite.ts';
