import { wheelBedSprite, wheelSprite } from 'assets/wheel';
import { wheel, type WheelContext, wheelConfigSchema, wheelDefaultConfig } from 'games-engine/wheel';
import { lazy, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { call } from '../../../core/connection/connection.ts';
import { useGameAutoPlay } from '../../../core/game-kit/auto-play/use-auto-play.ts';
import { BetNotice } from '../../../core/game-kit/bet/notice.tsx';
import { PlayPanel } from '../../../core/game-kit/bet/panel.tsx';
import { createProblemOf, useProblemText } from '../../../core/game-kit/bet/problem.ts';
import { useStake } from '../../../core/game-kit/bet/stake.ts';
import { LightLine, useLightWords } from '../../../core/game-kit/light/light-line.tsx';
import { commitmentOf, lightOf } from '../../../core/game-kit/light/light.ts';
import { LastResults, pastChips } from '../../../core/game-kit/result/last-results.tsx';
import { OutcomeLine } from '../../../core/game-kit/result/outcome-line.tsx';
import { bestBetId, ownResult } from '../../../core/game-kit/result/own-results.ts';
import { useSharedBet } from '../../../core/game-kit/round/use-shared-bet.ts';
import { type SharedTableSpec, useSharedRound } from '../../../core/game-kit/round/use-shared-round.ts';
import { GameLayout } from '../../../core/game-kit/screen/layout.tsx';
import { RulesDialog } from '../../../core/game-kit/screen/rules.tsx';
import { useGameShortcuts } from '../../../core/game-kit/screen/shortcuts.ts';
import { GameTools } from '../../../core/game-kit/screen/tools.tsx';
import { useGameConfig } from '../../../core/game-kit/screen/use-game-config.ts';
import { useTableSounds } from '../../../core/game-kit/round/use-table-sounds.ts';
import { SessionStatsPanel } from '../../../core/game-kit/stats/panel.tsx';
import type { GameSlots } from '../../../core/games/web-game.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useProfile } from '../../../core/session/session.ts';
import { Button } from '../../../core/ui/button.tsx';
import { sectorWord } from '../scene/colors.ts';
import { WheelPicture } from '../scene/picture.tsx';
import { soundStake } from '../sounds.ts';
import { OwnStakes, SectorButtons, SectorChoice, WheelSectors } from './bets.tsx';
import { WheelHistory } from './history.tsx';
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
import picture from '../scene/picture.module.css';
import styles from './screen.module.css';

/** Source of the wheel's rounds. */
const wheelTable: SharedTableSpec<WheelContext> = {
  game: wheel,
  channel: 'wheelOfFortune',
  load: () => call('wheelOfFortune.load', {}),
};

/** Meanings of the wheel's own refusals for auto play; the kit knows the general ones. */
const wheelProblemOf = createProblemOf({
  CURRENCY_ERROR: 'refused',
  SECTOR_NOT_FOUND: { failure: 'refused', staleConfig: true },
  WAIT_CANCEL_ROUND: { failure: 'closed', staleConfig: true }, // the round is closed, or the game was switched off
});

const WheelRules = lazy(async () => ({ default: (await import('./rules.tsx')).WheelRules }));

const sectorKeys = ['KeyQ', 'KeyW', 'KeyE', 'KeyD'] as const; // in the order of the sectors

/** The round in words, or that it could not be loaded. */
const RoundLine = ({ told }: { told: WheelRoundView }): ReactNode => {
  const t = useMessages('wheel', 'main');
  const words = useRoundWords(told);
  const light = useLightWords();
  const { snapshot } = told;
  const result = ownResult(told);
  const lit =
    snapshot && (light.waiting(lightOf(snapshot)) ?? light.voided(snapshot.context.voidReason, result?.stakeMinor));
  if (told.status === 'failed') {
    return (
      <p className={styles.failed} role="alert">
        {t('state.failed')} <Button onClick={told.retry}>{t('state.retry')}</Button>
      </p>
    );
  }
  return (
    <OutcomeLine
      game="wheel"
      mood={words.mood}
      roundId={words.final && told.over ? told.round?.roundId : undefined}
      betId={bestBetId(result)}
    >
      {lit ?? t(words)}
    </OutcomeLine>
  );
};

/** The wheel of fortune's page. */
export const WheelScreen = ({ slots }: { slots: GameSlots }): ReactNode => {
  const t = useMessages('wheel', 'main');
  const problemText = useProblemText();
  const settings = useGameConfig('wheel', wheelConfigSchema, wheelDefaultConfig);
  const view = useSharedRound(wheelTable);
  const { round, snapshot, before, open, users } = view;
  const config = snapshot?.context.config ?? settings.config; // a round is played by what it pins
  const player = useProfile()?.profileID;
  const revealed = useTold(view);
  const { scene, skip } = useScene(view);
  const chipOf = usePastChip(config.multipliers);
  useRoundSounds(view);
  useTellResult(revealed);
  useTableSounds(wheelSprite, wheelBedSprite, revealed);

  const stake = useStake('wheel', config);
  const bet = useSharedBet({ call: 'wheelOfFortune.bet', game: wheel, problemOf: wheelProblemOf, round: view });
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
  const winner = revealed.over === 'settled' ? snapshot?.context.outcome?.sector : undefined;
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
          <WheelPicture round={scene} settled={revealed.over === 'settled'} until={until} totalMs={config.bettingMs} />
          <LastSeconds until={until} config={config} />
        </div>
      }
      outcome={
        <>
          <RoundLine told={revealed} />
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
          round={round && commitmentOf(round, snapshot)}
        />
      }
      lobby={
        <>
          <WheelSectors
            config={config}
            bets={snapshot?.context.bets ?? []}
            users={users}
            crowd={view.crowd}
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
