import { isHouseSeed } from 'games-engine';
import { generalCodes, type CallAnswer, type CallPayload, type Seeds } from 'server/contract';
import { CallError } from '../connection/call-error.ts';
import { makeClientSeed, type MadeSeed } from './client-seed.ts';

const MAX_WAITS = 10;
const WAIT_MS = 1000; // wait where the server gives no time

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes a call, and again after the time that the server asks for, as long as it is refused only for its pace. */
export const patiently = async <T>(work: () => Promise<T>, wait: (ms: number) => Promise<void> = pause): Promise<T> => {
  for (let waits = 0; ; waits += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== generalCodes.tooManyCalls || waits === MAX_WAITS) throw error;
      await wait(error.retryAfterMs ?? WAIT_MS);
    }
  }
};

/** Dependencies of making the player's own seeds. */
export interface OwnSeedsDeps {
  player: () => string | undefined; // public id of who is signed in
  seeds: () => Promise<Seeds>; // with the commitment that the house is bound to already
  rotate: (payload: CallPayload<'fairness.rotate'>) => Promise<CallAnswer<'fairness.rotate'>>;
  setClientSeed: (payload: CallPayload<'fairness.setClientSeed'>) => Promise<Seeds>;
  /** Hears of every answer, and of the client seed that was made for a commitment. */
  onSeeds: (seeds: Seeds) => void;
  onMade: (commitment: string, seed: MadeSeed) => void;
  wait?: (ms: number) => Promise<void>; // before a call that was refused for its pace is repeated
}

/** A rotation's answer, with what was shown before it and the seed that was made for it. */
export type Rotated = CallAnswer<'fairness.rotate'> & { shownBefore: Seeds; made: MadeSeed };

export interface OwnSeeds {
  /** Does what takes a number of the player's pair; repeats it on the next pair where the house has revealed the one in use. */
  playing<T>(work: () => Promise<T>): Promise<T>;
  /** Takes the next pair into use, with a client seed made after its commitment has come. */
  rotate(typed?: string): Promise<Rotated>;
  /** Gives the pair in use another client seed. */
  change(typed: string): Promise<{ seeds: Seeds; made: MadeSeed }>;
}

const isNeeded = ({ clientSeed, serverSeedHash }: Seeds): boolean =>
  serverSeedHash === null || clientSeed === null || isHouseSeed(clientSeed);

/**
 * Makes the client seeds of the player in this browser. Each is made after the commitment of its pair was shown: one that
 * the house knew earlier could have been tried against server seeds. Whatever fails is told by what needs the pair.
 */
export const createOwnSeeds = ({ player, onSeeds, onMade, wait, ...deps }: OwnSeedsDeps): OwnSeeds => {
  const ready = new Map<string, Promise<unknown>>();

  const seeds = async (): Promise<Seeds> => {
    const shown = await patiently(deps.seeds, wait);
    onSeeds(shown);
    return shown;
  };

  const rotateNow = async (typed?: string): Promise<Rotated> => {
    const shownBefore = await seeds();
    const seed = makeClientSeed(typed);
    const payload = { clientSeed: seed.clientSeed, commitment: shownBefore.nextServerSeedHash };
    const answer = await patiently(() => deps.rotate(payload), wait); // done again it changes nothing
    onSeeds(answer.current);
    onMade(payload.commitment, seed);
    return { ...answer, shownBefore, made: seed };
  };

  const prepare = async (): Promise<void> => {
    if (isNeeded(await seeds())) await rotateNow();
  };

  /** Once for each player; what fails is tried again by the next bet. */
  const prepared = async (): Promise<void> => {
    const id = player();
    if (id === undefined) return;
    const known = ready.get(id) ?? prepare();
    ready.set(id, known);
    await known.catch(() => void ready.delete(id));
  };

  return {
    async playing(work) {
      await prepared();
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== generalCodes.seedsNeeded) throw error;
        ready.clear();
        await prepared();
        return work(); // nothing was done: its id may be used again
      }
    },
    rotate: rotateNow,
    async change(typed) {
      const seed = makeClientSeed(typed);
      const changed = await patiently(() => deps.setClientSeed({ clientSeed: seed.clientSeed }), wait);
      onSeeds(changed);
      if (changed.serverSeedHash !== null) onMade(changed.serverSeedHash, seed);
      return { seeds: changed, made: seed };
    },
  };
};
