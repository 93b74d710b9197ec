import { battleBedSprite, battleSprite } from 'assets/battle';
import { battleConfigSchema, battleDefaultConfig } from 'games-engine/battle';
import { type ReactNode, lazy, useState } from 'react';
import { BetNotice } from '../../../core/game-kit/bet/notice.tsx';
import { PlayPanel } from '../../../core/game-kit/bet/panel.tsx';
import { useProblemText } from '../../../core/game-kit/bet/problem.ts';
import { LightLine } from '../../../core/game-kit/light/light-line.tsx';
import { commitmentOf } from '../../../core/game-kit/light/light.ts';
import { LastResults, pastChips } from '../../../core/game-kit/result/last-results.tsx';
import { GameLayout } from '../../../core/game-kit/screen/layout.tsx';
import { RulesDialog } from '../../../core/game-kit/screen/rules.tsx';
import { GameTools } from '../../../core/game-kit/screen/tools.tsx';
import { useGameConfig } from '../../../core/game-kit/screen/use-game-config.ts';
import { useTableSounds } from '../../../core/game-kit/round/use-table-sounds.ts';
import { SessionStatsPanel } from '../../../core/game-kit/stats/panel.tsx';
import type { GameSlots } from '../../../core/games/web-game.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import type { SceneRound } from '../scene/frame.ts';
import { BattleHub } from '../scene/hub.tsx';
import { BattlePicture } from '../scene/picture.tsx';
import { BattleBoard, BattlePlayers } from './board.tsx';
import { AutoTeam, JoinButtons, OwnStake } from './controls.tsx';
import { BattleOutcome, useTellResult } from './outcome.tsx';
import {
  type BattleRoundView,
  banksIn,
  ownStake,
  useBattle,
  usePastChip,
  useRoundSounds,
  useSceneRound,
  useTold,
} from './use-battle.ts';
import { useJoining, type Joining } from './use-joining.ts';
import picture from '../scene/picture.module.css';
import styles from './screen.module.css';

const BattleRules = lazy(async () => ({ default: (await import('./rules.tsx')).BattleRules }));

/** A big win may be sent away by a press on the picture. */
const useSkip = (scene: SceneRound | undefined): { scene: SceneRound | undefined; skip: () => void } => {
  const [skipped, setSkipped] = useState<string>();
  const calm =
    scene?.draw && scene.id === skipped ? { ...scene, draw: { ...scene.draw, size: 'small' as const } } : scene;
  return { scene: calm, skip: () => setSkipped(scene?.id) };
};

/** The picture, with the page's own words in the number's place. */
const Picture = ({ view, told }: { view: BattleRoundView; told: BattleRoundView }): ReactNode => {
  const { scene, skip } = useSkip(useSceneRound(view));
  return (
    <div className={picture.picture} onPointerDown={skip}>
      <BattlePicture round={scene} settled={told.over === 'settled'} />
      <BattleHub view={view} />
    </div>
  );
};

interface ControlsProps {
  view: BattleRoundView;
  settings: ReturnType<typeof useBattleConfig>;
  joining: Joining;
}

const useBattleConfig = () => useGameConfig('battle', battleConfigSchema, battleDefaultConfig);

/** Stake and team. */
const Controls = ({ view, settings, joining }: ControlsProps): ReactNode => {
  const problemText = useProblemText();
  const { stake, auto, own, team, enabled, state } = joining;
  const { config } = settings;
  return (
    <PlayPanel
      auto={auto}
      autoEnabled={enabled}
      many
      stake={stake}
      info={<OwnStake team={own} stakeMinor={ownStake(view)} />}
      autoExtra={<AutoTeam team={team} own={own} locked={auto.locked} onChange={joining.pick} />}
      notice={
        <BetNotice settings={settings} problem={state.problem && problemText(state.problem)} enabled={config.enabled} />
      }
      button={
        <JoinButtons
          config={config}
          banks={banksIn(view)}
          stakeMinor={stake.stakeMinor}
          enabled={joining.open}
          own={own}
          state={state}
          onJoin={joining.join}
        />
      }
    />
  );
};

/** The battle page. */
export const BattleScreen = ({ slots }: { slots: GameSlots }): ReactNode => {
  const t = useMessages('battle', 'main');
  const settings = useBattleConfig();
  const view = useBattle();
  const revealed = useTold(view);
  const joining = useJoining(view, settings);
  const chipOf = usePastChip();
  useRoundSounds(view);
  useTellResult(revealed);
  useTableSounds(battleSprite, battleBedSprite, revealed);
  const { round } = view;
  const LiveFeed = slots.liveFeed;
  return (
    <GameLayout
      game="battle"
      title={t('title')}
      results={<LastResults game="battle" results={pastChips(view.before, chipOf)} />}
      stageClass={styles.stage}
      stage={<Picture view={view} told={revealed} />}
      outcome={
        <div className={styles.below}>
          <BattleBoard view={revealed} />
          <BattleOutcome view={revealed} />
          <LightLine round={round} snapshot={view.snapshot} />
        </div>
      }
      controls={<Controls view={view} settings={settings} joining={joining} />}
      tools={
        <GameTools
          game="battle"
          slots={slots}
          rules={
            <RulesDialog title={t('rules.title')}>
              <BattleRules config={settings.config} banks={banksIn(view)} stakeMinor={joining.stake.stakeMinor} />
            </RulesDialog>
          }
          shortcuts={joining.shortcuts}
          round={round && commitmentOf(round, view.snapshot)}
        />
      }
      lobby={<BattlePlayers view={view} />}
      statistics={<SessionStatsPanel game="battle" />}
      feed={<LiveFeed game="battle" />}
    />
  );
};
