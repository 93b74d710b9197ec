import type { MinesGame } from 'server/contract';
import type { ReleaseBalance } from '../../../core/game-kit/bet/balance.ts';
import { createProblemOf, type BetProblem } from '../../../core/game-kit/bet/problem.ts';
import type { Sent } from '../../../core/game-kit/bet/sender.ts';
import type { PlayResult } from '../../../core/game-kit/result/result.ts';
import { createStore, type Store } from '../../../core/store/store.ts';

/** Meaning of a refused `mines.*` call. */
export const minesProblemOf = createProblemOf({
  NEED_START_GAME: 'refused',
  SECTOR_NOT_FOUND: 'refused',
  SECTOR_IS_OPENED: 'refused',
  NEED_OPEN_SECTOR: 'refused',
  INCORRECT_MINES_LENGTH: { failure: 'refused', staleConfig: true },
  FINISHED_BEFORE_GAME: 'refused',
});

/** Command of a player to the server. */
export type MinesCommand =
  | { do: 'create'; bet: number; minesLength: number } // bet: hundredths of the chosen currency
  | { do: 'open'; sectorKey: number }
  | { do: 'take' };

/** State of the table. */
export interface MinesTableState {
  loaded: boolean; // true once it is known if a game is open
  game: MinesGame | undefined; // the last one known, open or finished
  revealed: boolean; // the finished game's result has been shown
  asked: number | undefined; // the cell whose answer is awaited
}

/** A round that is played without the player's hand. */
export interface MinesPlan {
  bet: number;
  minesLength: number;
  cells: readonly number[]; // opened in this order, then the win is taken
}

/** All that the table does to the world. */
export interface MinesTableDeps {
  send: (command: MinesCommand) => Promise<Sent<MinesGame>>;
  load: () => Promise<MinesGame | null>; // the player's open game
  finished: (id: string) => Promise<MinesGame>; // a game that is over, from its public record
  forgetProblem: () => void; // the unknown is known by now
  now: () => number; // server time, ms
  wait: (ms: number) => Promise<void>;
  revealMs: () => number; // time of one cell's turn now
  hold: () => ReleaseBalance;
  onMoved: (game: MinesGame, isOwn: boolean) => void; // a state that was not known before
  onRevealed: (game: MinesGame, isOwn: boolean) => void;
  onProblem: (problem: BetProblem) => void;
}

/** Listener of a game: called with each state that was not known before, and once its result is shown. */
export interface MinesListener {
  moved: (game: MinesGame) => void;
  revealed: (game: MinesGame) => void;
}

export interface MinesTable {
  store: Store<MinesTableState>;
  start: (bet: number, minesLength: number) => Promise<void>;
  /** Opens a cell; takes the win by itself once so many safe cells are open. */
  open: (sectorKey: number, cashOut?: number) => Promise<void>;
  take: () => Promise<void>;
  /** Plays one whole round; resolves when its result has been shown. Never rejects. */
  play: (plan: MinesPlan, signal: AbortSignal) => Promise<PlayResult>;
  /** Asks the server where the player's game stands. Never rejects. */
  sync: () => Promise<void>;
  /** Takes in what another device has done. */
  receive: (game: MinesGame) => void;
  /** Returns how to stop. */
  listen: (listener: MinesListener) => () => void;
  /** Forgets what was shown: another player sits down. */
  reset: () => void;
}

const BUSY_MS = 100;
const PAUSE_TURNS = 2; // turns for which the whole field is shown before the next round of auto play
const MAX_TRIES = 5; // tries of one step of a round that nobody's hand plays

const start: MinesTableState = { loaded: false, game: undefined, revealed: false, asked: undefined };

/** After these refusals the server knows another game than the one shown here. */
const outdated: readonly (number | string)[] = [
  'NEED_START_GAME',
  'SECTOR_IS_OPENED',
  'NEED_OPEN_SECTOR',
  'FINISHED_BEFORE_GAME',
];

/** True when a state comes after the known one. Answers and pushes of several devices may overtake each other. */
export const isNews = (game: MinesGame, known: MinesGame | undefined): boolean => {
  if (!known) return true;
  return game.id === known.id ? game.events.length > known.events.length : game.at >= known.at;
};

const isOpen = (game: MinesGame | undefined): game is MinesGame => game !== undefined && !game.finished;

const isDone = (command: MinesCommand, game: MinesGame | undefined): boolean => {
  if (command.do === 'create') return isOpen(game);
  if (command.do === 'take' || !isOpen(game)) return !isOpen(game);
  return game.sectors.some(({ sectorKey, isOpened }) => isOpened && sectorKey === command.sectorKey);
};

const settledOf = (game: MinesGame): PlayResult => ({
  kind: 'settled',
  won: game.payoutMinor > 0,
  stakeMinor: BigInt(game.stakeMinor),
  payoutMinor: BigInt(game.payoutMinor),
});

const failedOf = ({ failure, retryAfterMs }: BetProblem, staked: boolean): PlayResult => {
  if (failure === 'delayed' && !staked) return { kind: 'delayed', retryAfterMs };
  return { kind: 'failed', reason: failure === 'delayed' || failure === 'closed' ? 'refused' : failure };
};

