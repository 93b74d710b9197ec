import { classicBedSprite, classicSprite } from 'assets/classic';
import { fraction } from 'games-engine';
import {
  classicWinPayout,
  type ClassicConfig,
  classic,
  classicConfigSchema,
  classicDefaultConfig,
} from 'games-engine/classic';
import { type ReactNode, lazy, useState } from 'react';
import { useFormat } from '../../../core/format/use-format.ts';
import { useGameAutoPlay } from '../../../core/game-kit/auto-play/use-auto-play.ts';
import { BetButton } from '../../../core/game-kit/bet/buttons.tsx';
import { BetNotice } from '../../../core/game-kit/bet/notice.tsx';
import { PlayPanel } from '../../../core/game-kit/bet/panel.tsx';
import { createProblemOf, useProblemText } from '../../../core/game-kit/bet/problem.ts';
import { useStake } from '../../../core/game-kit/bet/stake.ts';
import { LightLine } from '../../../core/game-kit/light/light-line.tsx';
import { commitmentOf } from '../../../core/game-kit/light/light.ts';
import { LastResults, pastChips } from '../../../core/game-kit/result/last-results.tsx';
import { useSharedBet } from '../../../core/game-kit/round/use-shared-bet.ts';
import { GameLayout } from '../../../core/game-kit/screen/layout.tsx';
import { RulesDialog } from '../../../core/game-kit/screen/rules.tsx';
import { useGameShortcuts } from '../../../core/game-kit/screen/shortcuts.ts';
import { GameTools } from '../../../core/game-kit/screen/tools.tsx';
import { useGameConfig } from '../../../core/game-kit/screen/use-game-config.ts';
import { useTableSounds } from '../../../core/game-kit/round/use-table-sounds.ts';
import { SessionStatsPanel } from '../../../core/game-kit/stats/panel.tsx';
import type { GameSlots } from '../../../core/games/web-game.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import type { SceneRound } from '../round.ts';
import { ClassicClock, ClassicPicture } from '../scene/picture.tsx';
import { ClassicHistory, ClassicPlayers } from './lists.tsx';
import { ClassicOutcome, useTellResult } from './outcome.tsx';
import { potOf, useClassic, usePastChip, useRoundSounds, useSceneRound, useTold } from './use-classic.ts';
import styles from './screen.module.css';

/**
 * Meanings of classic's own refusals for auto play; the kit knows the general ones. Code 7, a loss, refuses nothing.
 */
const classicProblemOf = createProblemOf({
  1: 'refused',
  2: { failure: 'refused', staleConfig: true },
  3: 'closed',
  4: 'refused',
  5: 'closed',
  6: 'insufficient',
});

const NONE = '—';

export interface ClassicInfoProps {
  config: ClassicConfig;
  potMinor: bigint; // base hundredths, as everything here
  ownMinor: bigint; // the player's stakes in this round
  stakeMinor: bigint; // stake of the bet in the form
  left: number; // bets that the player may still place in this round
}

/**
 * Chance and payout of the bet in the form, were no other to come. Nothing while there is nobody to play against: the
 * stakes of one player alone are returned.
 */
const ClassicInfo = ({ config, potMinor, ownMinor, stakeMinor, left }: ClassicInfoProps): ReactNode => {
  const t = useMessages('classic', 'main');
  const { format } = useMoney();
  const { percent } = useFormat();
  const next = left === 0 ? 0n : stakeMinor;
  const isPlayed = potMinor > ownMinor;
  return (
    <dl className={styles.info}>
      <div>
        <dt>{t('info.own')}</dt>
        <dd>{isPlayed ? percent(fraction(ownMinor, potMinor)) : NONE}</dd>
      </div>
      <div>
        <dt>{t('info.next')}</dt>
        <dd>{isPlayed && next > 0n ? percent(fraction(ownMinor + next, potMinor + next)) : NONE}</dd>
      </div>
      <div>
        <dt>{t('info.payout')}</dt>
        <dd>{isPlayed ? format(classicWinPayout(config, potMinor + next)) : NONE}</dd>
      </div>
    </dl>
  );
};

const MAX_SLOTS = 10;

/** Bets that the player may still place in this round: a slot for each, and in words. */
const BetsLeft = ({ left, of }: { left: number; of: number }): ReactNode => {
  const t = useMessages('classic', 'main');
  return (
    <output className={styles.left}>
      {of <= MAX_SLOTS && (
        <span className={styles.slots} aria-hidden="true">
          {Array.from({ length: of }, (_, index) => (
            <i key={index} data-used={index < of - left || undefined} />
          ))}
        </span>
      )}
      {left === 0 ? t('bets.none', { of }) : t('bets.left', { count: left, of })}
    </output>
  );
};

const ClassicRules = lazy(async () => ({ default: (await import('./rules.tsx')).ClassicRules }));

/** A big win may be sent away by a press on the picture. */
const useSkip = (scene: SceneRound | undefined): { scene: SceneRound | undefined; skip: () => void } => {
  const [skipped, setSkipped] = useState<string>();
  const calm =
    scene?.draw && scene.id === skipped ? { ...scene, draw: { ...scene.draw, size: 'small' as const } } : scene;
  return { scene: calm, skip: () => setSkipped(scene?.id) };
};

/** The classic page. */
export const ClassicScreen = ({ slots }: { slots: GameSlots }): ReactNode => {
  const t = useMessages('classic', 'main');
  const problemText = useProblemText();
  const settings = useGameConfig('classic', classicConfigSchema, classicDefaultConfig);
  const { config } = settings;
  const view = useClassic();
  const { round, before, open, mine, users } = view;
  const revealed = useTold(view);
  const shown = useSkip(useSceneRound(view));
  const chipOf = usePastChip();
  useRoundSounds(view);
  useTellResult(revealed);
  useTableSounds(classicSprite, classicBedSprite, revealed);

  const stake = useStake('classic', config);
  const bet = useSharedBet({ call: 'classic.bet', game: classic, problemOf: classicProblemOf, round: view });
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
          <ClassicPicture round={shown.scene} users={users} settled={revealed.over === 'settled'} />
          <ClassicClock view={view} />
        </div>
      }
      outcome={
        <>
          <ClassicOutcome view={revealed} />
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
          round={round && commitmentOf(round, view.snapshot)}
        />
      }
      lobby={
        <div className={styles.lobby}>
          <ClassicPlayers view={revealed} />
          <ClassicHistory view={revealed} />
        </div>
      }
      statistics={<SessionStatsPanel game="classic" />}
      feed={<LiveFeed game="classic" />}
    />
  );
};
