import { coinflipBedSprite } from 'assets/coinflip';
import {
  winnerPayout,
  type CoinflipConfig,
  type CoinSide,
  coinflip,
  coinflipDefaultConfig,
  coinflipOutcomeSchema,
  otherSide,
  coinflipMaxStake,
} from 'games-engine/coinflip';
import { type ReactNode, lazy, useCallback, useMemo, useRef, useState } from 'react';
import type { PastRound } from 'server/contract';
import { useGameAutoPlay } from '../../../core/game-kit/auto-play/use-auto-play.ts';
import { BetButton } from '../../../core/game-kit/bet/buttons.tsx';
import { BetNotice } from '../../../core/game-kit/bet/notice.tsx';
import { PlayPanel } from '../../../core/game-kit/bet/panel.tsx';
import { useProblemText } from '../../../core/game-kit/bet/problem.ts';
import { useStake } from '../../../core/game-kit/bet/stake.ts';
import { commitmentOf } from '../../../core/game-kit/light/light.ts';
import { LastResults, type ResultChip, pastChips } from '../../../core/game-kit/result/last-results.tsx';
import { GameLayout } from '../../../core/game-kit/screen/layout.tsx';
import { RulesDialog } from '../../../core/game-kit/screen/rules.tsx';
import { useGameShortcuts } from '../../../core/game-kit/screen/shortcuts.ts';
import { GameTools } from '../../../core/game-kit/screen/tools.tsx';
import { useGameConfig, type GameConfigState } from '../../../core/game-kit/screen/use-game-config.ts';
import { SessionStatsPanel } from '../../../core/game-kit/stats/panel.tsx';
import type { GameSlots } from '../../../core/games/web-game.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useBed } from '../../../core/sound/loops.ts';
import { useMoney } from '../../../core/money/money.ts';
import { playAccount, useProfile } from '../../../core/session/session.ts';
import { Switch } from '../../../core/ui/switch.tsx';
import { isEnded } from '../rooms/rooms.ts';
import { useCoinflip, type Coinflip } from '../rooms/use-coinflip.ts';
import { CoinflipPicture } from '../scene/picture.tsx';
import { soundSide } from '../sounds.ts';
import { CoinflipLobby } from './lobby.tsx';
import { Sides } from './sides.tsx';
import { CoinflipTable } from './table.tsx';
import styles from './screen.module.css';

/** Payment of the winner of a room with this stake: both stakes less the commission, floored as the rules do. */
const Potential = ({ config, stakeMinor }: { config: CoinflipConfig; stakeMinor: bigint }): ReactNode => {
  const t = useMessages('coinflip', 'main');
  const { format } = useMoney();
  return (
    <p className={styles.potential}>
      <span>{t('win.label')}</span>
      <output className={styles.payout}>{format(winnerPayout(config, 2n * stakeMinor))}</output>
    </p>
  );
};

const CoinflipRules = lazy(async () => ({ default: (await import('./rules.tsx')).CoinflipRules }));

/** Room that a player is about to open. */
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
  const t = useMessages('coinflip', 'main');
  return pastChips(before, ({ id, outcome }) => {
    const parsed = coinflipOutcomeSchema.safeParse(outcome);
    if (!parsed.success) return undefined;
    const { side } = parsed.data;
    return { id, value: t(`side.${side}`), className: styles[side], label: t(`face.${side}`) };
  });
};

const useNotice = (game: Coinflip, settings: GameConfigState<CoinflipConfig>): ReactNode => {
  const t = useMessages('coinflip', 'main');
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
  const t = useMessages('coinflip', 'main');
  const profile = useProfile();
  const settings = useGameConfig('coinflip', coinflip.configSchema, coinflipDefaultConfig);
  const { config } = settings;
  useBed(coinflipBedSprite, config);
  const [form, setForm] = useState<NewRoomForm>({ side: 'heads', isPrivate: false });
  const stake = useStake('coinflip', { ...config, maxStakeMinor: Number(coinflipMaxStake(config)) });
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
      stageClass={styles.stage}
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
            choice={<Sides config={config} side={form.side} onSide={choose} locked={auto.locked} />}
            fields={
              <Switch
                label={t('private.label')}
                checked={form.isPrivate}
                onChange={(isPrivate) => setForm((now) => ({ ...now, isPrivate }))}
                disabled={auto.locked}
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
          round={round && commitmentOf(round, room?.replica.snapshot)}
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
