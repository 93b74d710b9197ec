export { diceSprite } from './dice.sprite.ts';
export { diceBedSprite } from './dice-bed.sprite.ts';