/** One mines table: sends commands until their outcome is known, shows the game in time, tells what became of it. */
export const createMinesTable = (deps: MinesTableDeps): MinesTable => {
  const store = createStore<MinesTableState>(start);
  const listeners = new Set<MinesListener>();
  let shown: Promise<void> = Promise.resolve(); // when the last finished game has been shown
  let busy = false; // a command is on its way
  const patch = (change: Partial<MinesTableState>): void => store.set({ ...store.get(), ...change });
  const current = (): MinesGame | undefined => store.get().game;

  const reveal = async (game: MinesGame, isOwn: boolean): Promise<void> => {
    const endedAt = game.events.at(-1)?.at ?? game.at;
    await deps.wait(Math.max(0, Math.min(endedAt, deps.now()) + deps.revealMs() - deps.now()));
    if (current()?.id === game.id) patch({ revealed: true });
    deps.onRevealed(game, isOwn);
    for (const listener of listeners) listener.revealed(game);
  };

  const accept = (game: MinesGame, isOwn: boolean): void => {
    if (!isNews(game, current())) return patch({ loaded: true });
    patch({ loaded: true, game, revealed: false });
    deps.onMoved(game, isOwn);
    for (const listener of listeners) listener.moved(game);
    if (game.finished) shown = reveal(game, isOwn);
  };

  /** The end of a game that is not open any more: its public record tells it. */
  const lookUpEnd = async (isOwn: boolean): Promise<void> => {
    const known = current();
    if (!isOpen(known)) return;
    const ended = await deps.finished(known.id).catch(() => undefined);
    if (ended) accept(ended, isOwn);
    else if (current() === known) patch({ game: undefined });
  };

  /** Resolves with true when the server could tell. */
  const sync = async (isOwn: boolean): Promise<boolean> => {
    try {
      const open = await deps.load();
      if (open) accept(open, isOwn);
      else await lookUpEnd(isOwn);
      return true;
    } catch {
      return false; // asked again when the connection is back
    } finally {
      patch({ loaded: true });
    }
  };

  const refuse = async (command: MinesCommand, problem: BetProblem): Promise<BetProblem | undefined> => {
    const unclear = problem.failure === 'unknown';
    if (!unclear && !outdated.includes(problem.code)) return problem;
    const isKnown = await sync(unclear);
    if (!unclear || !isKnown || !isDone(command, current())) return problem;
    deps.forgetProblem();
    return undefined;
  };

  /** Does one command: undefined when it is done, otherwise why not. */
  const run = async (command: MinesCommand): Promise<BetProblem | 'busy' | undefined> => {
    if (busy) return 'busy';
    busy = true;
    const release = command.do === 'open' ? deps.hold() : undefined; // the balance must not tell of the last cell
    if (command.do === 'open') patch({ asked: command.sectorKey });
    const sent = await deps.send(command);
    patch({ asked: undefined });
    busy = false;
    if (sent.kind === 'busy') return 'busy';
    if (sent.kind === 'answered') accept(sent.answer, true);
    const problem = sent.kind === 'refused' ? await refuse(command, sent.problem) : undefined;
    if (current()?.finished) void shown.then(() => release?.());
    else release?.();
    if (problem) deps.onProblem(problem);
    return problem;
  };

  /** Does one step of an open round until it is done or cannot be. */
  const insist = async (command: MinesCommand): Promise<BetProblem | undefined> => {
    let problem: BetProblem | undefined;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      if (isDone(command, current())) return undefined;
      const got = await run(command); // oxlint-disable-line no-await-in-loop -- a step waits for the one before it
      if (got === undefined) return undefined;
      problem = got === 'busy' ? undefined : got;
      if (problem && problem.failure !== 'delayed' && problem.failure !== 'unknown') break;
      await deps.wait(problem?.retryAfterMs ?? BUSY_MS); // oxlint-disable-line no-await-in-loop
    }
    return isDone(command, current()) ? undefined : problem;
  };

  const turned = (): Promise<void> => deps.wait(deps.revealMs());

  const follow = async (cells: readonly number[]): Promise<BetProblem | undefined> => {
    for (const sectorKey of cells) {
      if (!isOpen(current())) return undefined;
      const problem = await insist({ do: 'open', sectorKey }); // oxlint-disable-line no-await-in-loop
      if (problem) return problem;
      await turned(); // oxlint-disable-line no-await-in-loop
    }
    return isOpen(current()) ? insist({ do: 'take' }) : undefined;
  };

  const open = async (sectorKey: number, cashOut?: number): Promise<void> => {
    if ((await run({ do: 'open', sectorKey })) !== undefined) return;
    const game = current();
    if (cashOut === undefined || !isOpen(game) || game.countOpenedSectors < cashOut) return;
    await turned();
    if (current() === game) await run({ do: 'take' });
  };

  return {
    store,
    async start(bet, minesLength) {
      await run({ do: 'create', bet, minesLength });
    },
    open,
    async take() {
      await run({ do: 'take' });
    },
    async play({ bet, minesLength, cells }, signal) {
      if (signal.aborted) return { kind: 'withdrawn' };
      const refused = await run({ do: 'create', bet, minesLength });
      if (refused === 'busy') return { kind: 'delayed', retryAfterMs: BUSY_MS };
      if (refused) return failedOf(refused, false);
      const problem = await follow(cells);
      if (problem) return failedOf(problem, true);
      await shown;
      await deps.wait(deps.revealMs() * PAUSE_TURNS);
      const game = current();
      return game?.finished ? settledOf(game) : { kind: 'failed', reason: 'unknown' };
    },
    async sync() {
      await sync(false);
    },
    receive: (game) => accept(game, false),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reset: () => store.set(start),
  };
};
