import { createHmac, hash as digest } from 'node:crypto';
import { createReadStream, mkdtempSync, openSync, closeSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256Hex } from '#digest';
import { canonicalText } from '../core/canonical.ts';
import { defaultDrawConfig } from '../core/draw/draw-config.ts';
import { CompactRange, leafHash } from '../core/log/index.ts';
import { houseGames } from '../games/registry.ts';
import { print, whole, type Print } from '../testing/figures.ts';
import { houseEntries } from '../testing/sample-house.ts';
import { entryLine } from './export-format.ts';
import { linesOf } from './lines.ts';
import { runAudit } from './run-audit.ts';
import { sampleLog, wholeHeader, type SampleEntry } from './sample-log.ts';

/** Figures of a bulk replay. */
export interface AuditFigures {
  roundsPerSecond: number; // speed over the larger file, one thread, everything included
  growthBytes: number; // growth of the peak memory from the smaller file to the larger
}

const LIT_ROUNDS = 8000; // to sign a beacon's round takes the sample longer than an audit to check it

/** Audits exports of 10⁵ and 10⁶ dice rounds and of a house with all games from disk: rate and peak memory. */
export const benchAudit = async (out: Print = print): Promise<AuditFigures> => {
  const dir = mkdtempSync(join(tmpdir(), 'glasshouse-audit-'));
  try {
    const small = await auditLog(writeLog(join(dir, 'small.ndjson'), sampleLog({ rounds: 100_000 })), out);
    const large = await auditLog(writeLog(join(dir, 'large.ndjson'), sampleLog({ rounds: 1_000_000 })), out);
    const growthBytes = large.peakBytes - small.peakBytes;
    out('of all games in equal parts, seeds revealed every nine rounds:');
    const house = writeLog(join(dir, 'house.ndjson'), houseEntries({ rounds: 300_000 }));
    const { ofCore } = await auditLog(house, out);
    const bare = await bareRate(house);
    out(`that is ${(ofCore / bare).toFixed(2)} of the rate of only parsing and hashing each line and one HMAC of it`);
    const dice = ofCore / large.ofCore;
    out(`and ${dice.toFixed(2)} of the rate of dice alone`);
    out('of shared games, half of their rounds lit by a beacon of their own, whose signatures are checked in batches:');
    const lit = houseEntries({ rounds: LIT_ROUNDS, games: houseGames.shared, draw: defaultDrawConfig });
    await auditLog(writeLog(join(dir, 'lit.ndjson'), lit), out);
    out(`audit memory grows by ${whole(growthBytes / 2 ** 20)} MiB from 100,000 to 1,000,000 rounds`);
    return { roundsPerSecond: large.rate, growthBytes };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};

/** A log on a disk: its entries' lines, and the header before them, which is known once all of them are. */
interface WrittenLog {
  file: string;
  header: string;
}

const writeLog = (file: string, entries: Iterable<SampleEntry>): WrittenLog => {
  const handle = openSync(file, 'w');
  const tree = new CompactRange();
  let waiting: string[] = [];
  const flush = (): void => {
    writeSync(handle, waiting.join(''));
    waiting = [];
  };
  for (const { record, serverSeed } of entries) {
    const text = canonicalText(record);
    const hash = sha256Hex(text);
    waiting.push(`${entryLine(hash, tree.size, text, serverSeed)}\n`);
    tree.append(leafHash(Buffer.from(hash, 'hex')));
    if (waiting.length === 1000) flush();
  }
  flush();
  closeSync(handle);
  return { file, header: canonicalText(wholeHeader(tree)) };
};

const piecesOf = async function* ({ file, header }: WrittenLog): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${header}\n`);
  yield* createReadStream(file, { highWaterMark: 1 << 20 });
};

/** Lines a second of processor time of the least that any verifier does: to read, to parse, a digest and an HMAC each. */
const bareRate = async (log: WrittenLog): Promise<number> => {
  const cpuBefore = process.cpuUsage();
  let lines = 0;
  for await (const batch of linesOf(piecesOf(log)))
    for (const line of batch) {
      const { serverSeed } = JSON.parse(line) as { serverSeed?: string | null };
      createHmac('sha256', serverSeed ?? '')
        .update(digest('sha256', line))
        .digest();
      lines += 1;
    }
  const { user, system } = process.cpuUsage(cpuBefore);
  return lines / ((user + system) / 1e6);
};

const auditLog = async (log: WrittenLog, out: Print): Promise<{ rate: number; ofCore: number; peakBytes: number }> => {
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();
  let peakBytes = 0;
  let pieces = 0;
  const { rounds, failures, head } = await runAudit(linesOf(piecesOf(log)), {
    onFailure: ({ difference }) => out(JSON.stringify(difference)),
    onProgress: () => {
      pieces += 1;
      if (pieces % 16 === 0) peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
    },
  });
  const rate = rounds / ((performance.now() - startedAt) / 1000);
  if (failures > 0 || !head?.isConfirmed) throw new Error('the honest sample did not pass its audit');
  const { user, system } = process.cpuUsage(cpuBefore);
  const ofCore = rounds / ((user + system) / 1e6); // time that other processes took from the core does not count
  out(
    `audit ${whole(rounds)} rounds: ${whole(rate)} a second, ${whole(ofCore)} a second of processor time, ` +
      `peak memory ${whole(peakBytes / 2 ** 20)} MiB`,
  );
  return { rate, ofCore, peakBytes };
};

if (import.meta.main) await benchAudit();
