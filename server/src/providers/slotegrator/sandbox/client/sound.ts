/** Synthesised sounds: soft sine tones in D major pentatonic, as everywhere on the site. */

const KEY = 'glasshouse.slots.muted';
const SCALE = [62, 64, 66, 69, 71, 74, 76, 78, 81, 83, 86];
const VOLUME = 0.16;

let context: AudioContext | undefined;

/** A sandboxed frame has no storage: then the choice lasts as long as the page. */
const remembered = (): boolean => {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
};
let muted = remembered();

/** Calls back when the site around the frame is muted or is heard again. */
const hearSite = (act: (isMuted: boolean) => void): void =>
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== parent || source === window || typeof data !== 'object' || data === null) return;
    if (!('type' in data) || data.type !== 'site.sound' || !('muted' in data)) return;
    muted = data.muted === true;
    act(muted);
  });

const open = (): AudioContext | undefined => {
  if (muted || !navigator.userActivation.hasBeenActive) return undefined; // browsers require a user gesture first
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
};

const hertz = (note: number): number => 440 * 2 ** ((note - 69) / 12);

const strike = (note: number, afterMs = 0, ms = 320, gain = 1, type: OscillatorType = 'sine'): void => {
  const audio = open();
  if (!audio) return;
  const at = audio.currentTime + afterMs / 1000;
  const voice = audio.createOscillator();
  const level = audio.createGain();
  voice.type = type;
  voice.frequency.value = hertz(note);
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(VOLUME * gain, at + 0.008);
  level.gain.exponentialRampToValueAtTime(0.0001, at + ms / 1000);
  voice.connect(level).connect(audio.destination);
  voice.start(at);
  voice.stop(at + ms / 1000);
};

let listener: (isMuted: boolean) => void = () => undefined;
hearSite((isMuted) => listener(isMuted)); // from the first script on: the site speaks when the page has loaded

export const sound = {
  isMuted: (): boolean => muted,
  /** Tells when the site around the frame has muted it. */
  onSite(act: (isMuted: boolean) => void): void {
    listener = act;
  },
  toggle(): boolean {
    muted = !muted;
    try {
      localStorage.setItem(KEY, muted ? '1' : '0');
    } catch {
      // it lasts as long as the page
    }
    return muted;
  },
  press: (): void => strike(74, 0, 90, 0.5),
  start: (): void => [62, 69, 74].forEach((note, index) => strike(note, index * 45, 160, 0.6)),
  tick: (step = 0): void => strike(SCALE[step % SCALE.length] ?? 62, 0, 70, 0.35, 'triangle'),
  stop: (step = 0): void => strike(50 + (SCALE[step % 5] ?? 62) - 62, 0, 150, 0.9, 'triangle'),
  /** A rising run of notes, longer for larger wins. `times`: of the stake. */
  win(times: number): void {
    const notes = times >= 15 ? 11 : times >= 5 ? 7 : times >= 1 ? 4 : 2;
    SCALE.slice(0, notes).forEach((note, index) => strike(note + 12, index * 75, 520, 0.8));
    if (times >= 15) [62, 69, 74, 81].forEach((note) => strike(note, notes * 75, 1_400, 0.7));
  },
  loss: (): void => [66, 62].forEach((note, index) => strike(note, index * 90, 260, 0.35)),
};
