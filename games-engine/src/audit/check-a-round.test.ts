import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { contentHash } from '../core/canonical.ts';
import { defaultDrawConfig } from '../core/draw/draw-config.ts';
import { entropyOf } from '../core/entropy.ts';
import { formatVerifierKey, inclusionProof, toHex } from '../core/log/index.ts';
import { pairHash, recordHash, type ConfigRecord, type RoundRecord } from '../core/record.ts';
import { commitmentOf, FairStream } from '../core/stream.ts';
import type { AnyGame } from '../core/define-game.ts';
import { gameIds, games, type GameId } from '../games/registry.ts';
import { sampleHouse } from '../testing/sample-house.ts';
import { isRound, leavesOf, near, roundOf } from './forgery.ts';
import { exportOf } from './sample-export.ts';
import { sampleKey, signSample } from './sample-log.ts';

const script = fileURLToPath(new URL('../../docs/check-a-round.sh', import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'glasshouse-script-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const log = exportOf(sampleHouse({ rounds: 144 }));
const { size } = log.tree;
const note = signSample(size, log.tree.root());
const configs = new Map(
  log.entries.flatMap(({ record }) => {
    const { kind, config } = record as ConfigRecord;
    return kind === 'config' ? [[contentHash(config), config] as const] : [];
  }),
);

/** The server's answer about a round. */
interface Answer {
  record: RoundRecord;
  hash: string;
  log: { index: number; size: number } | null;
  serverSeed: string | null;
  config: Record<string, unknown>;
}

const answerOf = (index: number): Answer => {
  const { record, hash, serverSeed } = log.entries[index] ?? {};
  const round = record as RoundRecord;
  const config = configs.get(round.config.hash) ?? {};
  return JSON.parse(JSON.stringify({ record: round, hash, log: { index, size }, serverSeed, config })) as Answer;
};

interface Checked {
  status: number;
  out: string;
  failed: string[]; // the steps
}

let files = 0;
const newFile = (text: string): string => {
  const file = join(dir, String((files += 1)));
  writeFileSync(file, text);
  return file;
};

const SPARING = process.env['LONG_TESTS'] ? 1 : 4; // a run of the script takes half a second

const run = (...args: string[]): Promise<Checked> =>
  new Promise((resolve) => {
    execFile('bash', [script, ...args], { timeout: 30_000 }, (error, out, err) => {
      const failed = out.split('\n').flatMap((line) => /^FAIL ([^:]+):/.exec(line)?.[1] ?? []);
      resolve({ status: error ? Number(error.code) : 0, out: out + err, failed });
    });
  });

const check = (answer: unknown): Promise<Checked> => run(newFile(JSON.stringify(answer)));

/** The same with the proof that the log holds the round as it was. */
const checkInLog = async (answer: Answer, noteText = note, key = formatVerifierKey(sampleKey)): Promise<Checked> => {
  const index = answer.log?.index ?? 0;
  const proof = (await inclusionProof(index, size, log.tree.nodes)).map(toHex);
  return run(newFile(JSON.stringify(answer)), newFile(JSON.stringify({ index, size, proof })), newFile(noteText), key);
};

const find = (wanted: (record: RoundRecord) => boolean): number =>
  log.entries.findIndex((entry) => isRound(entry) && wanted(roundOf(entry)));
const text = (record: RoundRecord): string => JSON.stringify(record);
const isRich = (record: RoundRecord): boolean =>
  record.number > 0 &&
  /"payout\w+":(?:"[1-9]|\[[^\]]*"[1-9])/.test(text(record)) &&
  !/random\.org|voided/.test(text(record));

const rich = Object.fromEntries(
  gameIds.map((game) => [game, find((record) => record.game === game && isRich(record))]),
) as Record<GameId, number>;

/** The answer with a value replaced and everything hashed again, as a careful forger would. */
const forged = (game: GameId, path: string, value: unknown = near): Answer => {
  const answer = answerOf(rich[game]);
  const keys = path.split('.');
  const [last = ''] = keys.splice(-1);
  const parent = keys.reduce<unknown>((at, key) => Object(at)[key] as unknown, answer) as object;
  Reflect.set(parent, last, typeof value === 'function' ? value(Reflect.get(parent, last)) : value);
  answer.hash = recordHash(answer.record);
  return answer;
};

describe('the script that checks a round without this house’s code', () => {
  it('passes rounds of an honest house of every game, void ones and random.org’s among them', async () => {
    const wanted = [
      ...log.entries.filter(isRound).slice(0, 6),
      ...['random.org', 'round.voided'].map((what) => log.entries[find((record) => text(record).includes(what))]),
      ...gameIds.map((game) => log.entries[rich[game]]),
    ];
    for (const entry of wanted) {
      const { out, status } = await check(answerOf(entry?.index ?? 0));
      expect([roundOf(entry).game, status, out]).toEqual([roundOf(entry).game, 0, expect.not.stringContaining('FAIL')]);
    }
  });

  it.each(gameIds)('puts a round of %s into the signed head', async (game) => {
    const { out, status } = await checkInLog(answerOf(rich[game]));
    expect(out).toMatch(/ok {3}log: \S+ 0\nok {3}signature: Signature Verified Successfully\n$/);
    expect(status).toBe(0);
  });

  it('knows what a config pays at most', async () => {
    const payoutCap = { betMinor: 2000, roundMinor: 1_000_000_000 };
    const capped = [games.dice, games.mines, games.wheel].map((game): AnyGame => {
      const { defaultConfig } = game as AnyGame;
      return { ...(game as AnyGame), defaultConfig: { ...defaultConfig, payoutCap, maxStakeMinor: 1500 } };
    });
    const entries = sampleHouse({ rounds: 90, seed: 'capped', games: capped });
    const config = new Map(
      entries.flatMap(({ record }) => (record.kind === 'config' ? [[contentHash(record.config), record.config]] : [])),
    );
    const paidTheCap = entries.flatMap(({ record, serverSeed }) =>
      record.kind === 'round' && /"payout\w+":(?:"2000"|\[[^\]]*"2000")/.test(text(record))
        ? [{ record, serverSeed }]
        : [],
    );
    const oneOfEach = new Map(paidTheCap.map((each) => [each.record.game, each]));
    expect(oneOfEach.size).toBe(3);
    for (const { record, serverSeed } of oneOfEach.values()) {
      const answer = { record, hash: recordHash(record), serverSeed, config: config.get(record.config.hash) };
      const honest = await check(answer);
      expect([honest.status, honest.out]).toEqual([0, expect.not.stringContaining('FAIL')]);
      const { payoutCap: _, ...uncapped } = answer.config as Record<string, unknown>;
      expect((await check({ ...answer, config: uncapped })).failed).toEqual(['config', 'payouts', 'final']);
    }
  });

  it('says what waits for the seed', async () => {
    for (const game of ['dice', 'mines'] as const) {
      const { out, status } = await check({ ...answerOf(rich[game]), serverSeed: null });
      expect(out).toContain('wait commitment and draw: the server seed is not revealed yet');
      expect(out).toContain('ok   payouts:');
      expect(status).toBe(0);
    }
  });

  it('draws among more than 2^32 tickets', async () => {
    const answer = answerOf(rich.classic);
    const { record, serverSeed, config } = answer;
    const bets = record.events.filter(({ type }) => type === 'bet.placed') as unknown as Record<string, string>[];
    for (const bet of bets) bet['stakeMinor'] = String(BigInt(bet['stakeMinor'] ?? 0) * 999_999_937n);
    const stakes = bets.map(({ stakeMinor = '0' }) => BigInt(stakeMinor));
    const pot = stakes.reduce((a, b) => a + b);
    const entropy = entropyOf(bets.map(({ betId = '', clientSeed = '' }) => ({ betId, clientSeed })));
    const ticket =
      1 + new FairStream({ serverSeed: serverSeed ?? '', clientSeed: entropy, nonce: record.number }).int(Number(pot));
    let left = BigInt(ticket);
    const holder = stakes.findIndex((stake) => (left -= stake) <= 0n);
    const kept = BigInt(1_000_000 - Number(config['commissionPpm']));
    const payouts = stakes.map((_, at) => String(at === holder ? (pot * kept) / 1_000_000n : 0n));
    const drawn = record.events.find(({ type }) => type === 'outcome.drawn') as unknown as { outcome: object };
    drawn.outcome = { betId: bets[holder]?.['betId'], player: bets[holder]?.['player'], ticket };
    Object.assign(record.events.at(-1) as object, { payoutsMinor: payouts });
    const paidMinor = String(payouts.reduce((sum, payout) => sum + BigInt(payout), 0n));
    Object.assign(record.final, { bankMinor: String(pot), outcome: drawn.outcome, paidMinor });
    expect(pot).toBeGreaterThan(2n ** 32n);
    expect(await check({ ...answer, hash: recordHash(record) })).toMatchObject({ failed: [], status: 0 });
  });

  it('says of a round of one player that a log has to tell the age of its client seed, and finds it there', async () => {
    const place = find(({ game, number }) => game === 'dice' && number === 0);
    const answer = answerOf(place);
    expect((await check(answer)).out).toContain(
      'note client seed: whether it is older than the commitment of its pair is not checked',
    );
    const lines = log.entries.map((entry) => JSON.stringify(entry));
    const withLog = (lines: readonly string[]) =>
      run(newFile(JSON.stringify(answer)), '', '', '', newFile(lines.join('\n')));
    expect(await withLog(lines)).toMatchObject({ failed: [], status: 0 });
    const { record } = answer;
    const earlier = { ...record, commitment: 'e'.repeat(64), id: 'earlier' };
    const pair = { at: 1, kind: 'pair', pair: pairHash(String(Object(record.events[0]).player), record.commitment) };
    const older = [{ record: earlier }, { record: pair }].map((entry) => JSON.stringify(entry));
    const found = await withLog([...older, ...lines]);
    expect(found).toMatchObject({ failed: ['client seed'], status: 1 });
    expect(found.out).toContain('its client seed is older than the commitment of its pair');
  });

  it.each(gameIds)('finds any value of a round of %s that was altered', async (game) => {
    const { hash, record } = answerOf(rich[game]);
    for (const path of leavesOf(record).filter((_, n) => n % (12 * SPARING) === 5)) {
      const { failed, status } = await check({ ...forged(game, `record.${path}`), hash });
      // a value that is no number any more is not even read
      expect([path, failed.includes('hash') || status === 2, status > 0]).toEqual([path, true, true]);
    }
  });

  // finds a forger who hashes again
  const shared = [
    ['record.number', 'opened'],
    ['record.events.0.commitment', 'opened'],
    ['record.events.1.clientSeed', 'entropy'],
    ['record.events.1.betId', 'entropy'],
  ] as const;
  const forgeries: Record<GameId, readonly (readonly [path: string, step: string, value?: unknown])[]> = {
    dice: [
      ['record.number', 'bet'],
      ['record.id', 'bet'],
      ['record.events.0.nonce', 'bet'],
      ['record.events.0.clientSeed', 'draw'],
      ['record.events.0.percentBp', 'payouts', (percent: number) => percent - 40],
      ['record.events.0.stakeMinor', 'payouts', (stake: string) => String(BigInt(stake) + 100n)],
      ['record.events.1.roll', 'draw'],
      ['record.events.2.payoutMinor', 'payouts'],
      ['config.houseEdgePpm', 'config'],
    ],
    mines: [
      ['record.number', 'bet'],
      ['record.events.0.clientSeed', 'draw'],
      ['record.events.0.minesLength', 'draw'],
      ['record.events.0.stakeMinor', 'payouts', (stake: string) => String(BigInt(stake) + 100n)],
      ['record.events.1.isMine', 'cells'],
      [
        'record.events',
        'payouts',
        (events: { type: string }[]) => events.filter(({ type }) => type !== 'win.taken').toSpliced(1, 1),
      ],
    ],
    battle: [...shared, ['record.events.1.choice.team', 'payouts']],
    classic: [...shared, ['record.events.1.stakeMinor', 'draw']],
    coinflip: [...shared, ['record.events.1.stakeMinor', 'draw']],
    wheel: [...shared, ['config.segments', 'config', (segments: number[]) => segments.toReversed()]],
  };
  const cases = gameIds.flatMap((game) =>
    forgeries[game].map(([path, step, value]) => [game, path, step, value] as const),
  );

  it.each(gameIds)('holds the final state of %s against the draw', async (game) => {
    for (const path of leavesOf(answerOf(rich[game]).record.final).filter((_, n) => n % (7 * SPARING) === 0))
      expect([path, (await check(forged(game, `record.final.${path}`))).failed]).toEqual([path, ['final']]);
  });

  it('says of a round of version 1 that its outcome could be picked, and of the log that it was not asked', async () => {
    const { out } = await check(answerOf(rich.battle));
    expect(out).toContain(
      'note draw: version 1, in which the house, which numbers the bets, and the last to bet can pick',
    );
    expect(out).toContain('note log: whether it holds this round was not asked');
    expect((await check(answerOf(rich.dice))).out).not.toContain('version 1');
  });

  it.each(cases)('finds in %s that %s was forged and hashed again, by its %s', async (game, path, step, value) => {
    const { failed, status } = await check(forged(game, path, value));
    expect(failed).toContain(step);
    expect(status).toBe(1);
  });

  it.each(gameIds)(
    'finds in %s a drawn outcome, a payout, a seed and a commitment that are not the round’s',
    async (game) => {
      const { record } = answerOf(rich[game]);
      const drawnAt = record.events.findIndex(({ type }) => type === 'outcome.drawn');
      const outcome = leavesOf(record.events[drawnAt]).filter(
        (path) => /outcome|mines|roll/.test(path) && !/source/.test(path),
      );
      expect(outcome.length).toBeGreaterThan(0);
      for (const path of outcome.slice(0, 2))
        expect([path, (await check(forged(game, `record.events.${drawnAt}.${path}`))).status]).toEqual([path, 1]);
      const last = record.events.length - 1;
      for (const path of leavesOf(record.events[last])
        .filter((each) => each.startsWith('payout'))
        .slice(0, 1))
        expect((await check(forged(game, `record.events.${last}.${path}`))).failed).toContain('payouts');
      const seed = 'f'.repeat(64);
      expect((await check({ ...answerOf(rich[game]), serverSeed: seed })).failed).toContain('commitment');
      const committed = forged(game, 'record.commitment', commitmentOf(seed));
      expect((await check({ ...committed, serverSeed: seed })).status).toBe(1);
      expect((await check(forged(game, 'record.config.hash', seed))).failed).toEqual(['config']);
    },
  );

  it('finds by the signed head what follows from nothing else, and a head that is not the log’s', async () => {
    for (const path of ['events.0.account', 'events.0.player', 'final.state', 'events.1.at'])
      expect((await checkInLog(forged('dice', `record.${path}`))).failed).toContain('log');
    const answer = answerOf(rich.battle);
    expect((await checkInLog({ ...answer, log: { index: 5, size } })).failed).toContain('log');
    const other = signSample(size, new Uint8Array(32).fill(1));
    expect((await checkInLog(answer, other)).failed).toEqual(['log']);
    const lines = note.split('\n');
    expect((await checkInLog(answer, lines.with(1, String(size + 1)).join('\n'))).failed).toContain('signature');
    const key = formatVerifierKey({ ...sampleKey, publicKey: new Uint8Array(32).fill(7) });
    expect((await checkInLog(answer, note, key)).failed).toEqual(['signature']);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', 'noise'],
    ['no round', '{"record":{}}'],
    ['a page', '<html></html>'],
    ['a stake that bash would run', JSON.stringify(forged('dice', 'record.events.0.stakeMinor', 'x[$(echo run >&2)]'))],
  ])('cannot check %s', async (_, options) => {
    const { status, out } = await run(newFile(options));
    expect([status, out]).toEqual([2, expect.not.stringMatching(/^run$/m)]);
  });

  it('cannot check a game that there is not', async () => {
    expect((await check(forged('battle', 'record.game', 'roulette'))).status).toBe(2);
  });
});

describe('a round that a beacon decided', () => {
  const lit = [...sampleHouse({ rounds: 300, draw: defaultDrawConfig, seed: 'void' })];
  const configOf = new Map(
    lit.flatMap(({ record }) =>
      record.kind === 'config' ? [[contentHash(record.config), record.config] as const] : [],
    ),
  );
  const key = formatVerifierKey(sampleKey);

  const answer = (record: RoundRecord, serverSeed: string | null): Answer =>
    JSON.parse(
      JSON.stringify({
        record,
        hash: recordHash(record),
        log: null,
        serverSeed,
        config: configOf.get(record.config.hash),
      }),
    ) as Answer;

  const ofGame = (game: string, end: string): Answer => {
    const entry = lit.find(
      ({ record }) =>
        record.kind === 'round' &&
        record.game === game &&
        record.events.some(({ type }) => type === 'betting.closed') &&
        record.events.at(-1)?.type === end,
    );
    if (entry?.record.kind !== 'round') throw new Error(`no round of ${game} that ends with ${end}`);
    return answer(entry.record, entry.serverSeed);
  };

  const checkSigned = (signedAnswer: Answer, by = key): Promise<Checked> =>
    run(newFile(JSON.stringify(signedAnswer)), '', '', by);

  /** The round with a part of its events of a type replaced, hashed again. */
  const altered = (original: Answer, type: string, change: object): Answer => {
    const events = original.record.events.map((event) => (event.type === type ? { ...event, ...change } : event));
    const record = { ...original.record, events } as RoundRecord;
    return { ...original, record, hash: recordHash(record) };
  };

  const sharedIds = ['battle', 'wheel', 'coinflip', 'classic'] as const;

  it.each(sharedIds)('passes in %s, with the house’s signature under its closing', async (game) => {
    const { out, status } = await checkSigned(ofGame(game, 'round.settled'));
    expect([status, out]).toEqual([0, expect.not.stringContaining('FAIL')]);
    for (const step of ['bets', 'beacon round', 'beacon time', 'randomness', 'draw', 'final', 'closing'])
      expect(out).toContain(`ok   ${step}: `);
  });

  it('is not said to be checked beyond what was', async () => {
    const answer = ofGame('battle', 'round.settled');
    const { out } = await check(answer);
    expect(out).toMatch(/note beacon: whether its key signed round \d+ is not checked here; npm run audit checks it/);
    expect(out).toContain('note beacon: its key is not quicknet’s: who holds it'.replace('’', "'"));
    expect(out).toContain("wait closing: its signature needs the log's key");
    expect(out).toMatch(/note salts: \d+ of \d+ were made by the house/);
  });

  it.each(sharedIds)('passes in %s when it is void although betting was closed', async (game) => {
    const { out, status } = await checkSigned(ofGame(game, 'round.voided'));
    expect([status, out]).toEqual([0, expect.stringContaining('ok   closing: ')]);
    expect(out).toContain('ok   draw: none, the round is void: unanswered');
  });

  const forgeries = [
    ['bet.placed', { salt: 'f'.repeat(32) }, 'bets'],
    ['bet.placed', { player: 'another' }, 'bets'],
    ['betting.closed', { betsHash: 'f'.repeat(64) }, 'bets'],
    ['betting.closed', { beaconRound: 1 }, 'beacon round'],
    ['betting.closed', { at: 1_999_999_999_999 }, 'beacon time'],
    ['outcome.drawn', { at: 1 }, 'beacon time'],
  ] as const;

  it.each(forgeries)('is found when its %s was made %o', async (type, change, step) => {
    expect((await check(altered(ofGame('battle', 'round.settled'), type, change))).failed).toContain(step);
  });

  it('is found when its number is another than the beacon’s signature gives, or its closing is signed by nobody', async () => {
    const answer = ofGame('classic', 'round.settled');
    const drawn = answer.record.events.find(({ type }) => type === 'outcome.drawn') as unknown as { beacon: object };
    const other = altered(answer, 'outcome.drawn', { beacon: { ...drawn.beacon, randomness: 'f'.repeat(64) } });
    expect((await check(other)).failed).toContain('randomness');
    expect(
      (await checkSigned(answer, formatVerifierKey({ ...sampleKey, publicKey: new Uint8Array(32).fill(7) }))).failed,
    ).toEqual(['closing']);
    expect((await checkSigned(altered(answer, 'betting.closed', { at: 5 }))).failed).toContain('closing');
    const { record } = answer;
    const events = record.events.filter(({ type }) => type !== 'betting.closed');
    expect((await check({ ...answer, record: { ...record, events } })).failed).toContain('closing');
  });
});

it('the script writes a document as RFC 8785 does, by the vectors', async () => {
  const source = readFileSync(script, 'utf8');
  const [definition = ''] = /^canonical='[^']*'/m.exec(source) ?? [];
  const vectors = readFileSync(join(dirname(script), 'vectors.json'), 'utf8');
  const { documents } = JSON.parse(vectors) as { documents: { text: string; hash: string | null }[] };
  const good = documents.filter(({ text, hash }) => hash !== null && !text.includes('\u007F')); // jq escapes DEL
  const shuffled = good.map(({ text }) =>
    JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text) as object).toReversed())),
  );
  const command = `${definition}; jq -r "$canonical .[] | canonical" ${newFile(`[${shuffled.join(',')}]`)}`;
  const out = await new Promise<string>((resolve) => {
    execFile('bash', ['-c', command], (_error, text) => resolve(text));
  });
  expect(out.trimEnd().split('\n')).toEqual(good.map(({ text }) => text));
});
