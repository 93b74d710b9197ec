import { battle, type BattleConfig, type BattleTeam } from 'games-engine/battle';
import { useCallback, useMemo, useState } from 'react';
import { useGameAutoPlay, type AutoPlayHandle } from '../../../core/game-kit/auto-play/use-auto-play.ts';
import { createProblemOf } from '../../../core/game-kit/bet/problem.ts';
import type { BetSenderState } from '../../../core/game-kit/bet/sender.ts';
import { useStake, type Stake } from '../../../core/game-kit/bet/stake.ts';
import { useSharedBet } from '../../../core/game-kit/round/use-shared-bet.ts';
import { type Shortcut, useGameShortcuts } from '../../../core/game-kit/screen/shortcuts.ts';
import type { GameConfigState } from '../../../core/game-kit/screen/use-game-config.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { soundJoin } from '../sounds.ts';
import { ownTeam, type BattleRoundView } from './use-battle.ts';

/** Meanings of battle's own refusals for auto play; the kit knows the general ones. */
const battleProblemOf = createProblemOf({
  1: 'refused',
  2: { failure: 'refused', staleConfig: true },
  3: 'closed',
  4: 'signed-out',
  5: 'refused',
  6: 'insufficient',
  7: { failure: 'refused', staleConfig: true },
  8: 'refused',
  9: 'refused',
});

/** The player's bet: stake, team, by hand or by auto play. */
export interface Joining {
  stake: Stake;
  state: BetSenderState;
  auto: AutoPlayHandle;
  enabled: boolean; // the game is on
  open: boolean; // a team can be joined by hand now
  own: BattleTeam | undefined; // joined in this round: the other team is out of reach
  team: BattleTeam; // the next bet's, unless a button says otherwise
  pick: (team: BattleTeam) => void;
  join: (team: BattleTeam) => void;
  shortcuts: readonly Shortcut[];
}

/** Places the player's bets on teams. */
export const useJoining = (
  view: BattleRoundView,
  { status, config }: Pick<GameConfigState<BattleConfig>, 'status' | 'config'>,
): Joining => {
  const stake = useStake('battle', config);
  const { state, place, play } = useSharedBet({
    call: 'battle.bet',
    game: battle,
    problemOf: battleProblemOf,
    round: view,
  });
  const [picked, pick] = useState<BattleTeam>('red');
  const joinedTeam = ownTeam(view);
  const team = joinedTeam ?? picked;
  const enabled = status === 'ready' && config.enabled;
  const auto = useGameAutoPlay({
    stake,
    enabled,
    play: (amountMinor, signal) => play({ bet: Number(amountMinor), team }, signal),
  });
  const open = enabled && view.open && !auto.locked;
  const { amountMinor } = stake;
  const join = useCallback(
    (side: BattleTeam): void => {
      if (!open || (joinedTeam !== undefined && joinedTeam !== side)) return;
      pick(side);
      void place({ bet: Number(amountMinor), team: side }).then((placed) => placed && soundJoin(config, side));
    },
    [open, joinedTeam, amountMinor, place, config],
  );
  const shortcuts = useJoinShortcuts({ auto, stake, team, join });
  return { stake, state, auto, enabled, open, own: joinedTeam, team, pick, join, shortcuts };
};

/** Battle's own keys: Q and W join a team, Space the one joined last. */
const useJoinShortcuts = ({
  auto,
  stake,
  team,
  join,
}: Pick<Joining, 'auto' | 'stake' | 'team' | 'join'>): readonly Shortcut[] => {
  const t = useMessages('battle', 'main');
  const extra = useMemo(
    (): Shortcut[] => [
      { code: 'KeyQ', label: t('shortcut.red'), run: () => join('red') },
      { code: 'KeyW', label: t('shortcut.blue'), run: () => join('blue') },
    ],
    [t, join],
  );
  const { locked, stop } = auto;
  const act = locked ? stop : (): void => join(team);
  return useGameShortcuts({ locked, act, actLabel: t('shortcut.act'), stake, extra });
};
