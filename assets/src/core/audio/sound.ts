import { filter, highPass } from './filter.ts';
import { integratedLoudness, linear, loudness, peakDb } from './level.ts';
import { room } from './room.ts';
import type { Mono, Stereo } from './signal.ts';
import { samplesOf } from './signal.ts';

/**
 * Loudness of each layer. A touch is as loud as its loudest 100 ms; what lasts is measured as a whole: a stinger, the
 * bed that lies under everything, and the tension of a draw between the two.
 */
export const LAYER_LUFS = { touch: -19, stinger: -23.5, tension: -29, bed: -32 } as const;
const PEAK_CEILING_DB = -7.5; // lossy coding may overshoot; what players hear stays below −6
const FADE_OUT_MS = 45;
const WARMING_MS = 2000; // a room has fallen silent long before
const FADE_IN_MS = 0.7;

/** A sound as its slice describes it: a dry signal and how it is placed. */
export interface SoundRecipe {
  readonly dry: () => Mono;
  readonly layer?: keyof typeof LAYER_LUFS; // default touch; a bed and a tension are loops
  readonly softerDb?: number; // below the family's common loudness, default 0: for sounds that repeat often
  readonly wet?: number; // share of the room, default 0.16
  readonly feedback?: number; // default 0.5
}

/** A slice's sounds, each rendered to one entry of the slice's audio sprite. */
export interface SoundSet {
  readonly name: string; // file name and manifest name of the sprite
  readonly kbps?: { readonly webm: number; readonly mp3: number }; // default 72 and 96
  readonly sounds: Readonly<Record<string, SoundRecipe>>;
}

/** True for a sound that goes on from its end at its beginning. */
export function isLoop({ layer }: SoundRecipe): boolean {
  return layer === 'bed' || layer === 'tension';
}

/** Loudness of a sound as its layer is measured, LUFS. */
export function layerLoudness(sound: Stereo, layer: SoundRecipe['layer'] = 'touch'): number {
  return layer === 'touch' ? loudness(sound) : integratedLoudness(sound);
}

/** Renders a recipe: room, no DC, faded ends (a loop has none), the loudness of its layer under a common peak. */
export function renderSound(recipe: SoundRecipe): Stereo {
  const { layer = 'touch', softerDb = 0, wet = 0.16, feedback = 0.5 } = recipe;
  const finish = (channel: Mono): Mono => (isLoop(recipe) ? channel.slice(samplesOf(WARMING_MS)) : fadeEnds(channel));
  const dry = isLoop(recipe) ? warmed(recipe.dry()) : recipe.dry();
  const clean = mapChannels(room(dry, { wet, feedback }), (channel) => finish(filter(channel, highPass(70))));
  const towardsTarget = LAYER_LUFS[layer] - softerDb - layerLoudness(clean, layer);
  const towardsCeiling = PEAK_CEILING_DB - peakDb(clean);
  const gain = linear(Math.min(towardsTarget, towardsCeiling));
  return mapChannels(clean, (channel) => channel.map((x) => x * gain));
}

/** A loop with its own end before it: by its beginning the room already rings, as it does from the second round on. */
function warmed(signal: Mono): Mono {
  const before = samplesOf(WARMING_MS);
  const out = new Float64Array(before + signal.length);
  out.set(signal.subarray(signal.length - before));
  out.set(signal, before);
  return out;
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
