import { minesDefaultConfig, minesEvents, minesGameView, minesRoundPayout, type MinesMove } from 'games-engine/mines';
import type { MinesGame } from 'server/contract';
import { describe, expect, test } from 'vitest';
import { CallError } from '../../../core/connection/call-error.ts';
import type { Sent } from '../../../core/game-kit/bet/sender.ts';
import { minesProblemOf, createMinesTable, isNews, type MinesCommand } from './table.ts';

const MINES = [0, 1, 2, 3];
const REVEAL_MS = 300;

/** A game as the server tells it after these cells; `take`: and the win was taken. */
const gameOf = (cells: readonly number[], { take = false, id = 'round-1', at = 1000 } = {}): MinesGame => {
  const moves = cells.map((sectorKey, n): MinesMove => ({
    at: at + n + 1,
    isMine: MINES.includes(sectorKey),
    sectorKey,
  }));
  if (take) moves.push({ at: at + moves.length + 1, take: true });
  const choice = { minesLength: 4 };
  const bet = { id, player: 'p', account: 'real', stakeMinor: 1000n, choice, clientSeed: 's', nonce: 0, at } as const;
  const view = minesGameView({ config: minesDefaultConfig, bet, commitment: 'hash', moves, mines: MINES });
  const payoutMinor = minesRoundPayout(minesDefaultConfig, 1000n, choice, { mines: MINES }, moves);
  const events = minesEvents(bet, { mines: MINES }, payoutMinor, moves);
  return { ...view, events: [...(view.finished ? events : events.slice(0, -2))] as MinesGame['events'], balance: 0 };
};

type Reply = MinesGame | Error;

/** A table in a world where time passes only by waiting, with a server that answers as told. */
const sitDown = ({
  sends = [],
  loads = [],
  ended,
}: {
  sends?: Reply[];
  loads?: (Reply | null)[];
  ended?: MinesGame;
}) => {
  const sent: MinesCommand[] = [];
  const story: string[] = [];
  let now = 1010;
  const table = createMinesTable({
    async send(command): Promise<Sent<MinesGame>> {
      sent.push(command);
      const next = sends[sent.length - 1];
      if (next === undefined) throw new Error(`no answer was given for command ${sent.length}`);
      return next instanceof Error
        ? { kind: 'refused', problem: minesProblemOf(next) }
        : { kind: 'answered', answer: next };
    },
    async load() {
      story.push('load');
      const next = loads.shift() ?? null;
      if (next instanceof Error) throw next;
      return next;
    },
    async finished() {
      if (!ended) throw new Error('no such record');
      return ended;
    },
    forgetProblem: () => story.push('forget problem'),
    now: () => now,
    async wait(ms) {
      now += ms;
    },
    revealMs: () => REVEAL_MS,
    hold: () => {
      story.push('hold');
      return () => story.push('release');
    },
    onMoved: (game, isOwn) => story.push(`${isOwn ? 'moved' : 'pushed'} to ${game.countOpenedSectors}`),
    onRevealed: (game, isOwn) => story.push(`revealed ${game.payoutMinor}${isOwn ? '' : ' of others'} at ${now}`),
    onProblem: ({ code }) => story.push(`refused ${code}`),
  });
  return { table, sent, story };
};

const refusal = (code: string): CallError => new CallError({ code });
const lost = new CallError({ code: 'offline' });
const never = new AbortController().signal;
const plan = { bet: 10, minesLength: 4, cells: [4, 5] };

