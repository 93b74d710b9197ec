import type { CourseMicro } from 'games-engine';
import type { MinesConfig } from 'games-engine/mines';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MinesGame } from 'server/contract';
import { isOfAge } from '../../../core/age/age.ts';
import { call, onOnline, onPush, serverNow } from '../../../core/connection/connection.ts';
import { wait } from '../../../core/connection/waiting.ts';
import { holdPlayBalance } from '../../../core/game-kit/bet/balance.ts';
import { useRoundInPlay } from '../../../core/game-kit/bet/in-play.ts';
import { mayPlay } from '../../../core/game-kit/bet/play-block.ts';
import { type BetSenderState, senderWorld, useBetSender } from '../../../core/game-kit/bet/sender.ts';
import { useCourse } from '../../../core/game-kit/bet/stake.ts';
import { addSoloResult, refreshSoloResults } from '../../../core/game-kit/result/last-results.tsx';
import type { PlayResult } from '../../../core/game-kit/result/result.ts';
import { prefersReducedMotion, useReducedMotion } from '../../../core/game-kit/scene/use-reduced-motion.ts';
import { turbo, useSwitch } from '../../../core/game-kit/screen/settings.ts';
import { refreshGameConfig } from '../../../core/game-kit/screen/use-game-config.ts';
import { recordRound } from '../../../core/game-kit/stats/session-stats.ts';
import { currentSession, refreshProfile, useProfile } from '../../../core/session/session.ts';
import { createStore, useStore } from '../../../core/store/store.ts';
import { REDUCED_MOTION_MS } from '../../../core/tokens/tokens.ts';
import { sceneRound, type SceneRound } from '../scene/frame.ts';
import { soundResult, soundSafe, soundStart } from '../sounds.ts';
import { callMines, finishedGame } from './calls.ts';
import { safeOpened, replicaOf, timesOf } from './figures.ts';
import { minesProblemOf, createMinesTable, type MinesCommand, type MinesTable, type MinesTableState } from './table.ts';

const MILLION = 1_000_000;

/** Plays the sound of a new state of the player's own making. */
const soundMove = (config: MinesConfig, game: MinesGame, isOwn: boolean): void => {
  if (!isOwn || game.finished) return;
  if (game.countOpenedSectors === 0) soundStart(config);
  else soundSafe(config, game.countOpenedSectors);
};

const soundEnd = (config: MinesConfig, game: MinesGame): void =>
  soundResult(config, { stakeMinor: BigInt(game.stakeMinor), payoutMinor: BigInt(game.payoutMinor) });

/** Adds every shown result of this device to figures and lists, whether the screen is still there or not. */
const recordGame = (config: MinesConfig, game: MinesGame, isOwn: boolean): void => {
  const [stakeMinor, payoutMinor] = [BigInt(game.stakeMinor), BigInt(game.payoutMinor)];
  addSoloResult({
    id: game.id,
    game: 'mines',
    nick: currentSession().profile?.nick ?? '',
    stakeMinor: game.stakeMinor,
    payoutMinor: game.payoutMinor,
    multiplierPpm: game.win ? Math.round(Number(game.multiplier[safeOpened(game) - 1] ?? 0) * MILLION) : 0,
    choice: { minesLength: game.minesLength },
    outcome: { mines: game.sectors.filter(({ isMine }) => isMine).map(({ sectorKey }) => sectorKey) },
    at: game.at,
  });
  if (!isOwn) return;
  recordRound('mines', [{ won: payoutMinor > 0n, stakeMinor, payoutMinor }]);
  soundEnd(config, game);
};

/** Time of one cell's turn, ms. */
const turnMs = ({ revealMs, turboRevealMs }: MinesConfig, quick: boolean, calm: boolean): number => {
  const ms = quick ? turboRevealMs : revealMs;
  return calm ? Math.min(ms, REDUCED_MOTION_MS) : ms;
};

/** Keeps the table in step with the server: at first, after a lost connection, and with what other devices do. */
const useSync = (table: MinesTable): void => {
  const player = useProfile()?.id;
  useEffect(() => {
    if (player === undefined) return undefined;
    void table.sync();
    const off = onOnline(() => void table.sync());
    return () => {
      off();
      table.reset();
    };
  }, [table, player]);
};

const isGame = (value: unknown): value is MinesGame => {
  const { id, sectors, events } = Object(value) as Partial<MinesGame>;
  return typeof id === 'string' && Array.isArray(sectors) && Array.isArray(events);
};

/** Hears what the player's other devices do. `onTaken`: a win was credited there; `onRefused`: a move was refused there. */
const usePushes = (table: MinesTable, onTaken: (amountMinor: number) => void): void => {
  useEffect(
    () =>
      onPush('mines', ({ type, payload }) => {
        const { code, amount } = Object(payload) as { code?: unknown; amount?: unknown };
        if (type === 'load' && isGame(payload)) table.receive(payload);
        if (type === 'balance' && code === 201 && typeof amount === 'number') onTaken(amount);
        if (type === 'error' && code === 'NEED_START_GAME') void table.sync();
      }),
    [table, onTaken],
  );
};

