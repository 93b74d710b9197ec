import type { WheelConfig, WheelContext } from 'games-engine/wheel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PastRound } from 'server/contract';
import { useSecondsLeft } from '../../../core/game-kit/round/countdown.tsx';
import type { ResultChip } from '../../../core/game-kit/result/last-results.tsx';
import { useLightWords } from '../../../core/game-kit/light/light-line.tsx';
import { ownResult, type OwnResult, useOwnResults } from '../../../core/game-kit/result/own-results.ts';
import { turbo, useSwitch } from '../../../core/game-kit/screen/settings.ts';
import { type SharedRoundView, useStateEntered } from '../../../core/game-kit/round/use-shared-round.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { useProfile } from '../../../core/session/session.ts';
import { announce } from '../../../core/ui/live-region.tsx';
import { classNames } from '../../../core/ui/class-names.ts';
import { sectorClass, sectorWord } from '../scene/colors.ts';
import type { SceneRound } from '../scene/frame.ts';
import { roundWords, type RoundWords, sceneRound, pastOutcome } from './round.ts';
import styles from './screen.module.css';
import { soundResult, soundSecond, soundSpin, soundStart } from '../sounds.ts';

/** The round in play with the wheel's own types. */
export type WheelRoundView = SharedRoundView<WheelContext>;

/** All that the player has staked in this round, base hundredths. */
export const ownStake = ({ mine }: WheelRoundView): bigint =>
  mine.reduce((sum, { stakeMinor }) => sum + BigInt(stakeMinor), 0n);

/** The player's stakes on each sector in this round, base hundredths. */
export const ownStakes = ({ mine }: WheelRoundView): ReadonlyMap<number, bigint> => {
  const stakes = new Map<number, bigint>();
  for (const { choice, stakeMinor } of mine)
    stakes.set(choice.sector, (stakes.get(choice.sector) ?? 0n) + BigInt(stakeMinor));
  return stakes;
};

/** The round as it may be told. Turbo does not wait for the wheel: the result is told as soon as it is drawn. */
export const useTold = (view: WheelRoundView): WheelRoundView => {
  const quick = useSwitch(turbo);
  return quick && view.snapshot?.value === 'spinning' ? { ...view, over: 'settled' } : view;
};

/** The round as the scene shows it, and how to send a big win away. Keeps its identity while nothing changes. */
export const useScene = ({ round, snapshot, before }: WheelRoundView): { scene: SceneRound; skip: () => void } => {
  const quick = useSwitch(turbo);
  const player = useProfile()?.profileID;
  const [skipped, setSkipped] = useState<string>();
  const roundId = round?.roundId;
  const scene = useMemo(
    () => sceneRound({ roundId, snapshot, before, player, quick }),
    [roundId, snapshot, before, player, quick],
  );
  const calm = useMemo(
    () => (scene.draw && scene.id === skipped ? { ...scene, draw: { ...scene.draw, size: 'small' as const } } : scene),
    [scene, skipped],
  );
  return { scene: calm, skip: () => setSkipped(scene.id) };
};

/** Words about the round. */
export const useRoundWords = (view: WheelRoundView): RoundWords => {
  const { format } = useMoney();
  return roundWords(view, ownResult(view), format);
};

/** Says how each round ended to those who do not see it, and lets it be heard: to bettors and to who only watches. */
export const useTellResult = (view: WheelRoundView): void => {
  const t = useMessages('wheel', 'main');
  const { format } = useMoney();
  const { voided } = useLightWords();
  const { round, snapshot, over, mine } = view;
  const tell = useCallback(
    (result: OwnResult | undefined): void => {
      const words = roundWords({ snapshot, over }, result, format);
      announce(voided(snapshot?.context.voidReason, result?.stakeMinor) ?? t(words));
      if (snapshot && over === 'settled') soundResult(snapshot.context.config, result);
    },
    [snapshot, over, t, format, voided],
  );
  useOwnResults('wheel', view, tell);

  const seen = useRef<{ id: string | undefined; over: boolean }>(undefined);
  const [id, isOver, watches] = [round?.roundId, over !== undefined, mine.length === 0];
  useEffect(() => {
    const before = seen.current;
    seen.current = { id, over: isOver };
    // a round that was over before this screen came is not news
    if (watches && isOver && before?.id === id && !before?.over) tell(undefined);
  }, [id, isOver, watches, tell]);
};

const LAST_SECONDS = 3;

const soundState = (state: string, { config }: WheelContext): void => {
  if (state === 'countdown') soundStart(config);
  if (state === 'spinning' && !turbo.store.get()) soundSpin(config);
};

/** Sounds of the round itself: the countdown begins and ends, the wheel starts. Not for what began before this screen. */
export const useRoundSounds = (view: WheelRoundView): void => useStateEntered(view, soundState);

/** The last seconds of betting, heard. A component of its own: only it renders again with each second. */
export const LastSeconds = ({ until, config }: { until: number | null; config: WheelConfig }): null => {
  const seconds = useSecondsLeft(until);
  useEffect(() => {
    if (seconds > 0 && seconds <= LAST_SECONDS) soundSecond(config);
  }, [seconds, config]);
  return null;
};

/** A past round as the strip shows it; nothing for a void one. */
export const usePastChip = (multipliers: readonly number[]): ((past: PastRound) => ResultChip | undefined) => {
  return (past) => {
    const sector = pastOutcome(past)?.sector;
    if (sector === undefined) return undefined;
    return {
      id: past.id,
      value: sectorWord(multipliers, sector),
      className: classNames(styles.chip, sectorClass(sector)),
    };
  };
};