describe('a game played by hand', () => {
  test('is begun, played and taken', async () => {
    const { table, sent, story } = sitDown({ sends: [gameOf([]), gameOf([4]), gameOf([4], { take: true })] });
    await table.start(10, 4);
    await table.open(4);
    await table.take();
    expect(sent).toEqual([{ do: 'create', bet: 10, minesLength: 4 }, { do: 'open', sectorKey: 4 }, { do: 'take' }]);
    await expect.poll(() => table.store.get().revealed).toBe(true);
    expect(story.filter((line) => /moved|revealed/.test(line))).toEqual([
      'moved to 0',
      'moved to 1',
      'moved to 1',
      'revealed 1140 at 1302', // the move at 1002 and one turn
    ]);
  });

  test('names the cell that it waits for', async () => {
    const { table } = sitDown({ sends: [gameOf([4])] });
    const done = table.open(4);
    expect(table.store.get().asked).toBe(4);
    await done;
    expect(table.store.get().asked).toBeUndefined();
  });

  test('does one thing at a time', async () => {
    const { table, sent } = sitDown({ sends: [gameOf([4])] });
    await Promise.all([table.open(4), table.open(5), table.take()]);
    expect(sent).toEqual([{ do: 'open', sectorKey: 4 }]);
    expect(table.store.get().asked).toBeUndefined();
  });

  test('holds the balance back until the last cell has turned', async () => {
    const { table, story } = sitDown({ sends: [gameOf([0])] });
    await table.open(0);
    await expect.poll(() => story.at(-1)).toBe('release');
    expect(story).toEqual(['hold', 'moved to 1', 'revealed 0 at 1301', 'release']);
  });

  test('takes by itself after the wished number of cells', async () => {
    const sends = [gameOf([]), gameOf([4]), gameOf([4, 5]), gameOf([4, 5], { take: true })];
    const { table, sent } = sitDown({ sends });
    await table.start(10, 4);
    await table.open(4, 2);
    await table.open(5, 2);
    expect(sent.map((command) => command.do)).toEqual(['create', 'open', 'open', 'take']);
  });

  test('does not take after a mine', async () => {
    const { table, sent } = sitDown({ sends: [gameOf([0])] });
    await table.open(0, 1);
    expect(sent).toHaveLength(1);
  });
});

describe('the server’s better knowledge', () => {
  test('is loaded when the page opens', async () => {
    const { table } = sitDown({ loads: [gameOf([4, 5])] });
    expect(table.store.get().loaded).toBe(false);
    await table.sync();
    expect(table.store.get()).toMatchObject({ loaded: true, game: { countOpenedSectors: 2 } });
  });

  test('is asked again later when it could not be told', async () => {
    const { table } = sitDown({ loads: [lost, gameOf([4])] });
    await table.sync();
    expect(table.store.get()).toMatchObject({ loaded: true, game: undefined });
    await table.sync();
    expect(table.store.get().game).toMatchObject({ countOpenedSectors: 1 });
  });

  test.each(['NEED_START_GAME', 'SECTOR_IS_OPENED', 'FINISHED_BEFORE_GAME'])('is loaded after %s', async (code) => {
    const { table, story } = sitDown({ sends: [refusal(code)], loads: [gameOf([4, 5])] });
    await table.open(5);
    expect(table.store.get().game).toMatchObject({ countOpenedSectors: 2 });
    expect(story).toContain(`refused ${code}`);
  });

  test('is not asked after a refusal that says all', async () => {
    const { table, story } = sitDown({ sends: [refusal('MIN_BET')] });
    await table.start(1, 4);
    expect(story).toEqual(['refused MIN_BET']);
  });

  test('clears up a move whose answer was lost', async () => {
    const { table, story } = sitDown({ sends: [gameOf([]), lost], loads: [gameOf([4])] });
    await table.start(10, 4);
    await table.open(4);
    expect(table.store.get().game).toMatchObject({ countOpenedSectors: 1 });
    expect(story).toContain('forget problem');
    expect(story).not.toContain('refused unknown');
  });

  test('leaves the problem standing when the move did not count', async () => {
    const { table, story } = sitDown({ sends: [gameOf([]), lost], loads: [gameOf([])] });
    await table.start(10, 4);
    await table.open(4);
    expect(story).toContain('refused unknown');
  });

  test('tells from the public record how a game ended that is open no more', async () => {
    const { table, story } = sitDown({ sends: [gameOf([4]), lost], loads: [null], ended: gameOf([4, 0]) });
    await table.open(4);
    await table.open(0);
    expect(table.store.get().game).toMatchObject({ finished: true, win: false });
    expect(story).toContain('forget problem');
  });

  test('puts the game away when no record can be had', async () => {
    const { table } = sitDown({ sends: [gameOf([4])], loads: [null] });
    await table.open(4);
    await table.sync();
    expect(table.store.get().game).toBeUndefined();
  });
});

