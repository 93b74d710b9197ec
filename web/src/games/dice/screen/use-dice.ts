import { useSelector } from '@xstate/react';
import { formatMinor, parseAmount, stakeToBase, type CourseMicro } from 'games-engine';
import { dice, diceMachine, diceMultiplier, type DiceChoice, type DiceConfig, type DiceEvent } from 'games-engine/dice';
import { useCallback, useEffect, useMemo, useState, useRef } from 'react';
import type { CallPayload, DicePlayAnswer } from 'server/contract';
import {
  createActor,
  type Actor,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import { isOfAge } from '../../../core/age/age.ts';
import { call, serverNow } from '../../../core/connection/connection.ts';
import { noteSolo } from '../../../core/evidence/note-evidence.ts';
import { type ReleaseBalance, holdPlayBalance, stakeAccount } from '../../../core/game-kit/bet/balance.ts';
import { mayPlay } from '../../../core/game-kit/bet/play-block.ts';
import { senderWorld } from '../../../core/game-kit/bet/sender.ts';
import { useCourse } from '../../../core/game-kit/bet/stake.ts';
import { addSoloResult, refreshSoloResults } from '../../../core/game-kit/result/last-results.tsx';
import type { PlayResult } from '../../../core/game-kit/result/result.ts';
import { prefersReducedMotion } from '../../../core/game-kit/scene/use-reduced-motion.ts';
import { turbo } from '../../../core/game-kit/screen/settings.ts';
import { refreshGameConfig, seenConfigHash } from '../../../core/game-kit/screen/use-game-config.ts';
import { recordRound } from '../../../core/game-kit/stats/session-stats.ts';
import { ownSeeds } from '../../../core/seeds/seed-calls.ts';
import { currentSession, refreshProfile, useProfile } from '../../../core/session/session.ts';
import { createStore, useStore } from '../../../core/store/store.ts';
import { REDUCED_MOTION_MS } from '../../../core/tokens/tokens.ts';
import { sceneRound, type SceneRound } from '../scene/frame.ts';
import { soundResult, soundRoll } from '../sounds.ts';
import { summaryOf } from './outcome.tsx';
import { createDiceTable, type DiceRound, type DiceTable, type DiceTableState } from './table.ts';

/** A game's machine run on the client: it is fed the events that the server's machine had, and never decides. */
export interface Replica<M extends AnyStateMachine> {
  snapshot: SnapshotFrom<M>;
  /** Feeds a round's events. False: the machine refused one, so it runs under another config than the server's. */
  feed: (events: readonly EventFromLogic<M>[]) => boolean;
}

const start = <M extends AnyStateMachine>(machine: M, input: InputFrom<M>): Actor<M> =>
  createActor(machine, { input }).start();

/** Runs a replica of a round; a new machine or config starts over. `input` must keep its identity. */
const useRoundReplica = <M extends AnyStateMachine>(machine: M, input: InputFrom<M>): Replica<M> => {
  const [generation, setGeneration] = useState(0);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the generation is what asks for a new actor
  const actor = useMemo(() => start(machine, input), [machine, input, generation]);
  useEffect(() => () => void actor.stop(), [actor]);
  const snapshot = useSelector(actor, (current: SnapshotFrom<M>) => current);
  const feed = useCallback(
    (events: readonly EventFromLogic<M>[]): boolean => {
      for (const event of events) {
        const before = actor.getSnapshot();
        actor.send(event);
        if (actor.getSnapshot() !== before) continue;
        setGeneration((count) => count + 1);
        return false;
      }
      return true;
    },
    [actor],
  );
  return { snapshot, feed };
};

const soundEnd = (round: DiceRound): void =>
  soundResult(round, { stakeMinor: BigInt(round.answer.stakeMinor), payoutMinor: BigInt(round.answer.winAmount) });

/** Adds every shown result to figures and lists, whether the screen is still there or not. */
const record = (round: DiceRound): void => {
  const { answer } = round;
  const [stakeMinor, payoutMinor] = [BigInt(answer.stakeMinor), BigInt(answer.winAmount)];
  recordRound('dice', [{ won: answer.win, stakeMinor, payoutMinor }]);
  addSoloResult(summaryOf(round, currentSession().profile?.nick ?? ''));
  soundEnd(round);
};

/** The player's bet as it was answered, in the words of its choice. */
const betOf = (answer: DicePlayAnswer, choice: DiceChoice): readonly DiceEvent[] => {
  const { at, nonce, receipt, transaction_id: id } = answer;
  const { account, clientSeed } = receipt;
  const player = currentSession().profile?.profileID ?? '';
  const bet = { account, at, choice, clientSeed, id, nonce, player, stakeMinor: BigInt(answer.stakeMinor) };
  return dice.events(bet, { roll: answer.number }, BigInt(answer.winAmount), []) as readonly DiceEvent[];
};

const choiceOf = ({ bet_type: side, percent }: CallPayload<'dice.play'>): DiceChoice => ({
  percentBp: Math.round(Number(percent) * 100),
  side,
});

/** Has the receipt of a bet compared with what was asked. */
const noteDice = (payload: CallPayload<'dice.play'>, answer: DicePlayAnswer, courses: readonly CourseMicro[]): void => {
  const { nonce: number, receipt: proof, serverSeedHash: commitment, transaction_id: id } = answer;
  const minor = parseAmount(payload.bet) ?? 0n;
  const isAsked = courses.some((course) => stakeToBase(minor, course) === BigInt(answer.stakeMinor));
  const bet = { game: 'dice', id, commitment, number, events: betOf(answer, choiceOf(payload)), proof, isNew: true };
  noteSolo(bet, isAsked, seenConfigHash('dice')).catch(reportError);
};

const openTable = (course: () => CourseMicro): DiceTable => {
  let release: ReleaseBalance = () => undefined;
  return createDiceTable({
    ...senderWorld,
    async call(payload) {
      const before = course();
      const answer = await ownSeeds.playing(() => call('dice.play', payload));
      noteDice(payload, answer, [before, course()]);
      return answer;
    },
    now: serverNow,
    onAnswer: (round) => soundRoll(round, round.revealMs < 400),
    onSent: () => {
      release = holdPlayBalance();
    },
    onBalance: (minor) => release(minor),
    onRevealed: record,
    onProblem: ({ failure, staleConfig }) => {
      release();
      if (staleConfig) refreshGameConfig('dice');
      if (failure === 'unknown') refreshSoloResults('dice');
      if (failure === 'unknown' || failure === 'signed-out') void refreshProfile();
    },
  });
};

/** A table of play money: its rounds are drawn here, and are counted and kept nowhere. */
const openTrialTable = (config: () => DiceConfig, course: () => CourseMicro): DiceTable =>
  createDiceTable({
    ...senderWorld,
    async call(payload) {
      const [{ playDiceTrial }, { localSource }] = await Promise.all([
        import('./trial.ts'),
        import('../../../core/game-kit/play-money/local-source.ts'),
      ]);
      return playDiceTrial({
        config: config(),
        stakeMinor: stakeToBase(parseAmount(payload.bet) ?? 0n, course()),
        choice: choiceOf(payload),
        source: localSource(),
        id: senderWorld.newId(),
        at: serverNow(),
      });
    },
    now: serverNow,
    onAnswer: (round) => soundRoll(round, round.revealMs < 400),
    onSent: () => undefined,
    onBalance: () => undefined,
    onRevealed: soundEnd,
    onProblem: () => undefined,
  });

/** The tables of a screen, real and of play money; a real one reads nothing of the other. */
const useTables = (config: DiceConfig): { real: DiceTable; trial: DiceTable } => {
  const course = useCourse();
  const [latest] = useState(() => createStore(config));
  useEffect(() => latest.set(config), [latest, config]);
  const [tables] = useState(() => ({ real: openTable(course), trial: openTrialTable(latest.get, course) }));
  return tables;
};

/** A settled answer as the events that the server's machine had. Who and which seed do not matter to the picture. */
const eventsOf = ({ answer, choice }: DiceRound): readonly DiceEvent[] =>
  dice.events(
    {
      id: answer.transaction_id,
      player: currentSession().profile?.profileID ?? '',
      account: stakeAccount(),
      stakeMinor: BigInt(answer.stakeMinor),
      choice,
      clientSeed: '',
      nonce: answer.nonce,
      at: answer.at,
    },
    { roll: answer.number },
    BigInt(answer.winAmount),
    [],
  ) as readonly DiceEvent[];

/** Runs the engine's machine beside the server's. A round that it refuses was played under a newer config. */
const useDiceReplica = (config: DiceConfig, round: DiceRound | undefined): SceneRound | undefined => {
  const { snapshot, feed } = useRoundReplica(
    diceMachine,
    useMemo(() => ({ config }), [config]),
  );
  const refused = useRef<{ round: DiceRound; config: DiceConfig }>(undefined);
  const shown = snapshot.context.bet?.betId === round?.answer.transaction_id;
  useEffect(() => {
    if (!round || shown) return;
    if (refused.current?.round === round && refused.current.config === config) return;
    if (feed(eventsOf(round))) return;
    refused.current = { round, config };
    refreshGameConfig('dice');
  }, [round, shown, config, feed]);
  return useMemo(() => (round && shown ? sceneRound(snapshot.context, round) : undefined), [round, shown, snapshot]);
};

export interface Dice {
  state: DiceTableState;
  scene: SceneRound | undefined;
  /** Places one bet in hundredths of the chosen currency. A guest is asked to sign up instead. */
  play: (stakeMinor: bigint, choice: DiceChoice) => Promise<PlayResult>;
}

/** The dice table of the signed-in player, or one of play money. `onRevealed` may say the result; it must keep its identity. */
export const useDice = (config: DiceConfig, onRevealed: (round: DiceRound) => void, isTrial: boolean): Dice => {
  const { real, trial } = useTables(config);
  const table = isTrial ? trial : real;
  useEffect(() => table.listen(onRevealed), [table, onRevealed]);
  const state = useStore(table.store);
  const player = useProfile()?.id;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another player begins at an empty table
  useEffect(() => () => table.reset(), [table, player]);
  const play = useCallback(
    async (stakeMinor: bigint, choice: DiceChoice): Promise<PlayResult> => {
      const place = (): Promise<PlayResult> => {
        const calm = prefersReducedMotion();
        const quick = turbo.store.get();
        const revealMs = quick ? config.turboRevealMs : config.revealMs;
        return table.play({
          units: formatMinor(stakeMinor),
          choice,
          turbo: quick,
          calm,
          revealMs: calm ? Math.min(revealMs, REDUCED_MOTION_MS) : revealMs,
          multiplier: diceMultiplier(config, choice),
          sounds: config.sounds,
        });
      };
      const later = (): void => void place();
      return (isTrial ? isOfAge(later) : mayPlay(later)) ? place() : { kind: 'failed', reason: 'signed-out' };
    },
    [table, config, isTrial],
  );
  return { state, scene: useDiceReplica(config, state.round), play };
};
