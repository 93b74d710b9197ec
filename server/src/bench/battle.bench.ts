import { inArena, runClients, shown, valueOf } from './arena.ts';

const BETTORS = 2000;
const VIEWERS = 5000;

interface Figures {
  accepted: number;
  refused: number;
  bet: { p50: number; p99: number };
  draw: { p50: number; p99: number };
  viewers: number;
  dropped: number;
  bytesPerViewer: number;
}

const ms = ({ p50, p99 }: { p50: number; p99: number }): string => `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;

/** One battle with many bettors and more viewers. */
export const benchBattle = (): Promise<void> =>
  inArena(async ({ url, players, metrics }) => {
    const tokens = await players(BETTORS);
    const round = await runClients<Figures>('./battle-players.ts', { url, tokens, viewers: VIEWERS });
    const settleMs = valueOf(await metrics(), 'glasshouse_round_seconds_sum{step="settle"}') * 1000;
    console.log(
      `battle, ${shown(round.accepted)} bettors, ${shown(round.viewers)} viewers: ${round.refused} bets refused, ${round.dropped} viewers dropped`,
    );
    console.log(`  bet acknowledged ${ms(round.bet)} (wanted: p99 below 250)`);
    console.log(`  draw at the viewers ${ms(round.draw)} (wanted: p99 within 250)`);
    console.log(`  settlement in one statement ${settleMs.toFixed(0)} ms (wanted: below 200)`);
    console.log(`  ${shown(round.bytesPerViewer)} bytes a viewer and round`);
  });