describe('another device', () => {
  test('moves the game on here too, and its result is not counted as played here', async () => {
    const { table, story } = sitDown({});
    table.receive(gameOf([4]));
    table.receive(gameOf([4], { take: true }));
    await expect.poll(() => story.at(-1)).toMatch(/^revealed 1140 of others/);
    expect(story[0]).toBe('pushed to 1');
  });

  test('cannot turn the game back by a message that was overtaken', () => {
    const { table } = sitDown({});
    for (const game of [gameOf([4, 5]), gameOf([4]), gameOf([], { id: 'older', at: 500 })]) table.receive(game);
    expect(table.store.get().game).toMatchObject({ id: 'round-1', countOpenedSectors: 2 });
    table.receive(gameOf([], { id: 'newer', at: 2000 }));
    expect(table.store.get().game).toMatchObject({ id: 'newer' });
  });

  test('tells nothing new twice', () => {
    expect(isNews(gameOf([4]), undefined)).toBe(true);
    expect(isNews(gameOf([4]), gameOf([4]))).toBe(false);
    expect(isNews(gameOf([4], { take: true }), gameOf([4]))).toBe(true);
  });
});

describe('a round without the hand', () => {
  test('opens its cells in order, takes, and answers once it has been shown', async () => {
    const sends = [gameOf([]), gameOf([4]), gameOf([4, 5]), gameOf([4, 5], { take: true })];
    const { table, sent, story } = sitDown({ sends });
    const result = await table.play(plan, never);
    expect(result).toEqual({ kind: 'settled', won: true, stakeMinor: 1000n, payoutMinor: 1380n });
    expect(sent.map((command) => command.do)).toEqual(['create', 'open', 'open', 'take']);
    expect(story.at(-1)).toMatch(/^(revealed 1380|release)/);
  });

  test('ends with a mine', async () => {
    const { table, sent } = sitDown({ sends: [gameOf([]), gameOf([4]), gameOf([4, 0])] });
    const result = await table.play({ ...plan, cells: [4, 0, 6] }, never);
    expect(result).toEqual({ kind: 'settled', won: false, stakeMinor: 1000n, payoutMinor: 0n });
    expect(sent).toHaveLength(3);
  });

  test('takes nothing when the last safe cell ends it', async () => {
    const cells = Array.from({ length: 20 }, (_, n) => n + 4);
    const sends = cells.map((_, n) => gameOf(cells.slice(0, n + 1)));
    const { table, sent } = sitDown({ sends: [gameOf([]), ...sends] });
    expect(await table.play({ ...plan, cells }, never)).toMatchObject({ kind: 'settled', won: true });
    expect(sent.some((command) => command.do === 'take')).toBe(false);
  });

  test('stakes nothing once it is stopped', async () => {
    const { table, sent } = sitDown({});
    expect(await table.play(plan, AbortSignal.abort())).toEqual({ kind: 'withdrawn' });
    expect(sent).toEqual([]);
  });

  test('plays on after moves that were too fast or whose answers were lost', async () => {
    const taken = gameOf([4, 5], { take: true });
    const sends = [gameOf([]), refusal('TOO_FAST'), gameOf([4]), lost, gameOf([4, 5]), lost];
    const { table } = sitDown({ sends, loads: [gameOf([4]), null], ended: taken });
    expect(await table.play(plan, never)).toEqual({
      kind: 'settled',
      won: true,
      stakeMinor: 1000n,
      payoutMinor: 1380n,
    });
  });

  test.each([
    ['TOO_FAST', { kind: 'delayed', retryAfterMs: 300 }],
    ['NOT_ENOUGTH_BALANCE', { kind: 'failed', reason: 'insufficient' }],
    ['FINISHED_BEFORE_GAME', { kind: 'failed', reason: 'refused' }],
  ])('a round that cannot begin for %s says why', async (code, result) => {
    const { table } = sitDown({ sends: [refusal(code)], loads: [gameOf([])] });
    expect(await table.play(plan, never)).toEqual(result);
  });

  test('a round that is refused in its middle is no result', async () => {
    const { table } = sitDown({ sends: [gameOf([]), refusal('SECTOR_NOT_FOUND')] });
    expect(await table.play(plan, never)).toEqual({ kind: 'failed', reason: 'refused' });
  });
});

describe('another player', () => {
  test('begins at an empty table', async () => {
    const { table } = sitDown({ sends: [gameOf([4])] });
    await table.open(4);
    table.reset();
    expect(table.store.get()).toEqual({ loaded: false, game: undefined, revealed: false, asked: undefined });
  });
});
