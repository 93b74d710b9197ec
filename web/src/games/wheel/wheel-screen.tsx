import { wheelConfigSchema, wheelDefaultConfig } from 'games-engine/wheel';
import { lazy, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { BetNotice } from '../../core/game-kit/bet-notice.tsx';
import { GameLayout } from '../../core/game-kit/game-layout.tsx';
import type { GameSlots } from '../../core/game-kit/game-slots.ts';
import { GameTools } from '../../core/game-kit/game-tools.tsx';
import { LastResults } from '../../core/game-kit/last-results.tsx';
import { LightLine } from '../../core/game-kit/light/light-line.tsx';
import { isLit, lightOf } from '../../core/game-kit/light/light.ts';
import { useLightWords } from '../../core/game-kit/light/use-light-words.ts';
import { OutcomeLine } from '../../core/game-kit/outcome-line.tsx';
import { ownResult } from '../../core/game-kit/own-results.ts';
import { PlayPanel } from '../../core/game-kit/play-panel.tsx';
import { RulesDialog } from '../../core/game-kit/rules-dialog.tsx';
import { SessionStatsPanel } from '../../core/game-kit/session-stats-panel.tsx';
import { useGameAutoPlay } from '../../core/game-kit/use-auto-play.ts';
import { useGameConfig } from '../../core/game-kit/use-game-config.ts';
import { useGameShortcuts } from '../../core/game-kit/use-game-shortcuts.ts';
import { useProblemText } from '../../core/game-kit/use-problem-text.ts';
import { pastChips } from '../../core/game-kit/use-results.ts';
import { useSharedBet } from '../../core/game-kit/use-shared-bet.ts';
import { useSharedRound } from '../../core/game-kit/use-shared-round.ts';
import { useStake } from '../../core/game-kit/use-stake.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useProfile } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import {
  LastSeconds,
  ownStake,
  ownStakes,
  usePastChip,
  useRoundSounds,
  useRoundWords,
  useScene,
  useTellResult,
  useTold,
  type WheelRoundView,
} from './use-wheel.tsx';
import { OwnStakes, SectorButtons, SectorChoice } from './wheel-bets.tsx';
import { sectorWord } from './wheel-colors.ts';
import { WheelHistory } from './wheel-history.tsx';
import { WheelPicture } from './wheel-picture.tsx';
import { WheelSectors } from './wheel-sectors.tsx';
import { wheelProblemOf, wheelTable } from './wheel-table.ts';
import { wheelMessages } from './wheel.messages.ts';
import styles from './wheel.module.css';
import picture from './wheel-picture.module.css';
import { soundStake } from './wheel.sounds.ts';

const WheelRules = lazy(async () => ({ default: (await import('./wheel-rules.tsx')).WheelRules }));

const sectorKeys = ['KeyQ', 'KeyW', 'KeyE', 'KeyD'] as const; // in the order of the sectors

/** The round in words, or that it could not be loaded. */
const RoundLine = ({ told }: { told: WheelRoundView }): ReactNode => {
  const t = useMessages(wheelMessages);
  const { key, params, mood, final } = useRoundWords(told);
  const light = useLightWords();
  const { snapshot } = told;
  const own = ownResult(told)?.stakeMinor;
  const lit = snapshot && (light.waiting(lightOf(snapshot)) ?? light.voided(snapshot.context.voidReason, own));
  if (told.status === 'failed') {
    return (
      <p className={styles.failed} role="alert">
        {t('state.failed')} <Button onClick={told.retry}>{t('state.retry')}</Button>
      </p>
    );
  }
  return (
    <OutcomeLine game="wheel" mood={mood} roundId={final && told.over ? told.round?.roundId : undefined}>
      {lit ?? t(key, params)}
    </OutcomeLine>
  );
};

