import { diceConfigSchema, diceDefaultConfig } from 'games-engine/dice';
import { lazy, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../core/format/use-format.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { BetButton } from '../../core/game-kit/bet-button.tsx';
import { BetNotice } from '../../core/game-kit/bet-notice.tsx';
import { GameLayout } from '../../core/game-kit/game-layout.tsx';
import type { GameSlots } from '../../core/game-kit/game-slots.ts';
import { GameTools } from '../../core/game-kit/game-tools.tsx';
import { LastResults } from '../../core/game-kit/last-results.tsx';
import { PlayPanel } from '../../core/game-kit/play-panel.tsx';
import { RulesDialog } from '../../core/game-kit/rules-dialog.tsx';
import { SessionStatsPanel } from '../../core/game-kit/session-stats-panel.tsx';
import { useGameAutoPlay } from '../../core/game-kit/use-auto-play.ts';
import { useGameConfig } from '../../core/game-kit/use-game-config.ts';
import { useProblemText } from '../../core/game-kit/use-problem-text.ts';
import { useSoloRounds } from '../../core/game-kit/use-results.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { useProfile } from '../../core/session/session.ts';
import { announce } from '../../core/ui/live-region.tsx';
import { DiceControls, Potential } from './dice-controls.tsx';
import { bpText, openSides } from './dice-form.reducer.ts';
import type { SceneRound } from './dice-frame.ts';
import { DiceOutcome, outcomeMessage } from './dice-outcome.tsx';
import { DicePicture } from './dice-picture.tsx';
import { diceChip, earlierRound, type EarlierRound } from './dice-results.ts';
import { diceMessages } from './dice.messages.ts';
import styles from './dice.module.css';
import { soundSide } from './dice.sounds.ts';
import type { DiceRound } from './dice-table.ts';
import { useDice } from './use-dice.ts';
import { useDiceForm } from './use-dice-form.ts';
import { useDiceShortcuts } from './use-dice-shortcuts.ts';

const DiceRules = lazy(async () => ({ default: (await import('./dice-rules.tsx')).DiceRules }));

/** The commitment that the next bet depends on; a guest has none. */
const useNextSeedHash = (): string | undefined => {
  const profile = useProfile();
  return useCallQuery('fairness.seeds', {}, { enabled: profile !== null }).data?.serverSeedHash;
};

/** Says each result to those who do not see it. */
const useSayResult = (): ((round: DiceRound) => void) => {
  const t = useMessages(diceMessages);
  const money = useMoney();
  const figures = useFormat();
  return useCallback(
    (round: DiceRound): void => {
      const { key, params } = outcomeMessage(round, money, figures);
      announce(t(key, params));
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
  return { scene: calm ? { ...scene, big: false } : scene, skip: () => setSkipped(scene?.id) };
};

/** The dice page. */
export const DiceScreen = ({ slots }: { slots: GameSlots }): ReactNode => {
  const t = useMessages(diceMessages);
  const problemText = useProblemText();
  const settings = useGameConfig('dice', diceConfigSchema, diceDefaultConfig);
  const { config } = settings;
  const fields = useDiceForm(config);
  const { form, stake } = fields;
  const figures = useFormat();
  const { state, scene, play } = useDice(config, useSayResult());
  const shown = useSkip(scene);
  const earlier = useEarlierRound();
  const rounds = useSoloRounds('dice');
  const results = rounds.map((row) => diceChip(row, figures)).filter((chip) => chip !== undefined);
  const seedHash = useNextSeedHash();

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

  const played = state.round?.choice ?? earlier?.choice; // what the number on the picture was about
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
            seedHash={seedHash}
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
              {t('bet.action')}
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
