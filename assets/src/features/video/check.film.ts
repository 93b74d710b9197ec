import { mix } from '../../core/audio/signal.ts';
import { breath, glide, pluck } from '../../core/audio/voices.ts';
import { filmMs, sceneStarts, type Film, type Scene } from '../../core/film/film.ts';
import { drawScene } from './scenes/draw.scene.ts';
import { logScene } from './scenes/log.scene.ts';
import { playerScene } from './scenes/player.scene.ts';
import { revealScene } from './scenes/reveal.scene.ts';
import { sealScene } from './scenes/seal.scene.ts';
import { seedScene } from './scenes/seed.scene.ts';

const scenes: readonly Scene[] = [seedScene, sealScene, playerScene, drawScene, revealScene, logScene];
const startOf = (name: string): number => sceneStarts({ scenes })[name] ?? 0;

// D major pentatonic, as everything here.
const [D4, A4, D5, E5, FS5, A5, B5, D6] = [62, 69, 74, 76, 78, 81, 83, 86] as const;

const notes = (scene: string, placed: readonly (readonly [atMs: number, note: number])[]) =>
  placed.map(([atMs, note]) => ({
    atMs: startOf(scene) + atMs,
    voice: pluck({ note, ms: 1400, brightness: 0.8 }),
    gain: 0.7,
  }));

/** Check of a dice round, from the locked seed to the public log. It has no words: captions stand beside it. */
export const film: Film = {
  name: 'check',
  characters: '0123456789abcdef…:.-= modHMACS256',
  scenes,
  posterMs: startOf('reveal') + 6500,
  sound: () =>
    mix(filmMs({ scenes }), [
      ...notes('seed', [
        [500, D4],
        [1200, A4],
        [2600, D5],
      ]),
      { atMs: startOf('seed') + 3300, voice: breath({ seed: 31, fromHz: 1600, toHz: 420, ms: 900 }), gain: 0.5 },
      ...notes('seed', [[4750, A4]]),
      ...notes('seal', [
        [900, D5],
        [1700, E5],
        [4200, A5],
      ]),
      ...notes('player', [
        [600, FS5],
        [2600, A5],
        [4200, B5],
      ]),
      { atMs: startOf('draw') + 900, voice: glide({ from: A4, to: D5, ms: 1100 }), gain: 0.4 },
      ...notes('draw', [
        [2100, D5],
        [3800, E5],
        [5100, FS5],
        [6100, A5],
      ]),
      { atMs: startOf('reveal') + 1000, voice: breath({ seed: 32, fromHz: 500, toHz: 1700, ms: 800 }), gain: 0.5 },
      ...notes('reveal', [
        [2700, A4],
        [4500, D5],
        [5100, FS5],
        [5750, A5],
        [5950, D6],
      ]),
      ...notes('log', [
        [300, D4],
        [850, A4],
        [1400, D5],
        [1950, FS5],
        [3000, A4],
        [3450, D5],
        [3900, FS5],
        [4350, A5],
        [5250, D6],
      ]),
    ]),
};
