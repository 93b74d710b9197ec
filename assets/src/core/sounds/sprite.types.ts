/**
 * One audio file that holds all sounds of a slice; a player starts at `offsetMs` and stops after `durationMs`, or goes
 * on from the offset where the entry `loops`.
 */
export interface SoundSprite {
  /** The same audio twice, best first: WebM/Opus, then MP3. */
  readonly src: readonly [webm: string, mp3: string];
  readonly sprite: Readonly<Record<string, readonly [offsetMs: number, durationMs: number, loops?: true]>>;
}

/** The names a sprite can play. */
export type SoundName<S extends SoundSprite> = keyof S['sprite'] & string;
