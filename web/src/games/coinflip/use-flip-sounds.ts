import { useEffect } from 'react';
import { serverNow } from '../../core/connection/connection.ts';
import type { SceneRoom } from './coinflip-scene-room.ts';
import { RESULT_AFTER_MS, soundLanding, soundResult, soundToss } from './coinflip.sounds.ts';

const LATE_MS = 400; // who comes later than this missed the sound, as a person who enters a room does

/** Sounds of the coin on the table, at the moments at which the picture shows what they belong to. */
export const useFlipSounds = (room: SceneRoom | undefined): void => {
  const [startedAt, ms, won] = [room?.flip?.startedAt, room?.flip?.ms, room?.won];
  const [id, sounds] = [room?.id, room?.sounds];
  useEffect(() => {
    if (id === undefined || startedAt === undefined || ms === undefined) return undefined;
    const config = { sounds };
    const cues = [
      { at: startedAt, sound: () => soundToss(config) },
      { at: startedAt + ms, sound: () => soundLanding(config) },
      ...(won === undefined ? [] : [{ at: startedAt + ms + RESULT_AFTER_MS, sound: () => soundResult(config, won) }]),
    ];
    const timers = cues
      .map(({ at, sound }) => ({ after: at - serverNow(), sound }))
      .filter(({ after }) => after > -LATE_MS)
      .map(({ after, sound }) => setTimeout(sound, Math.max(0, after)));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [id, startedAt, ms, won, sounds]);
};