/** The wheel of fortune's page. */
export const WheelScreen = ({ slots }: { slots: GameSlots }): ReactNode => {
  const t = useMessages(wheelMessages);
  const problemText = useProblemText();
  const settings = useGameConfig('wheel', wheelConfigSchema, wheelDefaultConfig);
  const view = useSharedRound(wheelTable);
  const { round, snapshot, before, open, users } = view;
  const config = snapshot?.context.config ?? settings.config; // a round is played by what it pins
  const player = useProfile()?.profileID;
  const told = useTold(view);
  const { scene, skip } = useScene(view);
  const chipOf = usePastChip(config.multipliers);
  useRoundSounds(view);
  useTellResult(told);

  const stake = useStake('wheel', config);
  const bet = useSharedBet({ call: 'wheelOfFortune.bet', problemOf: wheelProblemOf, round: view });
  const [sector, setSector] = useState(0);
  const enabled = settings.status === 'ready' && settings.config.enabled && config.enabled;
  const auto = useGameAutoPlay({
    stake,
    enabled,
    play: (amountMinor, signal) => bet.play({ bet: Number(amountMinor), sector }, signal),
  });
  const canBet = enabled && open && !auto.locked;
  const place = async (chosen: number): Promise<void> => {
    if (!canBet) return;
    setSector(chosen);
    if (await bet.place({ bet: Number(stake.amountMinor), sector: chosen })) soundStake(config);
  };
  const latestPlace = useRef(place);
  useEffect(() => {
    latestPlace.current = place;
  });
  const { multipliers } = config;
  const extra = useMemo(
    () =>
      sectorKeys.map((code, each) => ({
        code,
        label: t('shortcut.sector', { word: sectorWord(multipliers, each) }),
        run: () => void latestPlace.current(each),
      })),
    [t, multipliers],
  );
  const shortcuts = useGameShortcuts({
    locked: auto.locked,
    act: auto.locked ? auto.stop : () => void place(sector),
    actLabel: t('shortcut.act'),
    stake,
    extra,
  });

  const until = snapshot?.value === 'countdown' ? snapshot.context.expireAt : null;
  const winner = told.over === 'settled' ? snapshot?.context.outcome?.sector : undefined;
  const { problem } = bet.state;
  const LiveFeed = slots.liveFeed;
  return (
    <GameLayout
      game="wheel"
      title={t('title')}
      results={<LastResults game="wheel" results={pastChips(before, chipOf)} />}
      stageClass={styles.stage}
      stage={
        <div className={picture.picture} onPointerDown={skip}>
          <WheelPicture round={scene} settled={told.over === 'settled'} until={until} totalMs={config.bettingMs} />
          <LastSeconds until={until} config={config} />
        </div>
      }
      outcome={
        <>
          <RoundLine told={told} />
          <LightLine round={round} snapshot={snapshot} />
        </>
      }
      controls={
        <PlayPanel
          auto={auto}
          autoEnabled={enabled}
          many
          stake={stake}
          autoExtra={<SectorChoice config={config} sector={sector} locked={auto.locked} onChoose={setSector} />}
          info={<OwnStakes stakeMinor={ownStake(view)} />}
          notice={
            <BetNotice
              settings={settings}
              enabled={settings.config.enabled}
              problem={problem && problemText(problem)}
            />
          }
          button={
            <SectorButtons
              config={config}
              stakeMinor={stake.stakeMinor}
              own={ownStakes(view)}
              enabled={canBet}
              state={bet.state}
              onBet={(chosen) => void place(chosen)}
            />
          }
        />
      }
      tools={
        <GameTools
          game="wheel"
          slots={slots}
          rules={
            <RulesDialog title={t('rules.title')}>
              <WheelRules config={config} />
            </RulesDialog>
          }
          shortcuts={shortcuts}
          round={round && { hash: round.hash, number: round.number, isLit: isLit(snapshot) }}
        />
      }
      lobby={
        <>
          <WheelSectors
            config={config}
            bets={snapshot?.context.bets ?? []}
            users={users}
            player={player}
            winner={winner}
          />
          <WheelHistory before={before} config={config} />
        </>
      }
      statistics={<SessionStatsPanel game="wheel" />}
      feed={<LiveFeed game="wheel" />}
    />
  );
};
