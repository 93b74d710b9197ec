import { exportOf } from '../../audit/sample-export.ts';
import type { ExportEntry } from '../../audit/export-format.ts';
import { sampleKey, signAsSample, type SampleEntry } from '../../audit/sample-log.ts';
import { beaconChainHash, beaconTimeMs, quicknet } from '../../core/beacon/beacon-chain.ts';
import { contentHash } from '../../core/canonical.ts';
import { betsHashOf } from '../../core/draw/bets-hash.ts';
import { closingText, signText } from '../../core/draw/closing.ts';
import { defaultDrawConfig } from '../../core/draw/draw-config.ts';
import type { JsonObject } from '../../core/json.ts';
import { closingOf, createSharedMaker, hashedBets, type SharedInputs } from '../../core/shared-rebuild.ts';
import type { RoundSettled } from '../../core/shared-round.ts';
import { commitmentOf } from '../../core/stream.ts';
import { battle, battleDefaultConfig } from '../../games/battle/index.ts';
import { sampleHouse } from '../sample-house.ts';
import { inputsOf, isRoundOf, recordOf, remade, signedLines } from './dishonest-house.ts';

/** A log with void rounds, and the lights that they were waiting for, as lines of JSON. */
export interface VoidHouse {
  lines: string[];
  lights: string[];
}

const WAIT_MS = defaultDrawConfig.waitMs;

/** A house with a beacon of its own that lets the wheel's rounds end `unanswered` where it would have paid more than it took. */
export const houseThatAvoidsLosses = async (): Promise<VoidHouse & { voided: number }> => {
  let entries: readonly ExportEntry[] = exportOf(
    sampleHouse({ rounds: 320, seed: 'voids', draw: defaultDrawConfig }),
  ).entries;
  const lights: string[] = [];
  for (const [at, entry] of entries.entries()) {
    if (!isRoundOf(entry, 'wheel')) continue;
    const { bets, draw, end } = inputsOf(entry);
    if (end.kind !== 'settled' || !draw?.beacon || !end.light?.beacon || !end.closing) continue;
    const staked = bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
    const { payoutsMinor } = recordOf(entry).events.at(-1) as RoundSettled;
    if (payoutsMinor.reduce((sum, payout) => sum + BigInt(payout), 0n) <= staked) continue;
    const { round, signature } = end.light.beacon;
    lights.push(JSON.stringify({ chain: beaconChainHash(draw.beacon), round, signature }));
    const voidedAt = beaconTimeMs(draw.beacon, round) + WAIT_MS;
    const { closedAt, closing } = end;
    entries = remade(entries, at, (inputs) => ({
      ...inputs,
      end: { kind: 'voided', closedAt, closing, voidedAt, reason: 'unanswered' },
    }));
  }
  return { lines: await signedLines(entries), lights, voided: lights.length };
};

const ROUND = 123; // a round of quicknet, with its real signature
const SIGNATURE = 'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92';
const SEED = 'ab'.repeat(32);

/** A log of one battle that waited for round 123 of drand quicknet and ended `unanswered`; its times are those of then. */
export const battleWithoutItsLight = async (): Promise<VoidHouse & { id: string }> => {
  const config = {
    ...battleDefaultConfig,
    countdownMs: 10_000,
    draw: { ...defaultDrawConfig, mode: 'beacon' as const, marginMs: 2000 },
  };
  const beaconAt = beaconTimeMs(quicknet, ROUND);
  const closedAt = beaconAt - config.draw.marginMs;
  const [hash, id, commitment] = [contentHash(config), '0192f0c1-0000-7000-8000-0000000000aa', commitmentOf(SEED)];
  const bet = { account: 'real', currencyId: 1, salt: '1'.repeat(32), saltedBy: 'player', stakeMinor: 1000n } as const;
  const bets = [
    { ...bet, at: closedAt - 11_000, choice: { team: 'red' }, id: 'bet-1', player: 'one' },
    { ...bet, at: closedAt - 10_000, choice: { team: 'blue' }, id: 'bet-2', player: 'two' },
  ];
  const draw = { beacon: quicknet, mode: 'beacon' } as const;
  const beaconRound = ROUND;
  const betsHash = betsHashOf(hashedBets(battle, bets));
  const text = closingText(
    sampleKey.name,
    closingOf('battle', draw, { id, number: 1, commitment, bets, closedAt }, { beaconRound, betsHash }),
  );
  const closing = { beaconRound, betsHash, signature: signText(text, signAsSample) };
  const voidedAt = beaconAt + config.draw.waitMs;
  const inputs: SharedInputs = {
    number: 1,
    openedAt: closedAt - 20_000,
    draw,
    bets,
    end: { kind: 'voided', closedAt, closing, voidedAt, reason: 'unanswered' },
  };
  const rebuilt = createSharedMaker(battle, { config, hash, version: 1 })(inputs, { id, commitment }, SEED);
  if ('undrawable' in rebuilt) throw new Error(rebuilt.undrawable);
  const at = closedAt - 30_000;
  const event = {
    actor: null,
    at,
    details: {},
    game: 'battle',
    hash,
    kind: 'config.event',
    reason: '',
    version: 1,
  } as const;
  const leaves: SampleEntry['record'][] = [
    { ...event, event: 'saved' },
    { ...event, event: 'activated' },
    { at, config: config as unknown as JsonObject, game: 'battle', kind: 'config', version: 1 },
    { at, commitment, game: 'battle', kind: 'commitment', round: null },
  ];
  const sample: SampleEntry[] = [
    ...leaves.map((record) => ({ record, serverSeed: null })),
    { record: rebuilt.record, serverSeed: SEED },
  ];
  return {
    id,
    lines: await signedLines(exportOf(sample).entries),
    lights: [JSON.stringify({ round: ROUND, randomness: 'as drand says it', signature: SIGNATURE })],
  };
};
