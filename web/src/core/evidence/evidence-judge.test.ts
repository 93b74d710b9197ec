import { ed25519 } from '@noble/curves/ed25519.js';
import {
  canonicalText,
  closingText,
  receiptLeaf,
  receiptsText,
  receiptText,
  receiptTree,
  signText,
  soloReceipt,
  type Closing,
} from 'games-engine';
import { formatVerifierKey, noteKey } from 'games-engine/log';
import type { BetReceipt } from 'server/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { alarmStore, dismissAlarm, raiseAlarm } from './alarm-store.ts';
import {
  judgeClosing,
  judgeReceipt,
  judgeSolo,
  type LogKeys,
  type NotedClosing,
  type NotedReceipt,
  type NotedSolo,
} from './evidence-judge.ts';

const NAME = 'house.example';

/** A key of the house's log. */
const houseKey = (byte: number) => {
  const { secretKey, publicKey } = ed25519.keygen(new Uint8Array(32).fill(byte));
  const sign = (text: Uint8Array): Uint8Array => ed25519.sign(text, secretKey);
  return { text: formatVerifierKey(noteKey(NAME, publicKey)), sign };
};

const [first, second] = [houseKey(3), houseKey(4)];

/** A browser that saw one key of the log first, and is shown another or the same now. */
const keysOf = (known: string, shown = known): LogKeys => ({
  known: () => Promise.resolve(known),
  shown: () => Promise.resolve(shown),
});

const sent = {
  game: 'battle',
  betId: 'bet',
  roundId: 'round',
  commitment: 'c'.repeat(64),
  account: 'player',
  stakesMinor: ['1000'],
  choice: 'red',
  salt: 'ab'.repeat(16),
  minPlace: 1,
  maxPlace: 1,
};

const answered = (signer = first, change: Partial<BetReceipt> = {}): NotedReceipt => {
  const { account: player, stakesMinor: _, minPlace: place, maxPlace: __, ...bet } = sent;
  const receipt = { ...bet, player, place, stakeMinor: '1000', at: 5, ...change };
  const signature = signText(receiptText(NAME, receipt), signer.sign);
  return { receipt: { ...receipt, signature }, sent, at: 10 };
};

const closing: Closing = {
  game: 'battle',
  roundId: 'round',
  number: 7,
  commitment: 'c'.repeat(64),
  source: 'e'.repeat(64),
  beaconRound: 12,
  bets: 2,
  betsHash: 'f'.repeat(64),
  at: 1000,
};

const closed = (signer = first, change: Partial<NotedClosing> = {}): NotedClosing => ({
  account: 'player',
  roundId: 'round',
  at: 1100,
  closing,
  signature: signText(closingText(NAME, closing), signer.sign),
  beaconAt: 3000,
  houseClockMs: 0,
  isAttentive: true,
  isLoaded: false,
  ...change,
});

describe('a receipt', () => {
  test('a receipt of the promised bet raises no alarm and is kept', async () => {
    const { item, alarm } = await judgeReceipt(answered(), keysOf(first.text));
    expect([item?.fault, alarm]).toEqual([null, undefined]);
  });

  test('a receipt that never came leaves the bet without one: the alarm is `missing`, and there is nothing to keep', async () => {
    const judged = await judgeReceipt({ ...answered(), receipt: undefined }, keysOf(first.text));
    expect(judged).toEqual({
      alarm: { cause: 'missing', account: 'player', game: 'battle', roundId: 'round', lateMs: 0, clockMs: 0 },
    });
  });

  test('by the key that the log shows now, not by the one that this browser saw first, raises `key`', async () => {
    const { item, alarm } = await judgeReceipt(answered(second), keysOf(first.text, second.text));
    expect(alarm).toMatchObject({ cause: 'key', roundId: 'round' });
    expect(item).toMatchObject({ fault: 'unsigned', key: first.text });
  });

  test('by no key that the log ever showed raises `unsigned`', async () => {
    const { alarm } = await judgeReceipt(answered(second), keysOf(first.text));
    expect(alarm?.cause).toBe('unsigned');
  });

  test('a receipt of another bet raises `other`, even if the house signed it', async () => {
    const { alarm } = await judgeReceipt(answered(first, { stakeMinor: '999' }), keysOf(first.text));
    expect(alarm?.cause).toBe('other');
  });
});

