import {
  battle,
  banksOf,
  winningTeam,
  type BattleBanks,
  type BattleContext,
  type BattleTeam,
} from 'games-engine/battle';
import { useMemo } from 'react';
import type { PastRound } from 'server/contract';
import { call } from '../../../core/connection/connection.ts';
import type { ResultChip } from '../../../core/game-kit/result/last-results.tsx';
import { lightOf } from '../../../core/game-kit/light/light.ts';
import { turbo, useSwitch } from '../../../core/game-kit/screen/settings.ts';
import {
  useStateEntered,
  useSharedRound,
  type SharedRoundView,
  type SharedTableSpec,
} from '../../../core/game-kit/round/use-shared-round.ts';
import { useFormat } from '../../../core/format/use-format.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useProfile } from '../../../core/session/session.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import { banksFrom, pulsesOf, sceneDraw, startNumber, type SceneRound } from '../scene/frame.ts';
import styles from './screen.module.css';
import teamColors from '../team-sign.module.css';
import { teamSigns } from '../team-sign.tsx';
import { soundSpin, soundStart } from '../sounds.ts';

/** The round in play with battle's own types. */
export type BattleRoundView = SharedRoundView<BattleContext>;

const table: SharedTableSpec<BattleContext> = {
  game: battle,
  channel: 'battle',
  load: () => call('battle.load', {}),
};

/** The battle in play. */
export const useBattle = (): BattleRoundView => useSharedRound(table);

const none: BattleBanks = { red: 0n, blue: 0n };

/** The banks as they stand, base hundredths. */
export const banksIn = ({ snapshot }: BattleRoundView): BattleBanks => (snapshot ? banksOf(snapshot.context) : none);

/** The team that the player has joined in this round. */
export const ownTeam = ({ mine }: BattleRoundView): BattleTeam | undefined => mine[0]?.choice.team;

/** All that the player has staked in this round, base hundredths. */
export const ownStake = ({ mine }: BattleRoundView): bigint =>
  mine.reduce((sum, { stakeMinor }) => sum + BigInt(stakeMinor), 0n);

/** The number of a past round; undefined for a void one. */
export const pastNumber = ({ outcome }: PastRound): number | undefined =>
  battle.outcomeSchema.safeParse(outcome).data?.number;

/** The round as it may be told. Turbo does not wait for the light: the number is told as soon as it is drawn. */
export const useTold = (view: BattleRoundView): BattleRoundView => {
  const quick = useSwitch(turbo);
  return quick && view.snapshot?.value === 'spinning' ? { ...view, over: 'settled' } : view;
};

/** The round as the scene shows it. Keeps its identity while nothing in it changes. */
export const useSceneRound = ({ round, snapshot, before }: BattleRoundView): SceneRound | undefined => {
  const quick = useSwitch(turbo);
  const player = useProfile()?.profileID;
  const last = before.map(pastNumber).find((number) => number !== undefined);
  const id = round?.roundId;
  return useMemo(() => {
    if (id === undefined || !snapshot) return undefined;
    const { context } = snapshot;
    return {
      id,
      from: startNumber(id, last),
      banks: banksFrom(context),
      draw: sceneDraw(context, player, quick),
      light: lightOf(snapshot)?.scene,
      pulses: pulsesOf(context),
    };
  }, [id, last, snapshot, player, quick]);
};

const soundState = (state: string, { config }: BattleContext): void => {
  if (state === 'countdown') soundStart(config);
  if (state === 'spinning' && !turbo.store.get()) soundSpin(config);
};

/** Sounds of the round itself: the countdown begins, the light flies. Not for what had begun before this screen. */
export const useRoundSounds = (view: BattleRoundView): void => useStateEntered(view, soundState);

/** A past round as the strip shows it. */
export const usePastChip = (): ((past: PastRound) => ResultChip) => {
  const t = useMessages('battle', 'main');
  const { count } = useFormat();
  return (past) => {
    const number = pastNumber(past);
    if (number === undefined)
      return { id: past.id, value: '—', label: t('past.voided'), className: classNames(styles.void) };
    const team = winningTeam({ number });
    const label = t(`past.${team}`, { number });
    return {
      id: past.id,
      value: `${teamSigns[team]} ${count(number)}`, // as its label writes it: 1,000
      label,
      className: classNames(styles.chip, teamColors[team]),
    };
  };
};
