import {
  coinflip,
  coinflipDefaultConfig,
  coinflipOutcomeSchema,
  otherSide,
  type CoinflipConfig,
  type CoinSide,
} from 'games-engine/coinflip';
import { lazy, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { PastRound } from 'server/contract';
import { BetButton } from '../../core/game-kit/bet-button.tsx';
import { BetNotice } from '../../core/game-kit/bet-notice.tsx';
import { GameLayout } from '../../core/game-kit/game-layout.tsx';
import type { GameSlots } from '../../core/game-kit/game-slots.ts';
import { GameTools } from '../../core/game-kit/game-tools.tsx';
import { LastResults, type ResultChip } from '../../core/game-kit/last-results.tsx';
import { isLit } from '../../core/game-kit/light/light.ts';
import { PlayPanel } from '../../core/game-kit/play-panel.tsx';
import { RulesDialog } from '../../core/game-kit/rules-dialog.tsx';
import { SessionStatsPanel } from '../../core/game-kit/session-stats-panel.tsx';
import { useGameAutoPlay } from '../../core/game-kit/use-auto-play.ts';
import { useGameConfig, type GameConfigState } from '../../core/game-kit/use-game-config.ts';
import { useGameShortcuts } from '../../core/game-kit/use-game-shortcuts.ts';
import { useProblemText } from '../../core/game-kit/use-problem-text.ts';
import { pastChips } from '../../core/game-kit/use-results.ts';
import { useStake } from '../../core/game-kit/use-stake.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { playAccount, useProfile } from '../../core/session/session.ts';
import { CoinflipControls, Potential } from './coinflip-controls.tsx';
import { CoinflipLobby } from './coinflip-lobby.tsx';
import { CoinflipPicture } from './coinflip-picture.tsx';
import { isEnded } from './coinflip-rooms.ts';
import { CoinflipTable } from './coinflip-table.tsx';
import { coinflipMessages } from './coinflip.messages.ts';
import styles from './coinflip.module.css';
import { soundSide } from './coinflip.sounds.ts';
import { useCoinflip, type Coinflip } from './use-coinflip.ts';

const CoinflipRules = lazy(async () => ({ default: (await import('./coinflip-rules.tsx')).CoinflipRules }));

/** What a player is about to open. */
interface NewRoomForm {
  side: CoinSide;
  isPrivate: boolean;
}

/** Brings a part of the page under the eye and the keyboard. */
const goTo = (part: HTMLElement | null | undefined): void => {
  part?.scrollIntoView({ block: 'center' });
  part?.focus({ preventScroll: true });
};

/** The faces that came up last. */
const useChips = (before: readonly PastRound[]): readonly ResultChip[] => {
  const t = useMessages(coinflipMessages);
  return pastChips(before, ({ id, outcome }) => {
    const parsed = coinflipOutcomeSchema.safeParse(outcome);
    if (!parsed.success) return undefined;
    const { side } = parsed.data;
    return { id, value: t(`side.${side}`), className: styles[side], label: t(`face.${side}`) };
  });
};

const useNotice = (game: Coinflip, settings: GameConfigState<CoinflipConfig>): ReactNode => {
  const t = useMessages(coinflipMessages);
  const text = useProblemText();
  const profile = useProfile();
  const { problem } = game.calls.creating;
  const isReal = profile === null || playAccount(profile) === 'real';
  return (
    <BetNotice
      settings={settings}
      enabled={settings.config.enabled}
      problem={problem && text(problem)}
      hint={isReal ? undefined : t('hint.real')}
    />
  );
};

/** The coinflip page. */
export const CoinflipScreen = ({ slots }: { slots: GameSlots }): ReactNode => {
  const t = useMessages(coinflipMessages);
  const profile = useProfile();
  const settings = useGameConfig('coinflip', coinflip.configSchema, coinflipDefaultConfig);
  const { config } = settings;
  const [form, setForm] = useState<NewRoomForm>({ side: 'heads', isPrivate: false });
  const stake = useStake('coinflip', config);
  const game = useCoinflip();
  const { calls, actions, table, view } = game;
  const isReal = profile === null || playAccount(profile) === 'real';
  const enabled = settings.status === 'ready' && config.enabled && isReal;

  const auto = useGameAutoPlay({
    stake,
    enabled,
    play: (amountMinor, signal) => calls.play({ bet: Number(amountMinor), ...form }, signal), // the form is locked
  });
  const create = (): void => {
    if (enabled && !auto.locked) actions.create({ bet: Number(stake.amountMinor), ...form });
  };
  const { room, put } = table;
  const choose = useCallback(
    (side: CoinSide): void => {
      setForm((now) => ({ ...now, side }));
      if (room && isEnded(room)) put(undefined); // the coin on the table turns to the new side
    },
    [room, put],
  );
  const shortcuts = useGameShortcuts({
    locked: auto.locked,
    act: () => (auto.locked ? auto.stop() : create()),
    actLabel: t('shortcut.create'),
    stake,
    extra: useMemo(
      () => [
        {
          code: 'KeyE',
          label: t('shortcut.side'),
          run: () => {
            soundSide(config, otherSide(form.side));
            choose(otherSide(form.side));
          },
        },
      ],
      [t, config, form.side, choose],
    ),
  });
  const controls = useRef<HTMLDivElement>(null);
  const lobby = useRef<HTMLElement>(null);
  const chips = useChips(view.lobby.before);
  const LiveFeed = slots.liveFeed;
  const round = room?.replica.round;
  return (
    <GameLayout
      game="coinflip"
      title={t('title')}
      results={<LastResults game="coinflip" results={chips} />}
      stage={
        <div className={styles.picture}>
          <CoinflipPicture room={game.scene} side={form.side} />
        </div>
      }
      outcome={<CoinflipTable game={game} side={form.side} locked={auto.locked} onLobby={() => goTo(lobby.current)} />}
      controls={
        <div ref={controls} className={styles.controls}>
          <PlayPanel
            auto={auto}
            autoEnabled={enabled}
            stake={stake}
            fields={
              <CoinflipControls
                config={config}
                side={form.side}
                onSide={choose}
                isPrivate={form.isPrivate}
                onPrivate={(isPrivate) => setForm((now) => ({ ...now, isPrivate }))}
                locked={auto.locked}
              />
            }
            info={<Potential config={config} stakeMinor={stake.stakeMinor} />}
            notice={useNotice(game, settings)}
            button={
              <BetButton
                enabled={enabled}
                pending={calls.creating.pending}
                recovering={calls.creating.recovering}
                onBet={create}
              >
                {t('create.action')}
              </BetButton>
            }
          />
        </div>
      }
      tools={
        <GameTools
          game="coinflip"
          slots={slots}
          rules={
            <RulesDialog title={t('rules.title')}>
              <CoinflipRules config={config} stakeMinor={stake.stakeMinor} />
            </RulesDialog>
          }
          shortcuts={shortcuts}
          round={round && { hash: round.hash, number: round.number, isLit: isLit(room?.replica.snapshot) }}
        />
      }
      lobby={
        <CoinflipLobby
          view={view}
          player={game.player}
          shown={room?.id}
          actions={actions}
          onWatch={put}
          onCreate={() => goTo(controls.current?.querySelector<HTMLElement>('button[aria-pressed="true"]'))}
          section={lobby}
        />
      }
      statistics={<SessionStatsPanel game="coinflip" />}
      feed={<LiveFeed game="coinflip" />}
    />
  );
};
