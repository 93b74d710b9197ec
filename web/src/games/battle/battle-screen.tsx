import { battleConfigSchema, battleDefaultConfig } from 'games-engine/battle';
import { lazy, useState, type ReactNode } from 'react';
import { BetNotice } from '../../core/game-kit/bet-notice.tsx';
import { GameLayout } from '../../core/game-kit/game-layout.tsx';
import type { GameSlots } from '../../core/game-kit/game-slots.ts';
import { GameTools } from '../../core/game-kit/game-tools.tsx';
import { LastResults } from '../../core/game-kit/last-results.tsx';
import { LightLine } from '../../core/game-kit/light/light-line.tsx';
import { isLit } from '../../core/game-kit/light/light.ts';
import { PlayPanel } from '../../core/game-kit/play-panel.tsx';
import { RulesDialog } from '../../core/game-kit/rules-dialog.tsx';
import { SessionStatsPanel } from '../../core/game-kit/session-stats-panel.tsx';
import { useGameConfig } from '../../core/game-kit/use-game-config.ts';
import { useProblemText } from '../../core/game-kit/use-problem-text.ts';
import { pastChips } from '../../core/game-kit/use-results.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { BattleBoard } from './battle-board.tsx';
import { AutoTeam, JoinButtons, OwnStake } from './battle-controls.tsx';
import type { SceneRound } from './battle-frame.ts';
import { BattleHub } from './battle-hub.tsx';
import { BattleOutcome } from './battle-outcome.tsx';
import { BattlePicture } from './battle-picture.tsx';
import { BattlePlayers } from './battle-players.tsx';
import { BattleProof } from './battle-proof.tsx';
import { battleMessages } from './battle.messages.ts';
import styles from './battle.module.css';
import picture from './battle-picture.module.css';
import {
  banksIn,
  ownStake,
  useBattle,
  usePastChip,
  useRoundSounds,
  useSceneRound,
  useTold,
  type BattleRoundView,
} from './use-battle.ts';
import { useJoining, type Joining } from './use-joining.ts';
import { useTellResult } from './use-tell-result.ts';

const BattleRules = lazy(async () => ({ default: (await import('./battle-rules.tsx')).BattleRules }));

/** A big win may be sent away by a press on the picture. */
const useSkip = (scene: SceneRound | undefined): { scene: SceneRound | undefined; skip: () => void } => {
  const [skipped, setSkipped] = useState<string>();
  const calm = scene?.draw && scene.id === skipped ? { ...scene, draw: { ...scene.draw, big: false } } : scene;
  return { scene: calm, skip: () => setSkipped(scene?.id) };
};

/** The wheel, with the page's own words in its hub. */
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
  const t = useMessages(battleMessages);
  const settings = useBattleConfig();
  const view = useBattle();
  const told = useTold(view);
  const joining = useJoining(view, settings);
  const chipOf = usePastChip();
  useRoundSounds(view);
  useTellResult(told);
  const { round } = view;
  const LiveFeed = slots.liveFeed;
  return (
    <GameLayout
      game="battle"
      title={t('title')}
      results={<LastResults game="battle" results={pastChips(view.before, chipOf)} />}
      stageClass={styles.stage}
      stage={<Picture view={view} told={told} />}
      outcome={
        <div className={styles.below}>
          <BattleBoard view={told} />
          <BattleOutcome view={told} />
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
          round={round && { hash: round.hash, number: round.number, isLit: isLit(view.snapshot) }}
        />
      }
      lobby={
        <>
          <BattlePlayers view={view} />
          <BattleProof view={told} />
        </>
      }
      statistics={<SessionStatsPanel game="battle" />}
      feed={<LiveFeed game="battle" />}
    />
  );
};
