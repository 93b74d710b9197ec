import { ed25519 } from '@noble/curves/ed25519.js';
import {
  canonicalText,
  contentHash,
  receiptLeaf,
  receiptsText,
  receiptTree,
  signText,
  soloReceipt,
} from 'games-engine';
import { formatVerifierKey, noteKey } from 'games-engine/log';
import type { DrawReceipt } from 'server/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { alarmStore, dismissAlarm } from './alarm-store.ts';
import { judgeSolo, type NotedSolo } from './evidence-judge.ts';
import { noteDraw } from './note-evidence.ts';

const noted: NotedSolo[] = [];
let place = 'own';
vi.mock('./evidence-keeper.ts', () => ({ keepSolo: async (bet: NotedSolo) => void noted.push(bet) }));
vi.mock('../session/session.ts', () => ({ currentSession: () => ({ profile: { profileID: 'ann' } }) }));
vi.mock('../connection/connection.ts', () => ({ serverNow: () => 0 }));
vi.mock('../seeds/seed-calls.ts', () => ({ pairWatch: { noteBet: async () => place } }));
vi.stubGlobal('reportError', (error: unknown) => expect.unreachable(String(error)));
vi.mock('./own-clock.ts', () => ({ ownNow: () => 1000 }));

const { secretKey, publicKey } = ed25519.keygen(new Uint8Array(32).fill(5));
const house = noteKey('house.example', publicKey);
const key = formatVerifierKey(house);

const config = { enabled: true };
const outcome = { prize: 'base-1', prizeMinor: '100' };
const choice = { ticket: '2026-3' };
const commitment = 'c'.repeat(64);
const pinned = { hash: contentHash(config), version: 1 };

/** The house's receipt of a draw. */
const receiptOf = (drawn: object): DrawReceipt => {
  const events = [
    { at: 9, choice, clientSeed: 'mine', drawId: 'draw', nonce: 4, player: 'ann', type: 'draw.taken' },
    { at: 9, outcome: drawn, type: 'outcome.drawn' },
  ];
  const receipt = soloReceipt({ commitment, config: pinned, events, game: 'newyear', id: 'draw', number: 4 });
  const { root } = receiptTree([receiptLeaf(canonicalText(receipt))]);
  const signature = signText(receiptsText(house.name, 1, root), (text) => ed25519.sign(text, secretKey));
  const proof = { clientSeed: 'mine', config: pinned, index: 0, bets: 1, path: [], signature };
  return { at: 9, choice, nonce: 4, serverSeedHash: commitment, proof };
};

const faultOf = async (answer: Partial<Parameters<typeof noteDraw>[0]>, ticket = 3) => {
  const drawn = { game: 'newyear', id: 'draw', outcome, config, receipt: receiptOf(outcome), ...answer };
  noteDraw(drawn, (taken) => taken['ticket'] === `2026-${ticket}`);
  await expect.poll(() => noted.length).toBe(1);
  const [bet] = noted.splice(0);
  if (!bet) throw new Error('the draw was noted');
  const keys = { known: async () => key, shown: async () => key };
  const { item, alarm } = await judgeSolo(bet, async ({ hash }) => hash === pinned.hash, keys);
  return [item?.fault, alarm?.cause];
};

describe('the receipt of a draw that cost nothing', () => {
  afterEach(() => {
    place = 'own';
    dismissAlarm();
  });

  test('is kept where the house has signed what is shown', async () => {
    expect(await faultOf({})).toEqual([null, undefined]);
  });

  test('a receipt of another outcome than is shown raises the alarm', async () => {
    expect(await faultOf({ receipt: receiptOf({ ...outcome, prizeMinor: '500' }) })).toEqual(['unsigned', 'unsigned']);
  });

  test('a receipt of another ticket, config or pair than was asked for raises the alarm', async () => {
    expect(await faultOf({}, 4)).toEqual(['other', 'other']);
    expect(await faultOf({ config: { enabled: false } })).toEqual(['other', 'other']);
    place = 'other';
    expect(await faultOf({})).toEqual(['other', 'other']);
  });

  test('a missing receipt raises the alarm', () => {
    noteDraw({ game: 'newyear', id: 'draw', outcome, config, receipt: undefined }, () => true);
    expect(alarmStore.get()).toMatchObject({ cause: 'missing', roundId: 'draw' });
  });
});