describe('a closing', () => {
  test('in time raises no alarm and is kept with its verdict', async () => {
    const { item, alarm } = await judgeClosing(closed(), keysOf(first.text));
    expect([item?.verdict, alarm]).toEqual(['in-time', undefined]);
  });

  test('by the key that the log shows now, not by the one that this browser saw first, raises `key`', async () => {
    const { item, alarm } = await judgeClosing(closed(second), keysOf(first.text, second.text));
    expect([item?.verdict, alarm?.cause]).toEqual(['unsigned', 'key']);
  });

  test('by no key that the log ever showed raises `closing-unsigned`', async () => {
    const { alarm } = await judgeClosing(closed(second), keysOf(first.text));
    expect(alarm?.cause).toBe('closing-unsigned');
  });

  test('a closing that came late raises `late`; one that a reload brought is only told', async () => {
    const late = await judgeClosing(closed(first, { at: 3500 }), keysOf(first.text));
    expect(late).toMatchObject({ item: { verdict: 'late' }, alarm: { cause: 'late', lateMs: 500 } });
    const noted = closed(first, { at: 3500, isAttentive: false, isLoaded: true });
    const { item, alarm } = await judgeClosing(noted, keysOf(first.text));
    expect([item?.verdict, alarm]).toEqual(['loaded', undefined]);
    expect(item).not.toHaveProperty('isLoaded');
  });
});

describe('the alarm of a key', () => {
  afterEach(dismissAlarm);

  test('stands however many others are raised', async () => {
    const { alarm } = await judgeReceipt(answered(second), keysOf(first.text, second.text));
    if (alarm) raiseAlarm(alarm);
    const { alarm: missing } = await judgeReceipt({ ...answered(), receipt: undefined }, keysOf(first.text));
    if (missing) raiseAlarm(missing);
    expect(alarmStore.get()?.cause).toBe('key');
  });
});

describe('the receipt of a solo bet', () => {
  const events = [{ at: 5, player: 'player', stakeMinor: '1000', type: 'bet.placed' }];
  const config = { hash: 'd'.repeat(64), version: 2 };
  const bet = { account: 'player', game: 'dice', id: 'bet', commitment: 'c'.repeat(64), number: 3, events };
  const signed = (signer = first): NotedSolo => {
    const receipt = soloReceipt({ ...bet, config });
    const { root } = receiptTree([receiptLeaf(canonicalText(receipt))]);
    const signature = signText(receiptsText(NAME, 1, root), signer.sign);
    const proof = { account: 'real', clientSeed: 'seed', config, index: 0, bets: 1, path: [], signature } as const;
    return { ...bet, proof: { ...proof, path: [] }, isAsked: true, at: 10 };
  };
  const judged = (noted: NotedSolo, isPlayed = true, keys = keysOf(first.text)) =>
    judgeSolo(noted, () => Promise.resolve(isPlayed), keys);

  test('a signed receipt of the sent bet is kept', async () => {
    expect(await judged(signed())).toEqual({ item: expect.objectContaining({ kind: 'solo', id: 'bet', fault: null }) });
  });

  test('raises an alarm where it is missing, of something else, of a config that was not in force, or not signed', async () => {
    const noted = signed();
    const other = { ...noted, events: [{ ...events[0], stakeMinor: '2000' } as never] };
    const cases = [
      judged({ ...noted, proof: undefined }),
      judged({ ...noted, isAsked: false }),
      judged(noted, false),
      judged(other),
      judged(noted, true, keysOf(second.text)),
      judged(noted, true, keysOf(second.text, first.text)),
    ];
    const causes = (await Promise.all(cases)).map(({ alarm }) => alarm?.cause);
    expect(causes).toEqual(['missing', 'other', 'other', 'unsigned', 'unsigned', 'key']);
  });
});
