import { filter, highPass } from './filter.ts';
import { linear, loudness, peakDb } from './level.ts';
import { room } from './room.ts';
import type { Mono, Stereo } from './signal.ts';
import { samplesOf } from './signal.ts';

const STANDARD_LUFS = -19;
const PEAK_CEILING_DB = -7.5; // lossy coding may overshoot; what players hear stays below −6
const FADE_OUT_MS = 45;
const FADE_IN_MS = 0.7;

/** A sound as its slice describes it: a dry signal and how it is placed. */
export interface SoundRecipe {
  readonly dry: () => Mono;
  readonly softerDb?: number; // below the family's common loudness, default 0: for sounds that repeat often
  readonly wet?: number; // share of the room, default 0.16
  readonly feedback?: number; // default 0.5
}

/** A slice's sounds, each rendered to one entry of the slice's audio sprite. */
export interface SoundSet {
  readonly name: string; // file name and manifest name of the sprite
  readonly sounds: Readonly<Record<string, SoundRecipe>>;
}

/** Renders a recipe: room, no DC, faded ends, common loudness under a common peak. */
export function renderSound({ dry, softerDb = 0, wet = 0.16, feedback = 0.5 }: SoundRecipe): Stereo {
  const placed = room(dry(), { wet, feedback });
  const clean = mapChannels(placed, (channel) => fadeEnds(filter(channel, highPass(70))));
  const towardsTarget = STANDARD_LUFS - softerDb - loudness(clean);
  const towardsCeiling = PEAK_CEILING_DB - peakDb(clean);
  const gain = linear(Math.min(towardsTarget, towardsCeiling));
  return mapChannels(clean, (channel) => channel.map((x) => x * gain));
}

function mapChannels({ left, right }: Stereo, change: (channel: Mono) => Mono): Stereo {
  return { left: change(left), right: change(right) };
}

function fadeEnds(channel: Mono): Mono {
  const into = samplesOf(FADE_IN_MS);
  const out = samplesOf(FADE_OUT_MS);
  return channel.map((x, i) => {
    const start = Math.min(1, i / into);
    const end = Math.min(1, (channel.length - 1 - i) / out);
    return x * start * Math.sin((Math.PI / 2) * end) ** 2;
  });
}
