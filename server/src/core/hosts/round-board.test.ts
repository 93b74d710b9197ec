import type { StoredSharedRound } from 'db';
import { roundOpened, roundVoided } from 'games-engine';
import { battle } from 'games-engine/battle';
import { expect, it } from 'vitest';
import { createLogger } from '../observability/logger.ts';
import { RoundBoard } from './round-board.ts';

const [first, second] = ['a first round', 'a second round'];
const seed = 'f'.repeat(64);
const { draw: _, ...config } = battle.defaultConfig; // drawn by version 1, which needs no beacon

const opened = (id: string, number: number): StoredSharedRound => ({
  id,
  number,
  game: battle.id,
  state: 'open',
  configId: 1,
  commitment: seed,
  serverSeed: seed,
  meta: null,
  openedAt: number,
  finishedAt: null,
  outcome: null,
  events: [roundOpened(number, seed, number)],
});

it('tells how a round ended before the one that took its place, however late the broadcast', async () => {
  const sent: unknown[] = [];
  const ids: string[] = [];
  const pinned = { id: 1, version: 1, config };
  const board = new RoundBoard({
    game: battle,
    updateName: 'update',
    db: undefined as never, // nothing is read
    clock: { now: () => 10 },
    log: createLogger('silent'),
    configs: { pinned: () => pinned } as never,
    directory: { get: () => Promise.resolve([]) } as never,
    sink: {
      send: (type, payload) => void sent.push([type, payload]),
      sendOwn: () => undefined,
      isHere: () => false,
      sendState: undefined,
    },
    onFinished: () => undefined,
    onTold: (news) => Promise.resolve(void ids.push(...news)),
  });
  board.show(opened(first, 1));
  await board.flush();
  board.hear(first, [roundVoided(5, 'interrupted')]);
  board.show(opened(second, 2));
  await board.flush();
  board.close();
  expect(sent).toMatchObject([
    ['load', { roundId: first }],
    ['update', { roundId: first, events: [{ type: 'round.voided' }] }],
    ['load', { roundId: second }],
  ]);
  expect(ids).toEqual([first, first, second]);
});
