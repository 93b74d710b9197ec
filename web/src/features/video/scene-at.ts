import { checkFilm } from 'assets';

export type SceneName = keyof typeof checkFilm.scenes;

/** A part of the film, milliseconds of its clock. */
export interface ScenePart {
  readonly name: SceneName;
  readonly fromMs: number;
  readonly toMs: number; // where the next begins, or the film ends
}

/** The film's scenes in their order. */
export const sceneParts: readonly ScenePart[] = (Object.entries(checkFilm.scenes) as [SceneName, number][]).map(
  ([name, fromMs], index, all) => ({ name, fromMs, toMs: all[index + 1]?.[1] ?? checkFilm.ms }),
);

/** The scene that runs at a time of the film's clock; the last one after its end. */
export const sceneAt = (ms: number): SceneName =>
  sceneParts.findLast(({ fromMs }) => fromMs <= ms)?.name ?? sceneParts[0]?.name ?? 'seed';

/** Minutes and seconds of the film's clock: `0:06`. */
export const clockText = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
