import { beaconTimeMs, firstBeaconRoundAt, quicknet } from 'games-engine';
import { verifyBeacon } from 'games-engine/signatures';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDrand } from './drand.client.ts';
import { drandModes, startDrandSimulator, type DrandMode, type DrandSimulator } from './drand.simulator.ts';

let [nowMs, warnings] = [1_763_000_000_000, 0];
const now = (): number => nowMs;
const log = { warn: () => void (warnings += 1) };
const past = (): number => firstBeaconRoundAt(simulator.chain, nowMs) - 2;

let simulator: DrandSimulator;
let other: DrandSimulator; // another relay of the same beacon
beforeAll(async () => {
  [simulator, other] = await Promise.all([
    startDrandSimulator({ secret: 'a secret', now }),
    startDrandSimulator({ secret: 'a secret', now }),
  ]);
});
afterEach(() => {
  simulator.mode = other.mode = 'well';
});
afterAll(() => Promise.all([simulator.close(), other.close()]));

const drand = (relays = [simulator.url]) =>
  createDrand({ chain: simulator.chain, relays, log, retryMs: 5, timeoutMs: 200 });

const faults = drandModes.filter((mode) => mode !== 'well');

describe('a relay of the beacon', () => {
  it('gives a round that its key has signed', async () => {
    const round = past();
    const beacon = await drand().round(round, AbortSignal.timeout(5000));
    expect(beacon.round).toBe(round);
    expect(verifyBeacon(simulator.chain, beacon)).toBe(true);
  });

  it('is the same beacon in every process that has its secret, and another with another one', async () => {
    expect(other.chain).toEqual(simulator.chain);
    const strange = await startDrandSimulator({ secret: 'another secret', now });
    expect(strange.chain.publicKey).not.toBe(simulator.chain.publicKey);
    await strange.close();
  });

  it('is asked again until a round of the future is there', async () => {
    const round = firstBeaconRoundAt(simulator.chain, nowMs + 1);
    const before = warnings;
    const waiting = drand().round(round, AbortSignal.timeout(20_000));
    await expect.poll(() => warnings).toBeGreaterThan(before + 2);
    nowMs = beaconTimeMs(simulator.chain, round);
    expect((await waiting).round).toBe(round);
  });

  it.each<DrandMode>(faults)('a relay that fails (%s) is asked again until it answers', async (mode) => {
    simulator.mode = mode;
    const before = warnings;
    const waiting = drand().round(past(), AbortSignal.timeout(20_000));
    await expect.poll(() => warnings).toBeGreaterThan(before);
    simulator.mode = 'well';
    expect(verifyBeacon(simulator.chain, await waiting)).toBe(true);
  });

  it.each<DrandMode>(faults)('a relay that fails (%s) does not matter where another answers', async (mode) => {
    simulator.mode = mode;
    const beacon = await drand([simulator.url, other.url]).round(past(), AbortSignal.timeout(20_000));
    expect(verifyBeacon(simulator.chain, beacon)).toBe(true);
  });

  it('a relay that answers to nobody is given up when the time is over', async () => {
    simulator.mode = 'down';
    const reason = new Error('the time is over');
    const time = new AbortController();
    const waiting = drand().round(past(), time.signal);
    time.abort(reason);
    await expect(waiting).rejects.toThrow(reason);
  });

  it('a relay of another beacon is not believed', async () => {
    const source = createDrand({ chain: quicknet, relays: [simulator.url], log, retryMs: 5 });
    const time = new AbortController();
    const before = warnings;
    const waiting = source.round(123, time.signal);
    await expect.poll(() => warnings).toBeGreaterThan(before);
    time.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });
});
