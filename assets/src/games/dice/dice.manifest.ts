export { diceSprite } from './dice.sprite.ts';
