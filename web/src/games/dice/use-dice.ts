import { formatMinor } from 'games-engine';
import { dice, diceMachine, type DiceChoice, type DiceConfig, type DiceEvent } from 'games-engine/dice';
import { v7 as uuidv7 } from 'uuid';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call, connectionStatus, onOnline, serverNow } from '../../core/connection/connection.ts';
import { holdBalance, type ReleaseBalance } from '../../core/game-kit/balance-hold.ts';
import type { PlayResult } from '../../core/game-kit/play-result.ts';
import { recordBet } from '../../core/game-kit/session-stats.store.ts';
import { turbo } from '../../core/game-kit/settings.ts';
import { prefersReducedMotion } from '../../core/game-kit/use-reduced-motion.ts';
import { useRoundReplica } from '../../core/game-kit/use-round-replica.ts';
import { openModal } from '../../core/modal/modal.ts';
import {
  currentSession,
  onSession,
  playAccount,
  playBalance,
  refreshProfile,
  setBalance,
  useProfile,
  type Account,
} from '../../core/session/session.ts';
import { useStore } from '../../core/store/store.ts';
import { REDUCED_MOTION_MS } from '../../core/tokens/tokens.ts';
import { BIG_WIN_TIMES, moodOf, sceneRound, type SceneRound } from './dice-frame.ts';
import { createDiceTable, type DiceRound, type DiceTable, type DiceTableState } from './dice-table.ts';
import { soundResult, soundRoll } from './dice.sounds.ts';
import { refreshDiceConfig } from './use-dice-config.ts';
import { addDiceResult, refreshDiceResults } from './use-dice-history.ts';

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const online = (): Promise<void> =>
  new Promise((resolve) => {
    if (connectionStatus() === 'online') return resolve();
    const off = onOnline(() => {
      off();
      resolve();
    });
  });

const account = (): Account => {
  const { profile } = currentSession();
  return profile ? playAccount(profile) : 'real';
};

/** Keeps the balance that bets are paid from still until the result is shown. */
const holdPlayBalance = (): ReleaseBalance => {
  const { profile } = currentSession();
  const [player, kind] = [profile?.id, account()];
  return holdBalance({
    read: () => {
      const now = currentSession().profile;
      return now && now.id === player && playAccount(now) === kind ? playBalance(now) : undefined;
    },
    write: (minor) => setBalance(kind, minor),
    subscribe: onSession,
  });
};

/** What every shown result adds to figures and lists, whether the screen is still there or not. */
const record = (round: DiceRound): void => {
  const { answer } = round;
  const [stakeMinor, payoutMinor] = [BigInt(answer.stakeMinor), BigInt(answer.winAmount)];
  recordBet('dice', { won: answer.win, stakeMinor, payoutMinor });
  addDiceResult(round);
  soundResult(moodOf(payoutMinor, stakeMinor), payoutMinor >= stakeMinor * BIG_WIN_TIMES);
};

const openTable = (): DiceTable => {
  let release: ReleaseBalance = () => undefined;
  return createDiceTable({
    call: (payload) => call('dice.play', payload),
    now: serverNow,
    wait,
    online,
    newId: () => uuidv7(), // ordered by time: the server's index of keys then grows at its end
    onAnswer: ({ revealMs }) => soundRoll(revealMs < 400),
    onSent: () => {
      release = holdPlayBalance();
    },
    onBalance: (minor) => release(minor),
    onRevealed: record,
    onProblem: ({ failure, staleConfig }) => {
      release();
      if (staleConfig) refreshDiceConfig();
      if (failure === 'unknown') refreshDiceResults();
      if (failure === 'unknown' || failure === 'signed-out') void refreshProfile();
    },
  });
};

/** A settled answer as the events that the server's machine had. Who and which seed do not matter to the picture. */
const eventsOf = ({ answer, choice }: DiceRound): readonly DiceEvent[] =>
  dice.events(
    {
      id: answer.transaction_id,
      player: currentSession().profile?.profileID ?? '',
      account: account(),
      stakeMinor: BigInt(answer.stakeMinor),
      choice,
      clientSeed: '',
      nonce: answer.nonce,
      at: answer.at,
    },
    { roll: answer.number },
    BigInt(answer.winAmount),
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
    refreshDiceConfig();
  }, [round, shown, config, feed]);
  return useMemo(
    () => (round && shown ? sceneRound(snapshot.context, round.answer.serverSeedHash, round) : undefined),
    [round, shown, snapshot],
  );
};

export interface Dice {
  state: DiceTableState;
  scene: SceneRound | undefined;
  /** Places one bet in hundredths of the chosen currency. A guest is asked to sign in instead. */
  play: (stakeMinor: bigint, choice: DiceChoice) => Promise<PlayResult>;
}

/** The dice table of the signed-in player. `onRevealed` may say the result; it must keep its identity. */
export const useDice = (config: DiceConfig, onRevealed: (round: DiceRound) => void): Dice => {
  const [table] = useState(openTable);
  useEffect(() => table.listen(onRevealed), [table, onRevealed]);
  const state = useStore(table.store);
  const player = useProfile()?.id;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another player begins at an empty table
  useEffect(() => () => table.reset(), [table, player]);
  const play = useCallback(
    async (stakeMinor: bigint, choice: DiceChoice): Promise<PlayResult> => {
      if (currentSession().status !== 'player') {
        openModal('login');
        return { kind: 'failed', reason: 'signed-out' };
      }
      const calm = prefersReducedMotion();
      const quick = turbo.store.get();
      const revealMs = quick ? config.turboRevealMs : config.revealMs;
      return table.play({
        units: formatMinor(stakeMinor),
        choice,
        turbo: quick,
        calm,
        revealMs: calm ? Math.min(revealMs, REDUCED_MOTION_MS) : revealMs,
      });
    },
    [table, config],
  );
  return { state, scene: useDiceReplica(config, state.round), play };
};
