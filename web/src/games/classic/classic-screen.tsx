import { classicConfigSchema, classicDefaultConfig } from 'games-engine/classic';
import { lazy, useState, type ReactNode } from 'react';
import { BetButton } from '../../core/game-kit/bet-button.tsx';
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
import { useGameAutoPlay } from '../../core/game-kit/use-auto-play.ts';
import { useGameConfig } from '../../core/game-kit/use-game-config.ts';
import { useGameShortcuts } from '../../core/game-kit/use-game-shortcuts.ts';
import { useProblemText } from '../../core/game-kit/use-problem-text.ts';
import { pastChips } from '../../core/game-kit/use-results.ts';
import { useSharedBet } from '../../core/game-kit/use-shared-bet.ts';
import { useStake } from '../../core/game-kit/use-stake.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { ClassicClock } from './classic-clock.tsx';
import { BetsLeft, ClassicInfo } from './classic-controls.tsx';
import { ClassicHistory } from './classic-history.tsx';
import { ClassicOutcome } from './classic-outcome.tsx';
import { ClassicPicture } from './classic-picture.tsx';
import { ClassicPlayers } from './classic-players.tsx';
import { classicProblemOf } from './classic-problem.ts';
import { ClassicProof } from './classic-proof.tsx';
import type { SceneRound } from './classic-round.ts';
import { classicMessages } from './classic.messages.ts';
import styles from './classic.module.css';
import { potOf, useClassic, usePastChip, useRoundSounds, useSceneRound, useTold } from './use-classic.ts';
import { useTellResult } from './use-tell-result.ts';

const ClassicRules = lazy(async () => ({ default: (await import('./classic-rules.tsx')).ClassicRules }));

/** A big win may be sent away by a press on the picture. */
const useSkip = (scene: SceneRound | undefined): { scene: SceneRound | undefined; skip: () => void } => {
  const [skipped, setSkipped] = useState<string>();
  const calm = scene?.draw && scene.id === skipped ? { ...scene, draw: { ...scene.draw, big: false } } : scene;
  return { scene: calm, skip: () => setSkipped(scene?.id) };
};

/** The classic page. */
export const ClassicScreen = ({ slots }: { slots: GameSlots }): ReactNode => {
  const t = useMessages(classicMessages);
  const problemText = useProblemText();
  const settings = useGameConfig('classic', classicConfigSchema, classicDefaultConfig);
  const { config } = settings;
  const view = useClassic();
  const { round, before, open, mine, users } = view;
  const told = useTold(view);
  const shown = useSkip(useSceneRound(view));
  const chipOf = usePastChip();
  useRoundSounds(view);
  useTellResult(told);

  const stake = useStake('classic', config);
  const bet = useSharedBet({ call: 'classic.bet', problemOf: classicProblemOf, round: view });
  const enabled = settings.status === 'ready' && config.enabled;
  const auto = useGameAutoPlay({
    stake,
    enabled,
    play: (amountMinor, signal) => bet.play({ bet: Number(amountMinor) }, signal),
  });
  const left = Math.max(0, config.maxBetsPerPlayer - mine.length);
  const canBet = enabled && open && !auto.locked && left > 0;
  const place = (): void => {
    if (canBet) void bet.place({ bet: Number(stake.amountMinor) });
  };
  const shortcuts = useGameShortcuts({ locked: auto.locked, act: auto.locked ? auto.stop : place, stake });

  const figures = {
    config,
    potMinor: potOf(view),
    ownMinor: mine.reduce((sum, { stakeMinor }) => sum + BigInt(stakeMinor), 0n),
    stakeMinor: stake.stakeMinor,
  };
  const { problem, pending, recovering } = bet.state;
  const LiveFeed = slots.liveFeed;
  return (
    <GameLayout
      game="classic"
      title={t('title')}
      results={<LastResults game="classic" results={pastChips(before, chipOf)} />}
      stage={
        <div className={styles.picture} onPointerDown={shown.skip}>
          <ClassicPicture round={shown.scene} users={users} settled={told.over === 'settled'} />
          <ClassicClock view={view} />
        </div>
      }
      outcome={
        <>
          <ClassicOutcome view={told} />
          <LightLine round={round} snapshot={view.snapshot} />
        </>
      }
      controls={
        <PlayPanel
          auto={auto}
          autoEnabled={enabled}
          stake={stake}
          figures={<ClassicInfo {...figures} left={left} />}
          info={<BetsLeft left={left} of={config.maxBetsPerPlayer} />}
          notice={<BetNotice settings={settings} problem={problem && problemText(problem)} enabled={config.enabled} />}
          button={
            <BetButton enabled={canBet} pending={pending} recovering={recovering} onBet={place}>
              {t('bet.action')}
            </BetButton>
          }
        />
      }
      tools={
        <GameTools
          game="classic"
          slots={slots}
          rules={
            <RulesDialog title={t('rules.title')}>
              <ClassicRules {...figures} />
            </RulesDialog>
          }
          shortcuts={shortcuts}
          round={round && { hash: round.hash, number: round.number, isLit: isLit(view.snapshot) }}
        />
      }
      lobby={
        <div className={styles.lobby}>
          <ClassicPlayers view={told} />
          <div className={styles.aside}>
            <section className={styles.card}>
              <ClassicProof view={told} />
            </section>
            <ClassicHistory view={told} />
          </div>
        </div>
      }
      statistics={<SessionStatsPanel game="classic" />}
      feed={<LiveFeed game="classic" />}
    />
  );
};
