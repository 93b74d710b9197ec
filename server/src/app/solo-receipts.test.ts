import { randomUUID } from 'node:crypto';
import { insertProfile } from 'db';
import { isSignedReceipt, soloReceipt, soloReceiptDifference, type RoundRecord, type SoloReceipt } from 'games-engine';
import { dice } from 'games-engine/dice';
import { parseVerifierKey, type NoteKey } from 'games-engine/log';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PublicRound } from '../../contract/fairness.contract.ts';
import type { DicePlayAnswer } from '../../contract/games/dice.contract.ts';
import type { MinesGame } from '../../contract/games/mines.contract.ts';
import type { RobberySpin } from '../../contract/features/bonus.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../testing/test-server.ts';

let table: TestServer;
let key: NoteKey;
beforeAll(async () => {
  table = await startTestServer();
  const parsed = parseVerifierKey((await (await fetch(`${table.url}/api/log/key`)).text()).trim());
  if (!parsed) throw new Error('the log has no key');
  key = parsed;
});
afterAll(() => table.close());

const recordOf = async (player: TestPlayer, game: string, id: string): Promise<RoundRecord> =>
  (await player.call<PublicRound>('fairness.round', { game, id })).record as unknown as RoundRecord;

const choice = { percentBp: 5000, side: 'less' } as const;
const play = (player: TestPlayer, requestId = randomUUID()): Promise<DicePlayAnswer> =>
  player.call<DicePlayAnswer>('dice.play', { bet: '1', percent: 50, bet_type: 'less', requestId });

/** The receipt of a bet by what its player asked and was answered. */
const receiptOf = async (player: TestPlayer, answer: DicePlayAnswer): Promise<SoloReceipt> => {
  const { account, clientSeed, config } = answer.receipt;
  const { data } = await player.request<{ profileID: string }>('profile:load');
  const { at, nonce, transaction_id: id } = answer;
  const bet = { account, at, choice, clientSeed, id, nonce, player: data.profileID, stakeMinor: 100n };
  const events = dice.events(bet, { roll: answer.number }, BigInt(answer.winAmount), []);
  return soloReceipt({ commitment: answer.serverSeedHash, config, events, game: 'dice', id, number: nonce });
};

it('bets of many players are answered with receipts under shared signatures, which their records keep to', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => table.player()));
  const answers = await Promise.all(players.map((player) => play(player)));
  for (const [index, answer] of answers.entries()) {
    const player = players[index];
    if (!player) throw new Error('each answer has its player');
    const receipt = await receiptOf(player, answer);
    expect(isSignedReceipt(receipt, answer.receipt, key)).toBe(true);
    expect(soloReceiptDifference(receipt, await recordOf(player, 'dice', answer.transaction_id))).toBeUndefined();
  }
  expect(Math.max(...answers.map(({ receipt }) => receipt.bets))).toBeGreaterThan(1);
});

it('a repeated bet is answered with a receipt of the same round', async () => {
  const player = await table.player();
  const requestId = randomUUID();
  const receipt = await receiptOf(player, await play(player, requestId));
  const again = await play(player, requestId);
  expect(await receiptOf(player, again)).toEqual(receipt);
  expect(isSignedReceipt(receipt, again.receipt, key)).toBe(true);
});

it('a game of mines has a receipt of its bet, and one of the whole round with its last move', async () => {
  const player = await table.player();
  const begun = await player.call<MinesGame>('mines.createGame', { bet: 100, minesLength: 23 });
  const seen = [begun];
  for (let sectorKey = 0; !seen.at(-1)?.finished; sectorKey += 1)
    seen.push(await player.call<MinesGame>('mines.openSector', { sectorKey }));
  const record = await recordOf(player, 'mines', begun.id);
  const [first, last] = [begun, seen.at(-1)];
  for (const game of [first, last]) {
    if (!game?.receipt) throw new Error('the bet and the last move have a receipt');
    const { id, nonce: number, serverSeedHash: commitment, events, receipt: proof } = game;
    const receipt = soloReceipt({ commitment, config: proof.config, events, game: 'mines', id, number });
    expect(isSignedReceipt(receipt, proof, key)).toBe(true);
    expect(soloReceiptDifference(receipt, record)).toBeUndefined();
  }
  expect(last?.events).toEqual(record.events);
  expect(seen.slice(1, -1).every(({ receipt }) => receipt === undefined)).toBe(true);
});

it('a draw that costs nothing has a receipt of its whole round', async () => {
  const player = await table.player();
  await insertProfile(table.db.pool, player.userId, { provider: 'telegram', subject: 'drawn', name: 'x', url: null });
  await player.request('bonus:activatePeriodicalBonus');
  const { data: spin } = await player.request<RobberySpin>('bonus:startPeriodicalBonus');
  const { at, choice: taken, nonce: number, proof, serverSeedHash: commitment } = spin.receipt;
  const { data } = await player.request<{ profileID: string }>('profile:load');
  const { clientSeed, config } = proof;
  const id = spin.round;
  const events = [
    { at, choice: taken, clientSeed, drawId: id, nonce: number, player: data.profileID, type: 'draw.taken' },
    { at, outcome: spin.outcome, type: 'outcome.drawn' },
  ];
  const receipt = soloReceipt({ commitment, config, events, game: 'robbery', id, number });
  expect(isSignedReceipt(receipt, proof, key)).toBe(true);
  const record = await recordOf(player, 'robbery', id);
  expect(soloReceiptDifference(receipt, record)).toBeUndefined();
  expect(record.events).toEqual(events);
});
