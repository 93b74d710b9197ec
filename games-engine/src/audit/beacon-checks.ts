import { beaconChainHash, quicknet, type BeaconChain } from '../core/beacon/beacon-chain.ts';
import { verifyBeacon, verifyBeacons } from '../core/beacon/beacon-proof.ts';
import type { DrawnBeacon, DrawTerms } from '../core/draw/draw-terms.ts';
import type { Difference } from '../core/difference.ts';
import type { RoundOpened, SharedOutcomeDrawn } from '../core/shared-round.ts';
import type { ConfigEventRecord, RoundRecord } from '../core/record.ts';

/** Remembers valid signatures: each is the same however often it is met. Bounded; forgotten ones are checked again. */
export class KnownGood {
  readonly #keys = new Set<string>();
  readonly #max: number;

  constructor(max = 10_000) {
    this.#max = max;
  }

  has(key: string): boolean {
    return this.#keys.has(key);
  }

  add(key: string): void {
    if (this.#keys.size >= this.#max) this.#keys.clear();
    this.#keys.add(key);
  }
}

/** A round whose beacon was not checked yet. */
interface Waiting {
  beacon: DrawnBeacon;
  index: number; // index of the entry
  record: RoundRecord | ConfigEventRecord;
}

interface Batch {
  chain: BeaconChain;
  rounds: Waiting[];
}

const BATCH = 256; // two pairings for so many rounds: beyond it each round's own hash is all that counts

/** Beacon in a shared round's record; undefined for rounds without one. */
const beaconOf = (record: RoundRecord): { terms: DrawTerms; beacon: DrawnBeacon } | undefined => {
  const [opened] = record.events as readonly RoundOpened[];
  const drawn = record.events.find(({ type }) => type === 'outcome.drawn') as SharedOutcomeDrawn | undefined;
  return opened?.draw?.beacon && drawn?.beacon ? { terms: opened.draw, beacon: drawn.beacon } : undefined;
};

const forged = ({ beacon }: Waiting, chain: BeaconChain): Difference => ({
  path: 'events.beacon.signature',
  expected: `the signature of round ${beacon.round} by the beacon ${beaconChainHash(chain)}`,
  got: beacon.signature,
});

/** Checks the beacons of many rounds together: one by one they would be most of an audit's time. */
export class BeaconChecks {
  readonly #batches = new Map<string, Batch>();
  readonly #onForged: (index: number, record: Waiting['record'], difference: Difference) => void;

  constructor(onForged: (index: number, record: Waiting['record'], difference: Difference) => void) {
    this.#onForged = onForged;
  }

  /** Takes in a round that was rebuilt without a difference. `isKnown`: its beacon is one that nobody of the house holds. */
  add(record: RoundRecord, index: number): { chain: BeaconChain; isKnown: boolean; round: number } | undefined {
    const { beacon, terms } = beaconOf(record) ?? {};
    if (!beacon || !terms?.beacon) return undefined;
    const { beacon: chain } = terms;
    return { chain, isKnown: this.addLight(chain, { beacon, index, record }) === QUICKNET, round: beacon.round };
  }

  /** Takes in a beacon's round that decided something else. Gives the hash of its chain. */
  addLight(chain: BeaconChain, light: Waiting): string {
    const hash = beaconChainHash(chain);
    const batch = this.#batches.get(hash) ?? { chain, rounds: [] };
    this.#batches.set(hash, batch);
    batch.rounds.push(light);
    if (batch.rounds.length >= BATCH) this.#check(batch);
    return hash;
  }

  /** Checks what still waits. */
  finish(): void {
    for (const batch of this.#batches.values()) this.#check(batch);
  }

  #check({ chain, rounds }: Batch): void {
    const waiting = rounds.splice(0);
    const distinct = [...new Map(waiting.map((each) => [keyOf(each, chain), each])).values()];
    const unknown = distinct.filter((each) => !known.has(keyOf(each, chain)));
    const beacons = unknown.map(({ beacon }) => beacon);
    const forgeries = verifyBeacons(chain, beacons) ? [] : unknown.filter(({ beacon }) => !verifyBeacon(chain, beacon));
    const forgedKeys = new Set(forgeries.map((each) => keyOf(each, chain)));
    for (const each of unknown) if (!forgedKeys.has(keyOf(each, chain))) known.add(keyOf(each, chain));
    for (const each of waiting)
      if (forgedKeys.has(keyOf(each, chain))) this.#onForged(each.index, each.record, forged(each, chain));
  }
}

// rounds of different games share a beacon's round, and a witness or a page audits the same ones again
const known = new KnownGood();

const keyOf = ({ beacon }: Waiting, { publicKey }: BeaconChain): string =>
  `${publicKey}:${beacon.round}:${beacon.signature}`;

const QUICKNET = beaconChainHash(quicknet);
