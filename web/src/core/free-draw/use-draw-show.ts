import type { Volumes } from 'games-engine';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { sceneNow } from '../game-kit/scene/clock.ts';
import { prefersReducedMotion } from '../game-kit/scene/use-reduced-motion.ts';
import type { Playing } from '../sound/sound.ts';
import { REDUCED_MOTION_MS } from '../tokens/tokens.ts';

/** Sound cues of a free draw. */
type DrawCue = 'spin' | 'tick' | 'stop' | 'prize';

/** Plays a cue of one draw. */
export type PlayDraw = (cue: DrawCue, how?: Playing) => void;

interface Loudness {
  sounds?: Volumes<DrawCue> | undefined;
}

const TICK_MS = 55; // ticks closer together merge into noise

let heard = { place: -1, at: 0 };

/** Ticks when a place passes the pointer, skipping some at high speed. */
export const soundTick = (play: PlayDraw, { sounds }: Loudness, place: number, now: number): void => {
  if (place === heard.place || Math.abs(now - heard.at) < TICK_MS) return;
  heard = { place, at: now };
  play('tick', { volume: sounds?.tick });
};

/** A draw as answered by the server. */
export interface ShownDraw<Outcome> {
  id: string; // id of its round
  outcome: Outcome;
  sum?: string; // all prizes of several draws, told instead of this one's
}

/** Imperative handle of a draw's scene. */
export interface DrawHandle<Outcome> {
  /** Spins to the outcome; resolves once it is told, which then stays for a while. Another call ends the one before. */
  play(drawn: ShownDraw<Outcome>): Promise<void>;
}

/** The state of a draw's scene. */
export interface DrawShow<Outcome> extends ShownDraw<Outcome> {
  phase: 'spinning' | 'result' | 'over'; // over: the result was shown long enough
  previous: Outcome | undefined; // the last outcome, where the scene starts
  startedAt: number; // ms since epoch by the scene's clock
  spinMs: number; // 0 when skipped
}

interface Timings extends Loudness {
  spinMs: number;
  resultMs: number;
}

/** Drives a scene from the draw to the end of its result. `skip` jumps to the result, then to its end. */
export const useDrawShow = <Outcome>(
  config: Timings,
  handle: Ref<DrawHandle<Outcome>> | undefined,
  play: PlayDraw,
): { show: DrawShow<Outcome> | undefined; skip: () => void } => {
  const [show, setShow] = useState<DrawShow<Outcome>>();
  const shown = useRef<() => void>(undefined); // resolves `play`

  useImperativeHandle(
    handle,
    () => ({
      play(drawn) {
        shown.current?.();
        const spinMs = prefersReducedMotion() ? Math.min(config.spinMs, REDUCED_MOTION_MS) : config.spinMs;
        play('spin', { volume: config.sounds?.spin });
        const startedAt = sceneNow();
        setShow((before) => ({ ...drawn, phase: 'spinning', previous: before?.outcome, startedAt, spinMs }));
        return new Promise((resolve) => {
          shown.current = resolve;
        });
      },
    }),
    [config, play],
  );

  useEffect(() => {
    if (!show || show.phase === 'over') return undefined;
    const isSpinning = show.phase === 'spinning';
    const next = (): void => {
      if (isSpinning) for (const cue of ['stop', 'prize'] as const) play(cue, { volume: config.sounds?.[cue] });
      setShow({ ...show, phase: isSpinning ? 'result' : 'over' });
    };
    const timer = setTimeout(next, isSpinning ? show.spinMs : config.resultMs);
    return () => clearTimeout(timer);
  }, [show, config, play]);

  useEffect(() => {
    if (show && show.phase !== 'spinning') shown.current?.();
  }, [show]);
  useEffect(() => () => shown.current?.(), []);

  const skip = (): void => {
    if (show) setShow({ ...show, spinMs: 0, phase: show.phase === 'spinning' ? 'result' : 'over' });
  };
  return { show, skip };
};
