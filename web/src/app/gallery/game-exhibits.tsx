import { avatarIds } from 'assets';
import { useState, type ReactNode } from 'react';
import { quicknet } from 'games-engine';
import type { PublicUser } from 'server/contract';
import { serverNow } from '../../core/connection/connection.ts';
import { Countdown } from '../../core/game-kit/round/countdown.tsx';
import { GameList } from '../../core/game-kit/screen/layout.tsx';
import { SoundControl } from '../../core/game-kit/screen/sound-control.tsx';
import { SoundFields } from '../../core/game-kit/screen/sound-fields.tsx';
import { GameTools, ShortcutsDialog } from '../../core/game-kit/screen/tools.tsx';
import { LightLine, LightRing } from '../../core/game-kit/light/light-line.tsx';
import { LastResults } from '../../core/game-kit/result/last-results.tsx';
import { OutcomeLine } from '../../core/game-kit/result/outcome-line.tsx';
import { PlayerChip, UserList } from '../../core/game-kit/round/players.tsx';
import { TellJoined } from '../../core/game-kit/round/tell-joined.tsx';
import { ProfitChart } from '../../core/game-kit/stats/profit-chart.tsx';
import { BrokenReplay, ReplayFigure } from '../../core/game-kit/result/replay-figure.tsx';
import { RulesBody, RulesDialog } from '../../core/game-kit/screen/rules.tsx';
import { SessionFigures, SessionStatsPanel } from '../../core/game-kit/stats/panel.tsx';
import { addRound, emptyStats, type SessionStats } from '../../core/game-kit/stats/session-stats.ts';
import { Button } from '../../core/ui/button.tsx';
import { gameSlots } from '../game-slots.tsx';
import { ExhibitList, LONG, nothing, type Exhibits } from './exhibit.tsx';

const ROUND = '0192f0c1-0000-7000-8000-000000000001';
const WHOLE_MS = 15_000;

const userOf = (index: number, nick = `player${index}`): PublicUser => ({
  id: `player${index}`,
  nick,
  avatar: avatarIds[index % avatarIds.length] ?? '',
  compointStatus: index % 16,
});

const chips = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${ROUND}${index}`,
    value: String(index * 7),
    won: index % 3 === 0,
  }));

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    user: userOf(index),
    amountMinor: BigInt(index + 1) * 1000n,
    note: `${index}%`,
    mine: index === 1,
  }));

/** Figures after so many bets that are won in turn. */
const statsAfter = (bets: number, payoutMinor: bigint): SessionStats =>
  Array.from({ length: bets }, (_, index) => index).reduce(
    (stats, index) =>
      addRound(stats, [{ won: index % 3 === 0, stakeMinor: 100n, payoutMinor: index % 3 === 0 ? payoutMinor : 0n }]),
    emptyStats,
  );
const won = statsAfter(40, 400n);
const lost = statsAfter(40, 200n);

const Running = (): ReactNode => {
  const [until, setUntil] = useState(() => serverNow() + WHOLE_MS);
  return (
    <>
      <Countdown until={until} totalMs={WHOLE_MS} label="Countdown" />
      <Button onClick={() => setUntil(serverNow() + WHOLE_MS)}>until</Button>
    </>
  );
};

const rules = (
  <RulesDialog title="RulesDialog">
    <RulesBody title="RulesBody" paragraphs={[LONG, 'b']} figures={[{ name: 'name', value: 'value' }]} />
  </RulesDialog>
);
const shortcuts = [
  { code: 'Space', label: 'Space', run: nothing },
  { code: 'KeyA', label: LONG, run: nothing },
];

/** A round as its draw has it. */
const lit = (state: 'ahead' | 'announced' | 'chain' | 'random.org') => {
  const mode = state === 'chain' || state === 'random.org' ? state : 'beacon';
  const beacon = mode === 'beacon' ? { ...quicknet, publicKey: '' } : null;
  const beaconDate = state === 'announced' ? { at: 0, round: 12_345_678 } : null;
  return { round: { roundId: ROUND }, snapshot: { value: 'waiting', context: { draw: { beacon, mode }, beaconDate } } };
};

const exhibits: Exhibits = {
  Countdown: {
    running: <Running />,
    'until=null': <Countdown until={null} totalMs={WHOLE_MS} label="Countdown until=null" />,
    over: <Countdown until={0} totalMs={WHOLE_MS} label="Countdown over" />,
  },
  LightLine: Object.fromEntries(
    (['ahead', 'announced', 'chain', 'random.org'] as const).map((state) => [
      state,
      <LightLine key={state} {...lit(state)} />,
    ]),
  ),
  TellJoined: { default: <TellJoined game="battle" waits joined={false} /> },
  LightRing: { default: <LightRing /> },
  LastResults: {
    default: <LastResults game="dice" results={chips(10)} />,
    neutral: <LastResults game="dice" results={[{ id: ROUND, value: '137', label: '137 label' }]} />,
    empty: <LastResults game="dice" results={[]} />,
  },
  OutcomeLine: {
    undefined: <OutcomeLine game="dice">children</OutcomeLine>,
    win: (
      <OutcomeLine game="dice" mood="win" roundId={ROUND}>
        win
      </OutcomeLine>
    ),
    even: (
      <OutcomeLine game="dice" mood="even" roundId={ROUND}>
        even
      </OutcomeLine>
    ),
    loss: (
      <OutcomeLine game="dice" mood="loss" roundId={ROUND}>
        loss
      </OutcomeLine>
    ),
    long: (
      <OutcomeLine game="dice" mood="win" roundId={ROUND}>
        {LONG}
      </OutcomeLine>
    ),
  },
  PlayerChip: {
    default: <PlayerChip user={userOf(0)} />,
    'amountMinor note': <PlayerChip user={userOf(3)} amountMinor={125_000n} note="12.5%" />,
    mine: <PlayerChip user={userOf(15)} amountMinor={100n} mine />,
    'user=undefined': <PlayerChip user={undefined} amountMinor={100n} />,
    long: <PlayerChip user={userOf(2, 'W'.repeat(32))} amountMinor={999_999_999n} note="100.00%" />,
  },
  UserList: {
    default: <UserList label="UserList default" rows={rows(5)} empty="empty" />,
    empty: <UserList label="UserList empty" rows={[]} empty="empty" />,
    'over MAX_ROWS': <UserList label="UserList over MAX_ROWS" rows={rows(140)} empty="empty" />,
  },
  SessionFigures: {
    'profit > 0': <SessionFigures stats={won} onReset={nothing} />,
    'profit < 0': <SessionFigures stats={lost} onReset={nothing} />,
    empty: <SessionFigures stats={emptyStats} onReset={nothing} />,
  },
  SessionStatsPanel: { 'dice, this page': <SessionStatsPanel game="dice" /> },
  ProfitChart: { default: <ProfitChart points={won.points} label="ProfitChart" /> },
  ReplayFigure: { default: <ReplayFigure label="ReplayFigure" stage="stage" again={nothing} /> },
  BrokenReplay: { default: <BrokenReplay /> },
  RulesDialog: { default: rules },
  ShortcutsDialog: { default: <ShortcutsDialog shortcuts={shortcuts} /> },
  SoundFields: { default: <SoundFields /> },
  SoundControl: { default: <SoundControl /> },
  GameTools: {
    default: <GameTools game="dice" slots={gameSlots} rules={rules} shortcuts={shortcuts} />,
  },
  GameList: { 'current=dice': <GameList current="dice" /> },
};

/** Parts around a game. */
export const GameSection = (): ReactNode => <ExhibitList exhibits={exhibits} />;
