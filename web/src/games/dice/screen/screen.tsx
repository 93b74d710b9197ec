import { diceBedSprite } from 'assets/dice';
import { diceConfigSchema, diceDefaultConfig } from 'games-engine/dice';
import { lazy, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../core/format/use-format.ts';
import { BetButton } from '../../../core/game-kit/bet/buttons.tsx';
import { BetNotice } from '../../../core/game-kit/bet/notice.tsx';
import { GameLayout } from '../../../core/game-kit/screen/layout.tsx';
import type { GameSlots } from '../../../core/games/web-game.ts';
import { GameTools } from '../../../core/game-kit/screen/tools.tsx';
import { PlayMoneyTable, usePlayMoney } from '../../../core/game-kit/play-money/play-money.tsx';
import { LastResults, useSoloRounds } from '../../../core/game-kit/result/last-results.tsx';
import { PlayPanel } from '../../../core/game-kit/bet/panel.tsx';
import { RulesDialog } from '../../../core/game-kit/screen/rules.tsx';
import { SessionStatsPanel } from '../../../core/game-kit/stats/panel.tsx';
import { useGameAutoPlay } from '../../../core/game-kit/auto-play/use-auto-play.ts';
import { useGameConfig } from '../../../core/game-kit/screen/use-game-config.ts';
import { useProblemText } from '../../../core/game-kit/bet/problem.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useBed } from '../../../core/sound/loops.ts';
import { useMoney } from '../../../core/money/money.ts';
import { useProfile } from '../../../core/session/session.ts';
import { announce } from '../../../core/ui/live-region.tsx';
import { DiceControls, Potential } from './controls.tsx';
import { bpText, openSides, useDiceForm, useDiceShortcuts } from './form.ts';
import type { SceneRound } from '../scene/frame.ts';
import { DiceOutcome, outcomeMessage, diceChip, earlierRound, type EarlierRound } from './outcome.tsx';
import { DicePicture } from '../scene/picture.tsx';
import styles from './screen.module.css';
import { soundSide } from '../sounds.ts';
import type { DiceRound } from './table.ts';
import { useDice } from './use-dice.ts';

const DiceRules = lazy(async () => ({ default: (await import('./rules.tsx')).DiceRules }));

/** Says each result to those who do not see it. */
const useSayResult = (): ((round: DiceRound) => void) => {
  const t = useMessages('dice', 'main');
  const money = useMoney();
  const figures = useFormat();
  return useCallback(
    (round: DiceRound): void => {
      announce(t(outcomeMessage(round, money, figures)));
    },
    [t, money, figures],
  );
};

/** The player's last round before this screen came; a guest has none. */
const useEarlierRound = (): EarlierRound | undefined => {
  const [last] = useSoloRounds('dice');
  const profile = useProfile();
  return useMemo(() => (profile && last ? earlierRound(last) : undefined), [profile, last]);
};

/** A big win may be sent away: by a press on the picture, and by whatever is done next. */
const useSkip = (scene: SceneRound | undefined): { scene: SceneRound | undefined; skip: () => void } => {
  const [skipped, setSkipped] = useState<string>();
  const calm = scene !== undefined && scene.id === skipped;
  return { scene: calm ? { ...scene, size: 'small' } : scene, skip: () => setSkipped(scene?.id) };
};

const DiceTable = ({ slots }: { slots: GameSlots }): ReactNode => {
  const t = useMessages('dice', 'main');
  const kit = useMessages('game-kit', 'main');
  const { isOn: isTrial } = usePlayMoney();
  const problemText = useProblemText();
  const settings = useGameConfig('dice', diceConfigSchema, diceDefaultConfig);
  const { config } = settings;
  useBed(diceBedSprite, config);
  const fields = useDiceForm(config);
  const { form, stake } = fields;
  const figures = useFormat();
  const { state, scene, play } = useDice(config, useSayResult(), isTrial);
  const shown = useSkip(scene);
  const earlier = useEarlierRound();
  const rounds = useSoloRounds('dice');
  const results = rounds.map((row) => diceChip(row, figures)).filter((chip) => chip !== undefined);

  const choice = { percentBp: form.percentBp, side: form.side };
  const isOpen = openSides(config, form)[form.side];
  const enabled = settings.status === 'ready' && config.enabled && isOpen;
  const auto = useGameAutoPlay({
    stake,
    enabled: settings.status !== 'ready' || config.enabled,
    play: (minor) => play(minor, choice), // the choice is locked while a run is under way
  });
  const bet = (): void => void (enabled && !auto.locked && play(stake.amountMinor, choice));
  const shortcuts = useDiceShortcuts({ fields, locked: auto.locked, act: auto.locked ? auto.stop : bet });

  const played = state.round?.choice ?? earlier?.choice; // choice behind the number on the picture
  const about = state.phase === 'idle' || !played ? choice : played;
  const sameBet = !played || (about.percentBp === played.percentBp && about.side === played.side);
  const LiveFeed = slots.liveFeed;
  return (
    <GameLayout
      game="dice"
      title={t('title')}
      results={<LastResults game="dice" results={results} />}
      stage={
        <div className={styles.picture} onPointerDown={shown.skip}>
          <DicePicture
            choice={about}
            round={shown.scene ?? (state.round ? undefined : earlier?.scene)}
            quiet={!sameBet}
            pending={state.phase === 'pending'}
          />
        </div>
      }
      outcome={<DiceOutcome state={state} />}
      controls={
        <PlayPanel
          auto={auto}
          autoEnabled={enabled}
          stake={stake}
          fields={
            <DiceControls
              config={config}
              form={form}
              dispatch={(event) => {
                if (event.type === 'side' && event.side !== form.side) soundSide(config, event.side);
                fields.dispatchForm(event);
              }}
              locked={auto.locked}
            />
          }
          info={<Potential config={config} choice={choice} stakeMinor={stake.stakeMinor} />}
          notice={
            <BetNotice
              settings={settings}
              enabled={config.enabled}
              hint={isOpen ? undefined : t('side.closed', { limit: figures.percent(bpText(config.chanceLimitBp)) })}
              problem={state.problem && problemText(state.problem)}
            />
          }
          button={
            <BetButton enabled={enabled} pending={state.phase !== 'idle'} recovering={state.recovering} onBet={bet}>
              {isTrial ? kit('play.bet') : t('bet.action')}
            </BetButton>
          }
        />
      }
      tools={
        <GameTools
          game="dice"
          slots={slots}
          rules={
            <RulesDialog title={t('rules.title')}>
              <DiceRules config={config} choice={choice} stakeMinor={stake.stakeMinor} />
            </RulesDialog>
          }
          shortcuts={shortcuts}
        />
      }
      statistics={<SessionStatsPanel game="dice" />}
      feed={<LiveFeed game="dice" />}
    />
  );
};

/** The dice page. */
export const DiceScreen = (props: { slots: GameSlots }): ReactNode => (
  <PlayMoneyTable>
    <DiceTable {...props} />
  </PlayMoneyTable>
);