export interface Mines {
  state: MinesTableState;
  sending: BetSenderState;
  scene: SceneRound | undefined;
  /** Places a bet in hundredths of the chosen currency. A guest is asked to sign up instead. */
  start: (amountMinor: bigint, minesLength: number) => void;
  /** Opens a cell; takes the win by itself once `cashOut` safe cells are open. */
  open: (sectorKey: number, cashOut?: number) => void;
  take: () => void;
  /** Plays one whole round for auto play. */
  play: (
    amountMinor: bigint,
    minesLength: number,
    cells: readonly number[],
    signal: AbortSignal,
  ) => Promise<PlayResult>;
}

/** Announcements of a game to the player. Both must keep their identity. */
export interface MinesVoice {
  moved: (game: MinesGame) => void;
  revealed: (game: MinesGame) => void;
  taken: (amountMinor: number) => void; // on another device
}

const revealMsOf = (config: MinesConfig): number => turnMs(config, turbo.store.get(), prefersReducedMotion());

/** A table of play money: its rounds are drawn here, and are counted and kept nowhere. */
const openTrialTable = (config: () => MinesConfig, course: () => CourseMicro): MinesTable => {
  const opening = async () => {
    const [{ createMinesTrial }, { localSource }] = await Promise.all([
      import('./trial.ts'),
      import('../../../core/game-kit/play-money/local-source.ts'),
    ]);
    return createMinesTrial({ config, course, source: localSource, newId: senderWorld.newId, now: serverNow });
  };
  let trial: ReturnType<typeof opening> | undefined;
  return createMinesTable({
    send: async (command) => (await (trial ??= opening()))(command),
    load: async () => null,
    finished: () => Promise.reject(new Error('a round of play money has no record')),
    forgetProblem: () => undefined,
    now: serverNow,
    wait,
    revealMs: () => revealMsOf(config()),
    hold: () => () => undefined,
    onMoved: (game, isOwn) => soundMove(config(), game, isOwn),
    onRevealed: (game) => soundEnd(config(), game),
    onProblem: () => undefined,
  });
};

const nothingSent: BetSenderState = { pending: false, recovering: false, problem: undefined };

interface Tables {
  real: MinesTable;
  trial: MinesTable;
  sending: BetSenderState; // the real one’s
}

const useTables = (config: MinesConfig): Tables => {
  const course = useCourse();
  const [send] = useState(() => callMines(course));
  const { sender, state } = useBetSender<MinesCommand, MinesGame>(send, minesProblemOf);
  const [latest] = useState(() => createStore(config));
  useEffect(() => latest.set(config), [latest, config]);
  const [trial] = useState(() => openTrialTable(latest.get, course));
  const [real] = useState(() =>
    createMinesTable({
      send: (command) => sender.send(command),
      load: async () => (await call('mines.load', {})).game,
      finished: finishedGame,
      forgetProblem: () => sender.reset(),
      now: serverNow,
      wait,
      revealMs: () => revealMsOf(latest.get()),
      hold: holdPlayBalance,
      onMoved: (game, isOwn) => soundMove(latest.get(), game, isOwn),
      onRevealed: (game, isOwn) => recordGame(latest.get(), game, isOwn),
      onProblem: ({ failure, staleConfig }) => {
        if (staleConfig) refreshGameConfig('mines');
        if (failure === 'unknown') refreshSoloResults('mines');
        if (failure === 'unknown' || failure === 'signed-out') void refreshProfile();
      },
    }),
  );
  return { real, trial, sending: state };
};

const useScene = (config: MinesConfig, game: MinesGame | undefined): SceneRound | undefined => {
  const calm = useReducedMotion();
  const revealMs = turnMs(config, useSwitch(turbo), calm);
  return useMemo(() => {
    if (!game) return undefined;
    const context = { ...replicaOf(config, game.events), payoutMinor: String(game.payoutMinor) };
    return sceneRound(context, { ...timesOf(game.events), revealMs, calm });
  }, [config, game, revealMs, calm]);
};

/** The mines table of the signed-in player, or one of play money. */
export const useMines = (config: MinesConfig, voice: MinesVoice, isTrial: boolean): Mines => {
  const { real, trial, sending } = useTables(config);
  const table = isTrial ? trial : real;
  const { moved, revealed, taken } = voice;
  useEffect(() => table.listen({ moved, revealed }), [table, moved, revealed]);
  useSync(real);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- leaving play money drops its round
  useEffect(() => () => trial.reset(), [trial, isTrial]);
  usePushes(real, taken);
  const state = useStore(table.store);
  useRoundInPlay(!isTrial && state.game?.finished === false);
  return {
    state,
    sending: isTrial ? nothingSent : sending,
    scene: useScene(config, state.game),
    start: useCallback(
      (amountMinor, minesLength) => {
        const begin = (): void => void table.start(Number(amountMinor), minesLength);
        if (isTrial ? isOfAge(begin) : mayPlay(begin)) begin();
      },
      [table, isTrial],
    ),
    open: useCallback((sectorKey, cashOut) => void table.open(sectorKey, cashOut), [table]),
    take: useCallback(() => void table.take(), [table]),
    play: useCallback(
      (amountMinor, minesLength, cells, signal) => table.play({ bet: Number(amountMinor), minesLength, cells }, signal),
      [table],
    ),
  };
};
