import type { SceneName, ScenePart } from './scene-at.ts';

/** A time of a WebVTT file: `00:06.500`. */
const cueTime = (ms: number): string => {
  const [minutes, seconds] = [Math.floor(ms / 60_000), (ms % 60_000) / 1000];
  return `${String(minutes).padStart(2, '0')}:${seconds.toFixed(3).padStart(6, '0')}`;
};

/** A WebVTT file that says each scene's words while it runs. */
export const captionsOf = (parts: readonly ScenePart[], wordsOf: (name: SceneName) => string): string =>
  [
    'WEBVTT',
    ...parts.map(({ name, fromMs, toMs }) => `${cueTime(fromMs)} --> ${cueTime(toMs)}\n${wordsOf(name)}`),
  ].join('\n\n');
