import { coinflipSprite } from 'assets/coinflip';
import type { CoinSide } from 'games-engine/coinflip';
import { createSounds } from '../../core/sound/sound.ts';

const play = createSounds(coinflipSprite);

/** The coin leaves the hand. */
export const soundToss = (): void => play('toss');

/** The coin lands; whose bet it was hears what became of it a moment later. */
export const soundLanding = (): void => play('land');
export const soundResult = (won: boolean): void => play(won ? 'win' : 'loss');

/** Somebody asks for a game. */
export const soundInvitation = (): void => play('join');

/** A face was chosen. */
export const soundSide = (side: CoinSide): void => play(side);
