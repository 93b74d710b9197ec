export { wheelSprite } from './wheel.sprite.ts';
