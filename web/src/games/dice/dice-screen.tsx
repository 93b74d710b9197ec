import type { GameId } from 'games-engine';
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useCallQuery } from '../../core/connection/query.ts';
import { AutoPlayAction, AutoPlayFields, useAutoPlayForm } from '../../core/game-kit/auto-play-panel.tsx';
import type { AutoPlaySettings } from '../../core/game-kit/auto-play.reducer.ts';
import { GameLayout } from '../../core/game-kit/game-layout.tsx';
import { gameKitMessages } from '../../core/game-kit/game-kit.messages.ts';
import { LastResults } from '../../core/game-kit/last-results.tsx';
import { SessionStatsPanel } from '../../core/game-kit/session-stats-panel.tsx';
import { turbo, useSwitch } from '../../core/game-kit/settings.ts';
import { ShortcutsDialog } from '../../core/game-kit/shortcuts-dialog.tsx';
import { useAutoPlay } from '../../core/game-kit/use-auto-play.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useProfile } from '../../core/session/session.ts';
import { announce } from '../../core/ui/live-region.tsx';
import { Switch } from '../../core/ui/switch.tsx';
import { Tabs } from '../../core/ui/tabs.tsx';
import { BetButton, canBet, DiceNotice } from './dice-action.tsx';
import { DiceControls, Potential } from './dice-controls.tsx';
import type { SceneRound } from './dice-frame.ts';
import { DiceOutcome, outcomeMessage } from './dice-outcome.tsx';
import { DicePicture } from './dice-picture.tsx';
import { DiceRules } from './dice-rules.tsx';
import { diceMessages } from './dice.messages.ts';
import styles from './dice.module.css';
import { soundSide } from './dice.sounds.ts';
import type { DiceRound } from './dice-table.ts';
import { useDice } from './use-dice.ts';
import { useDiceConfig } from './use-dice-config.ts';
import { useDiceForm } from './use-dice-form.ts';
import { useDiceResults } from './use-dice-history.ts';
import { useDiceShortcuts } from './use-dice-shortcuts.ts';

/** What the application composes into a game's page from other slices. */
export interface GameSlots {
  fairnessPanel: ComponentType<{ game: GameId }>;
  liveFeed: ComponentType<{ game?: GameId }>;
}

type Mode = 'manual' | 'auto';

/** The commitment that the next bet depends on; a guest has none. */
const useNextSeedHash = (): string | undefined => {
  const profile = useProfile();
  return useCallQuery('fairness.seeds', {}, { enabled: profile !== null }).data?.serverSeedHash;
};

/** Says each result to those who do not see it. */
const useSayResult = (): ((round: DiceRound) => void) => {
  const t = useMessages(diceMessages);
  const { format } = useMoney();
  return useCallback(
    (round: DiceRound): void => {
      const { key, params } = outcomeMessage(round, format);
      announce(t(key, params));
    },
    [t, format],
  );
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
  const kit = useMessages(gameKitMessages);
  const { currency } = useMoney();
  const profile = useProfile();
  const settings = useDiceConfig();
  const { config } = settings;
  const fields = useDiceForm(config);
  const { form, amountMinor, stakeMinor } = fields;
  const { state, scene, play } = useDice(config, useSayResult());
  const shown = useSkip(scene);
  const [mode, setMode] = useState<Mode>('manual');
  const { settings: autoSettings, ...autoForm } = useAutoPlayForm();
  const results = useDiceResults();
  const seedHash = useNextSeedHash();
  const quick = useSwitch(turbo);

  const choice = { percentBp: form.percentBp, side: form.side };
  const { auto, state: autoState } = useAutoPlay(`${profile?.id ?? ''} ${currency.id}`);
  const startAuto = (chosen: AutoPlaySettings): void =>
    auto.start({
      settings: chosen,
      stakeMinor: amountMinor,
      maxStakeMinor: fields.limits.maxMinor,
      play: (minor) => play(minor, choice), // the choice is locked while it runs
    });
  const locked = autoState.status !== 'idle';
  const enabled = canBet(settings, form);
  const bet = (): void => void (enabled && !locked && play(amountMinor, choice));
  const shortcuts = useDiceShortcuts({ fields, locked, act: locked ? () => auto.stop('player') : bet });
  useEffect(() => {
    if (locked && !config.enabled) auto.stop('refused');
  }, [auto, locked, config.enabled]);

  const about = state.phase === 'idle' || !state.round ? choice : state.round.choice;
  const sameBet =
    !state.round || (about.percentBp === state.round.choice.percentBp && about.side === state.round.choice.side);
  const FairnessPanel = slots.fairnessPanel;
  const LiveFeed = slots.liveFeed;
  const notice = <DiceNotice settings={settings} form={form} state={state} />;
  return (
    <GameLayout
      title={t('title')}
      results={<LastResults game="dice" results={results} />}
      stage={
        <div className={styles.picture} onPointerDown={shown.skip}>
          <DicePicture
            choice={about}
            round={shown.scene}
            quiet={!sameBet}
            pending={state.phase === 'pending'}
            seedHash={seedHash}
          />
        </div>
      }
      outcome={<DiceOutcome state={state} />}
      controls={
        <Tabs<Mode>
          label={kit('mode.label')}
          look="segmented"
          value={mode}
          onChange={setMode}
          tabs={[
            { value: 'manual', label: kit('mode.manual'), disabled: locked },
            { value: 'auto', label: kit('mode.auto') },
          ]}
        >
          <DiceControls
            config={config}
            form={form}
            dispatch={(event) => {
              if (event.type === 'side' && event.side !== form.side) soundSide(event.side);
              fields.dispatchForm(event);
            }}
            picker={{ state: fields.bet, limits: fields.limits, dispatch: fields.dispatchBet }}
            locked={locked}
          />
          {mode === 'auto' && (
            <div className={styles.auto}>
              <AutoPlayFields {...autoForm} disabled={locked} />
            </div>
          )}
          <div className={styles.action}>
            <Potential config={config} choice={choice} stakeMinor={stakeMinor} />
            {notice}
            {mode === 'manual' ? (
              <BetButton enabled={enabled} state={state} onBet={bet} />
            ) : (
              <AutoPlayAction
                state={autoState}
                settings={autoSettings}
                disabled={!enabled}
                onStop={() => auto.stop('player')}
                onStart={(chosen) => {
                  if (profile) startAuto(chosen);
                  else openModal('login');
                }}
              />
            )}
          </div>
        </Tabs>
      }
      tools={
        <>
          <Switch label={kit('turbo')} checked={quick} onChange={turbo.set} />
          <FairnessPanel game="dice" />
          <DiceRules config={config} choice={choice} stakeMinor={stakeMinor} />
          <ShortcutsDialog shortcuts={shortcuts} />
        </>
      }
      statistics={<SessionStatsPanel game="dice" />}
      feed={<LiveFeed game="dice" />}
    />
  );
};
