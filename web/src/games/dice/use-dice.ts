import { formatMinor } from 'games-engine';
import { dice, diceMachine, diceMultiplier, type DiceChoice, type DiceConfig, type DiceEvent } from 'games-engine/dice';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call, serverNow } from '../../core/connection/connection.ts';
import type { ReleaseBalance } from '../../core/game-kit/balance-hold.ts';
import { isBigWin, moodOf } from '../../core/game-kit/mood.ts';
import { holdPlayBalance, stakeAccount } from '../../core/game-kit/play-balance.ts';
import { mayPlay } from '../../core/game-kit/play-guard.ts';
import type { PlayResult } from '../../core/game-kit/play-result.ts';
import { recordRound } from '../../core/game-kit/session-stats.store.ts';
import { turbo } from '../../core/game-kit/settings.ts';
import { senderWorld } from '../../core/game-kit/use-bet-sender.ts';
import { refreshGameConfig } from '../../core/game-kit/use-game-config.ts';
import { prefersReducedMotion } from '../../core/game-kit/use-reduced-motion.ts';
import { useRoundReplica } from '../../core/game-kit/use-round-replica.ts';
import { addSoloResult, refreshSoloResults } from '../../core/game-kit/use-results.ts';
import { makeOwnSeed } from '../../core/seeds/make-own-seed.ts';
import { currentSession, refreshProfile, useProfile } from '../../core/session/session.ts';
import { useStore } from '../../core/store/store.ts';
import { REDUCED_MOTION_MS } from '../../core/tokens/tokens.ts';
import { sceneRound, type SceneRound } from './dice-frame.ts';
import { summaryOf } from './dice-results.ts';
import { createDiceTable, type DiceRound, type DiceTable, type DiceTableState } from './dice-table.ts';
import { soundResult, soundRoll } from './dice.sounds.ts';

/** What every shown result adds to figures and lists, whether the screen is still there or not. */
const record = (round: DiceRound): void => {
  const { answer } = round;
  const [stakeMinor, payoutMinor] = [BigInt(answer.stakeMinor), BigInt(answer.winAmount)];
  recordRound('dice', [{ won: answer.win, stakeMinor, payoutMinor }]);
  addSoloResult(summaryOf(round, currentSession().profile?.nick ?? ''));
  soundResult(round, moodOf(payoutMinor, stakeMinor), isBigWin(payoutMinor, stakeMinor));
};

const openTable = (): DiceTable => {
  let release: ReleaseBalance = () => undefined;
  return createDiceTable({
    ...senderWorld,
    call: async (payload) => {
      await makeOwnSeed();
      return call('dice.play', payload);
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
      if (!mayPlay()) return { kind: 'failed', reason: 'signed-out' };
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
    },
    [table, config],
  );
  return { state, scene: useDiceReplica(config, state.round), play };
};
