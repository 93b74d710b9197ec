import { z } from 'zod';
import { parseJson } from './entry-reading.ts';

const light = z.looseObject({
  chain: z.string().optional(), // hash of the beacon's chain; a line as drand serves it has none
  round: z.int().min(1),
  signature: z.string().regex(/^(?:[0-9a-f]{2}){1,128}$/),
});

/** Rounds of beacons that somebody has fetched: their signatures prove themselves. */
export class BeaconLights {
  readonly #byRound = new Map<number, { chain: string | undefined; signature: string }[]>();

  /** Reads a line: JSON of a round as drand serves it, with the chain's hash beside it or not. False for any other line. */
  read(line: string): boolean {
    const { data } = light.safeParse(parseJson(line));
    if (!data) return false;
    const { chain, round, signature } = data;
    this.#byRound.set(round, [...(this.#byRound.get(round) ?? []), { chain, signature }]);
    return true;
  }

  /** The signatures given of a round of a chain. */
  of(chain: string, round: number): string[] {
    const heads = this.#byRound.get(round) ?? [];
    return heads.filter((each) => each.chain === undefined || each.chain === chain).map(({ signature }) => signature);
  }
}
