import { startServerProcess } from '../testing/server-process.ts';
import { inArena, runClients, shown } from './arena.ts';

const STEPS = [250, 1_000, 2_500, 5_000]; // viewers
const WANTED_MS = 250; // within which a message reaches a viewer, at the 99th percentile
const WANTED_RATIO = 1.1; // growth of the p99 of dice
const PER_SECOND = 20;
const TALKERS = 110; // one talks every 5.5 s: the pause is 5 s
const BETTORS = 20;
const SECONDS = 8;

interface Heard {
  sent: number;
  delivered: number;
  skipped: number;
  dropped: number;
  p50: number;
  p99: number;
}

interface Played {
  settled: number;
  seconds: number;
  p99: number;
}

/** Messages to viewers of two processes beside bets on dice; more viewers until the machine does not bear them. Bets begin while viewers connect. */
export const benchChat = (): Promise<void> =>
  inArena(async ({ url, dataDir, players }) => {
    const tokens = await players(TALKERS + BETTORS);
    const [talkers, bettors] = [tokens.slice(0, TALKERS), tokens.slice(TALKERS)];
    const other = await startServerProcess({ DATA_DIR: dataDir });
    const bet = { url, tokens: bettors, seconds: SECONDS, game: 'dice' };
    try {
      for (const viewers of STEPS) {
        const talk = { urls: [url, other.url], viewers, tokens: talkers, perSecond: PER_SECOND, seconds: SECONDS };
        const alone = await runClients<Played>('./players.ts', bet); // oxlint-disable-line no-await-in-loop -- steps must not disturb one another
        // oxlint-disable-next-line no-await-in-loop -- as above
        const [heard, beside] = await Promise.all([
          runClients<Heard>('./chat-viewers.ts', talk),
          runClients<Played>('./players.ts', bet),
        ]);
        const share = (heard.delivered / (heard.sent * viewers)) * 100;
        console.log(
          `${shown(viewers)} viewers over two processes, ${PER_SECOND} messages/s: delivered within p50 ${heard.p50} ms, p99 ${heard.p99} ms (wanted: ${WANTED_MS})`,
        );
        console.log(
          `  ${share.toFixed(1)} % of ${shown(heard.sent * viewers)} deliveries, ${shown(heard.skipped)} only counted as new, ${heard.dropped} viewers dropped`,
        );
        console.log(
          `  dice p99 ${alone.p99.toFixed(1)} ms without, ${beside.p99.toFixed(1)} ms with it: ratio ${(beside.p99 / alone.p99).toFixed(2)} (wanted: at most ${WANTED_RATIO}); ${shown(beside.settled / beside.seconds)} bets/s`,
        );
        if (heard.p99 > WANTED_MS || heard.dropped > 0) {
          console.log('  more viewers are not tried: servers and viewers share the processors of this machine');
          break;
        }
      }
    } finally {
      await other.stop();
    }
  });
