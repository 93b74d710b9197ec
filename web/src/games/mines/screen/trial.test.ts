import { COURSE_ONE } from 'games-engine';
import { minesDefaultConfig, minesPayout, safeCells } from 'games-engine/mines';
import { expect, it } from 'vitest';
import { createMinesTrial } from './trial.ts';

const MINES = 3;
const BET = 1000;

/** A table whose mines always lie under the first cells. */
const table = (course = COURSE_ONE) =>
  createMinesTrial({
    config: () => minesDefaultConfig,
    course: () => course,
    source: () => ({ int: () => 0 }),
    newId: () => 'trial',
    now: () => 5,
  });

const played = (send: ReturnType<typeof table>, ...cells: number[]) => {
  send({ do: 'create', bet: BET, minesLength: MINES });
  return cells.map((sectorKey) => send({ do: 'open', sectorKey })).at(-1);
};

it('opens safe cells and pays by the real table, and shows the mines and the draw only at the end', () => {
  const send = table();
  const open = played(send, 20, 21);
  const worth = Number(minesPayout(minesDefaultConfig, BigInt(BET), MINES, 2));
  expect(open).toMatchObject({
    kind: 'answered',
    answer: { finished: false, bank: worth, payoutMinor: 0, balance: 0 },
  });
  expect(JSON.stringify(open)).not.toMatch(/outcome\.drawn|bet\.settled|"isMine":true/);
  expect(send({ do: 'take' })).toMatchObject({ answer: { finished: true, win: true, payoutMinor: worth } });
});

it('ends with a mine', () => {
  expect(played(table(), 20, 0)).toMatchObject({ answer: { finished: true, win: false, payoutMinor: 0 } });
});

it('ends by itself with the last safe cell', () => {
  const cells = Array.from({ length: safeCells(MINES) }, (_, at) => at + MINES);
  expect(played(table(), ...cells)).toMatchObject({ answer: { finished: true, win: true } });
});

it('takes a stake by the course of its currency', () => {
  expect(table(COURSE_ONE * 2n)({ do: 'create', bet: BET, minesLength: MINES })).toMatchObject({
    answer: { stakeMinor: 2 * BET },
  });
});

it('does nothing that the round does not allow: no cell twice, nothing before a cell, nothing after the end', () => {
  const send = table();
  expect(send({ do: 'open', sectorKey: 20 })).toEqual({ kind: 'busy' });
  send({ do: 'create', bet: BET, minesLength: MINES });
  expect(send({ do: 'take' })).toEqual({ kind: 'busy' });
  send({ do: 'open', sectorKey: 20 });
  expect(send({ do: 'open', sectorKey: 20 })).toEqual({ kind: 'busy' });
  send({ do: 'open', sectorKey: 0 });
  expect(send({ do: 'take' })).toEqual({ kind: 'busy' });
});
