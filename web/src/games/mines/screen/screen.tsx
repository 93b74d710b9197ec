import { minesBedSprite } from 'assets/mines';
import { COURSE_ONE } from 'games-engine';
import { minesConfigSchema, minesDefaultConfig } from 'games-engine/mines';
import { lazy, useCallback, useEffect, useState, type ReactNode } from 'react';
import type { MinesGame } from 'server/contract';
import { serverNow } from '../../../core/connection/connection.ts';
import { useFormat } from '../../../core/format/use-format.ts';
import { isGreat } from '../../../core/game-kit/scene/win.ts';
import type { BetPickerState } from '../../../core/game-kit/bet/picker.reducer.ts';
import { BetNotice } from '../../../core/game-kit/bet/notice.tsx';
import { GameLayout } from '../../../core/game-kit/screen/layout.tsx';
import type { GameSlots } from '../../../core/games/web-game.ts';
import { GameTools } from '../../../core/game-kit/screen/tools.tsx';
import { PlayMoneyTable, usePlayMoney } from '../../../core/game-kit/play-money/play-money.tsx';
import { LastResults, useSoloResults } from '../../../core/game-kit/result/last-results.tsx';
import { moodOf } from '../../../core/game-kit/result/result.ts';
import { usePlayClosed } from '../../../core/game-kit/bet/play-block.ts';
import { PlayPanel } from '../../../core/game-kit/bet/panel.tsx';
import { RulesDialog } from '../../../core/game-kit/screen/rules.tsx';
import { SessionStatsPanel } from '../../../core/game-kit/stats/panel.tsx';
import { useGameAutoPlay } from '../../../core/game-kit/auto-play/use-auto-play.ts';
import { useGameConfig } from '../../../core/game-kit/screen/use-game-config.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useBed } from '../../../core/sound/loops.ts';
import { courseOf } from '../../../core/money/course.ts';
import { useMoney } from '../../../core/money/money.ts';
import { useProfile } from '../../../core/session/session.ts';
import { MinesAction, TakeButton, MinesOutcome, useMinesVoice } from './action.tsx';
import { MinesControls, MinesPattern } from './controls.tsx';
import { aheadOf, closedCells, facesOf, pickOne, safeOpened, minesChip } from './figures.ts';
import { readCashOut, useMinesForm, useMinesShortcuts } from './form.ts';
import type { SceneRound } from '../scene/frame.ts';
import { MinesGrid } from './grid.tsx';
import { MinesInfo, SafeChance, MinesLadder } from './info.tsx';
import { MinesPicture, type MinesPictureProps } from '../scene/picture.tsx';
import type { MinesTableState } from './table.ts';
import styles from './screen.module.css';
import { soundLift, soundMark } from '../sounds.ts';
import { useMines } from './use-mines.ts';

const MinesRules = lazy(async () => ({ default: (await import('./rules.tsx')).MinesRules }));

const GUARD_MS = 500; // so long after an end the button that took does not bet: a second press must not stake

/** A big win may be sent away: by a press on the picture, and by whatever is done next. */
const useSkip = (scene: SceneRound | undefined): { scene: SceneRound | undefined; skip: () => void } => {
  const [skipped, setSkipped] = useState<string>();
  const calm = scene !== undefined && isGreat(scene.size) && scene.id === skipped;
  return { scene: calm ? { ...scene, size: 'small' } : scene, skip: () => setSkipped(scene?.id) };
};

/** Multiplier that a game has ended with; nothing before its end and after a loss. */
const resultOf = ({ game, revealed }: MinesTableState): MinesPictureProps['result'] => {
  const value = game?.multiplier[safeOpened(game) - 1];
  if (!game?.finished || value === undefined || !revealed || !game.win) return undefined;
  return { value, mood: moodOf(BigInt(game.payoutMinor), BigInt(game.stakeMinor)) };
};

/** Stake of an open game, to the nearest hundredth of the currency: the field is locked and shows it. */
const stakeOfGame = ({ stakeMinor }: MinesGame, course: bigint): BetPickerState => ({
  amountMinor: (2n * BigInt(stakeMinor) * COURSE_ONE + course) / (2n * course),
  typing: undefined,
});

/** True when a game has only just ended: its button takes no press then. */
const useGuard = (game: MinesGame | undefined): boolean => {
  const [known, setKnown] = useState<string>(); // the ended game that the player has had time to see
  const ended = game?.finished === true ? game.id : undefined;
  const endedAt = game?.events.at(-1)?.at ?? 0;
  useEffect(() => {
    const timer = setTimeout(() => setKnown(ended), Math.max(0, endedAt + GUARD_MS - serverNow()));
    return () => clearTimeout(timer);
  }, [ended, endedAt]);
  return ended !== undefined && ended !== known;
};

const noMarks: readonly number[] = [];

