export { battleSprite } from './battle.sprite.ts';
export { battleBedSprite } from './battle-bed.sprite.ts';
