import { setTimeout as pause } from 'node:timers/promises';
import { beaconChainHash, type BeaconChain, type BeaconRound } from 'games-engine';
import { verifyBeacon } from 'games-engine/signatures';
import type { BeaconSource } from '../../core/hosts/beacon-source.ts';
import type { Logger } from '../../core/observability/logger.ts';
import { drandRoundSchema, roundPath } from './drand.contract.ts';

export interface DrandOptions {
  chain: BeaconChain;
  relays: readonly string[]; // addresses of HTTP relays; all are asked, the first answer that verifies counts
  log: Pick<Logger, 'warn'>;
  retryMs?: number; // between two tries; 250 unless given
  timeoutMs?: number; // timeout of one try; 3000 by default
}

const MAX_BYTES = 4096;
const REMEMBERED = 64;

/** An adapter of drand's HTTP API. Relays are trusted with nothing but being there: every signature is checked. */
export const createDrand = (options: DrandOptions): BeaconSource => {
  const { chain, relays, log, retryMs = 250, timeoutMs = 3000 } = options;
  const path = beaconChainHash(chain);
  const known = new Map<number, BeaconRound>(); // games close for the same round

  const ask = async (relay: string, round: number, signal: AbortSignal): Promise<BeaconRound> => {
    const tries = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const response = await fetch(`${relay}${roundPath(path, round)}`, { redirect: 'error', signal: tries });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Error(`${relay} answered with status ${response.status}`);
    }
    const answer = drandRoundSchema.parse(JSON.parse(await readText(response)));
    const beacon = { round: answer.round, signature: answer.signature };
    if (answer.round !== round) throw new Error(`${relay} answered with round ${answer.round} instead of ${round}`);
    if (!verifyBeacon(chain, beacon)) throw new Error(`${relay} answered with a forged round ${round}`);
    return beacon;
  };

  const tryOnce = async (round: number, signal: AbortSignal): Promise<BeaconRound> => {
    const found = known.get(round) ?? (await Promise.any(relays.map((relay) => ask(relay, round, signal))));
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= REMEMBERED) known.delete(oldest);
    known.set(round, found);
    return found;
  };

  return {
    chain,
    async round(round, signal) {
      for (;;) {
        signal.throwIfAborted();
        try {
          return await tryOnce(round, signal);
        } catch (error) {
          signal.throwIfAborted();
          log.warn({ err: error, round }, 'no relay has answered with the round of the beacon: asking again');
          await pause(retryMs, undefined, { signal }).catch(() => signal.throwIfAborted());
        }
      }
    },
  };
};

const readText = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error(`an answer of more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};