const MinesTable = ({ slots }: { slots: GameSlots }): ReactNode => {
  const t = useMessages('mines', 'main');
  const { isOn: isTrial } = usePlayMoney();
  const settings = useGameConfig('mines', minesConfigSchema, minesDefaultConfig);
  const { config } = settings;
  useBed(minesBedSprite, config);
  const fields = useMinesForm(config);
  const { form, dispatch, stake } = fields;
  const { state, sending, scene, start, open: openCell, take, play } = useMines(config, useMinesVoice(), isTrial);
  const shown = useSkip(scene);
  const profile = useProfile();
  const figures = useFormat();
  const { currency } = useMoney();
  const [marking, setMarking] = useState(false);
  const [putAway, setPutAway] = useState<string>(); // the finished game that gave way to marks
  const results = useSoloResults('mines', (row) => minesChip(row, figures));

  const game = state.game?.finished === false ? state.game : undefined;
  const waiting = profile !== null && !state.loaded;
  const cashOut = readCashOut(form);
  const isBlocked = usePlayClosed(); // an open game goes on
  const on = settings.status === 'ready' && config.enabled && !isBlocked;
  const enabled = on && !waiting && cashOut !== 'wrong';
  const guarded = useGuard(state.game);
  const auto = useGameAutoPlay({
    stake,
    enabled: settings.status !== 'ready' || config.enabled,
    play: (minor, signal) => play(minor, form.minesLength, form.marks, signal), // the form is locked while it runs
  });
  const byHand = auto.locked ? undefined : game; // the open game, while the player plays it

  const bet = (): void => {
    if (enabled && !game && !auto.locked && !guarded) start(stake.amountMinor, form.minesLength);
  };
  const openOne = useCallback(
    (sectorKey: number): void => {
      soundLift(config);
      openCell(sectorKey, typeof cashOut === 'number' ? cashOut : undefined);
    },
    [openCell, cashOut, config],
  );
  const pickRandom = useCallback((): void => {
    const sectorKey = byHand && pickOne(closedCells(byHand));
    if (sectorKey !== undefined) openOne(sectorKey);
  }, [byHand, openOne]);
  const press = (sectorKey: number): void => {
    if (byHand) return openOne(sectorKey);
    soundMark(config);
    setPutAway(state.game?.id);
    dispatch({ type: 'toggled', sectorKey });
  };
  const act = (): void => {
    if (auto.locked) auto.stop();
    else if (!game) bet();
    else if (game.bank > 0) take();
  };
  const shortcuts = useMinesShortcuts({ fields, locked: auto.locked, open: game !== undefined, act, pickRandom });

  const showsMarks = marking && !byHand;
  const clean = showsMarks && !auto.locked && state.game?.id === putAway;
  const shownGame = clean ? undefined : state.game; // its ladder stands until something else is on the stage
  const ahead = aheadOf(config, game, { minesLength: form.minesLength, stakeMinor: stake.stakeMinor });
  const taking = {
    bank: game?.bank ?? 0,
    pending: sending.pending,
    recovering: sending.recovering,
    onTake: take,
  };
  const LiveFeed = slots.liveFeed;
  return (
    <GameLayout
      game="mines"
      title={t('title')}
      results={<LastResults game="mines" results={results} />}
      stageClass={styles.stage}
      stage={
        <div className={styles.picture} onPointerDown={shown.skip}>
          <MinesPicture
            round={clean ? undefined : shown.scene}
            asked={state.asked}
            pending={sending.pending}
            multipliers={shownGame?.multiplier ?? ahead.multipliers}
            result={clean ? undefined : resultOf(state)}
          />
          <MinesGrid
            faces={clean ? [] : facesOf(state.game, state.revealed)}
            marks={showsMarks ? form.marks : noMarks}
            action={byHand ? 'open' : showsMarks && !auto.locked ? 'mark' : 'none'}
            note={byHand || showsMarks ? undefined : t('field.idle')}
            onPress={press}
          />
        </div>
      }
      outcome={
        <>
          <MinesLadder multipliers={ahead.multipliers} reached={ahead.reached} />
          <MinesOutcome state={state} recovering={sending.recovering} pending={sending.pending} waiting={waiting} />
        </>
      }
      controls={
        <PlayPanel
          auto={auto}
          autoEnabled={enabled && !game && form.marks.length > 0}
          stake={game ? { ...stake, bet: stakeOfGame(game, courseOf(currency)) } : stake}
          stakeLocked={game !== undefined}
          fields={
            <MinesControls
              config={config}
              form={form}
              dispatch={dispatch}
              locked={auto.locked || game !== undefined}
              byHand={!marking}
            />
          }
          autoExtra={
            <MinesPattern
              config={config}
              form={form}
              dispatch={dispatch}
              locked={auto.locked}
              take={byHand ? <TakeButton {...taking} /> : null}
              onShown={setMarking}
            />
          }
          figures={<MinesInfo game={game} ahead={ahead} />}
          info={<SafeChance ahead={ahead} />}
          notice={
            <BetNotice
              settings={settings}
              enabled={config.enabled}
              problem={sending.problem && (sending.problem.msg || t('outcome.unknown'))}
            />
          }
          button={
            <MinesAction
              {...taking}
              open={game !== undefined}
              enabled={enabled && !guarded}
              onBet={bet}
              onRandom={pickRandom}
            />
          }
        />
      }
      tools={
        <GameTools
          game="mines"
          slots={slots}
          rules={
            <RulesDialog title={t('rules.title')}>
              <MinesRules config={config} minesLength={form.minesLength} stakeMinor={stake.stakeMinor} />
            </RulesDialog>
          }
          shortcuts={shortcuts}
        />
      }
      statistics={<SessionStatsPanel game="mines" />}
      feed={<LiveFeed game="mines" />}
    />
  );
};

/** The mines page. */
export const MinesScreen = (props: { slots: GameSlots }): ReactNode => (
  <PlayMoneyTable>
    <MinesTable {...props} />
  </PlayMoneyTable>
);
