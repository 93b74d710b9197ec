import { coinflipBedSprite, coinflipSprite } from 'assets/coinflip';
import type { CoinSide, CoinflipCue } from 'games-engine/coinflip';
import { createResultSound } from '../../core/game-kit/result/result-sound.ts';
import { createCues, type Loudness } from '../../core/sound/sound.ts';

/** Plays a cue of coinflip as loud as a config says. */
export const playCoinflipCue = createCues<CoinflipCue>(coinflipSprite, coinflipBedSprite);

type Config = Loudness<CoinflipCue>;

/** Time after the landing at which its result is heard, ms. */
export const RESULT_AFTER_MS = 260;

/** The coin leaves the hand. */
export const soundToss = (config: Config): void => playCoinflipCue('toss', config);

/** The coin lands; whose bet it was hears what became of it a moment later. */
export const soundLanding = (config: Config): void => playCoinflipCue('land', config);
export const soundResult = createResultSound<CoinflipCue>(playCoinflipCue, { loss: 'loss' });

/** Somebody asks for a game. */
export const soundInvitation = (config: Config): void => playCoinflipCue('join', config, { calls: true });

/** A face was chosen. */
export const soundSide = (config: Config, side: CoinSide): void => playCoinflipCue(side, config);
