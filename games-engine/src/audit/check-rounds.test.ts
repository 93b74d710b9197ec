import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { playsTried } from '../core/candidate-lottery.ts';
import { defaultDrawConfig } from '../core/draw/draw-config.ts';
import { canonicalText } from '../core/canonical.ts';
import type { JsonObject } from '../core/json.ts';
import { formatVerifierKey, signNote, type KeyRecord } from '../core/log/index.ts';
import type { ConfigEventRecord, ConfigRecord, LogRecord, RoundRecord } from '../core/record.ts';
import { DAY_MS, type SolvencyRecord } from '../core/solvency/statement.ts';
import { gameIds, houseGames, type GameId } from '../games/registry.ts';
import { forgedExports } from '../testing/forged/forged-exports.ts';
import { hasPython, pythonChecker, runPython, type PythonVerdict } from '../testing/python-checker.ts';
import { sampleHouse } from '../testing/sample-house.ts';
import { keyedHeader, sampleChange, sampleKeyOf, type SampleKey } from '../testing/sample-keys.ts';
import { sampleStatement, sampleTrees } from '../testing/sample-solvency.ts';
import type { ExportEntry, ExportHeader } from './export-format.ts';
import { formatFailure } from './audit-summary.ts';
import { summaryLines } from './report.ts';
import { altered, auditLines, isRound, leavesOf, near, roundOf, tidied } from './forgery.ts';
import { exportOf, headerOf, linesOfExport } from './sample-export.ts';
import { sampleKey, sampleLog, signAsSample, type SampleEntry } from './sample-log.ts';

const isSkipped = !hasPython();

const dir = mkdtempSync(join(tmpdir(), 'glasshouse-python-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

// One process for many files, which are alike but for an entry or two: signatures and rounds that were checked once are
// remembered. A check of a round sees nothing but what it is given.
const driver = `
import contextlib, functools, io, json, sys
sys.path.insert(0, ${JSON.stringify(dirname(pythonChecker))})
import check_rounds
check_rounds.is_signed = functools.lru_cache(None)(check_rounds.is_signed)
def remembered(check):
    found = {}
    def once(*given):
        place = repr(given)
        if place not in found: found[place] = check(*given)
        return found[place]
    return once
check_rounds.check_shared, check_rounds.check_solo = map(remembered, (check_rounds.check_shared, check_rounds.check_solo))
run = check_rounds.subprocess.run
asked = functools.lru_cache(None)(lambda *command: run(command, capture_output=True, check=True))
check_rounds.subprocess.run = lambda command, **options: asked(*command) if command[-1] == 'version' else run(command, **options)
for file in sys.argv[1:]:
    with contextlib.redirect_stdout(io.StringIO()) as out: status = check_rounds.main(file)
    print(json.dumps([status, out.getvalue()]))
`;

let files = 0;
const fileOf = (text: string): string => {
  const file = join(dir, `${(files += 1)}.ndjson`);
  writeFileSync(file, text);
  return file;
};

const checkAll = async (exports: readonly (readonly string[])[]): Promise<PythonVerdict[]> => {
  const { status, text } = await runPython('-c', driver, ...exports.map((lines) => fileOf(`${lines.join('\n')}\n`)));
  if (status !== 0) throw new Error(text);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [expected, out] = JSON.parse(line) as [number, string];
      return { status: expected, text: out };
    });
};

const check = async (lines: readonly string[]): Promise<PythonVerdict> => (await checkAll([lines]))[0] as PythonVerdict;

const isLong = process.env['LONG_TESTS'] === '1';
const EVERY = isLong ? 1 : 24; // value of a round is altered

const log = exportOf(sampleHouse({ rounds: 84, draw: defaultDrawConfig }));
const honest = linesOfExport(await headerOf(log), log.entries);

/** The house forges: it writes a new log and signs its head. */
const forge = async (changed: readonly ExportEntry[]): Promise<string[]> => {
  const forged = exportOf(changed as readonly SampleEntry[]);
  return linesOfExport(await headerOf(forged), forged.entries);
};

const isSecond = ({ events }: RoundRecord): boolean => 'draw' in (events[0] ?? {});
const isRich = ({ events, final }: RoundRecord): boolean =>
  events.length > 2 && !('source' in final && final['source'] !== 'chain') && final['state'] !== 'voided';
const games = gameIds.flatMap((game) =>
  ['dice', 'mines'].includes(game) ? [[game, 1] as const] : [[game, 1] as const, [game, 2] as const],
);
const find = (game: GameId, version: 1 | 2): number =>
  log.entries.findIndex(
    (entry) =>
      isRound(entry) &&
      roundOf(entry).game === game &&
      isSecond(roundOf(entry)) === (version === 2) &&
      isRich(roundOf(entry)),
  );

/** A config leaf with another value at a path of its config. */
const changedAt = (record: ConfigRecord, path: string, value: unknown): ConfigRecord => {
  const entry = { hash: '', index: 0, record, serverSeed: null };
  return altered([entry], 0, `config.${path}`, value)[0]?.record as ConfigRecord;
};

describe.skipIf(isSkipped)('the checker in Python, written from the specification', () => {
  it('passes an honest log of all games in both versions, and says what it did not check', async () => {
    const { status, text } = await check(honest);
    expect([status, text]).toEqual([0, expect.not.stringContaining('FAIL')]);
    const { summary } = auditLines(honest);
    const [recomputed, unlit] = [summary.drawn - summary.lit, summary.lit];
    expect(text).toContain(
      `recomputed: ${recomputed} rounds, ${summary.weak - summary.elsewhere} of them by version 1`,
    );
    expect(text).toContain('committed and waiting for their seed: 0 rounds');
    expect(text).toContain(`not checked: ${summary.voided} void rounds; ${summary.elsewhere} drawn by random.org`);
    expect(text).toContain(`not checked to the end: ${unlit} rounds, recomputed but for the BLS signature`);
    expect(text).toContain('it proves nothing about the house');
    const trials = summaryLines(summary, { elapsedMs: 1, key: undefined }).filter((line) =>
      line.startsWith('trials of'),
    );
    expect(trials.length).toBeGreaterThan(0);
    for (const line of trials) expect(text).toContain(line); // in the same words
    expect(text).toContain('no key was given');
    expect(text).toContain(`head of ${log.tree.size} entries confirmed: nothing wrong was found in what was checked`);
  });

  it('counts rounds whose seeds are secret as committed, never as recomputed', async () => {
    const unrevealed = log.entries
      .filter(({ record }) => (record as LogRecord).kind !== 'seed')
      .map((entry) => (['dice', 'mines'].includes(roundOf(entry).game) ? { ...entry, serverSeed: null } : entry));
    const { status, text } = await check(await forge(unrevealed));
    expect(status).toBe(0);
    const solo = log.entries.filter((entry) => ['dice', 'mines'].includes(roundOf(entry).game) && isRound(entry));
    expect(text).toContain(`committed and waiting for their seed: ${solo.length} rounds`);
  });

  it('passes an honest log of games that cap what they pay', async () => {
    const payoutCap = { betMinor: 50_000, roundMinor: 90_000 };
    const capped = Object.values(houseGames.all).map((game) => ({
      ...game,
      defaultConfig: { ...game.defaultConfig, payoutCap },
    }));
    const forged = await forge(exportOf(sampleHouse({ rounds: 120, games: capped, draw: defaultDrawConfig })).entries);
    expect(auditLines(forged).failures).toEqual([]);
    const paid = forged.join().match(/"50000"/g) ?? [];
    expect(paid.length).toBeGreaterThan(3); // the cap was met
    expect(await check(forged)).toMatchObject({ status: 0 });
  });

  it.each(games)(
    'agrees with our auditor about every value of a round of %s, version %i, that the house altered',
    async (game, version) => {
      const index = find(game, version);
      const record = roundOf(log.entries[index]);
      const paths = leavesOf(record).filter((_, n) => n % EVERY === 0);
      const forged = await Promise.all(paths.map((path) => forge(tidied(altered(log.entries, index, path, near)))));
      const found = await checkAll(forged);
      const expected = forged.map((lines) => auditLines(lines).failures);
      expect(paths.map((path, n) => [path, found[n]?.status, found[n]?.text.split('\n')[0]])).toEqual(
        paths.map((path, n) => [path, expected[n]?.length === 0 ? 0 : 1, expect.anything()]),
      );
      expect(found.filter(({ status }) => status === 1).length).toBeGreaterThan(isLong ? paths.length / 2 : 0);
    },
  );

  it('agrees with our auditor about entries that are left out, doubled or exchanged', async () => {
    const { entries } = log;
    const forged = await Promise.all(
      entries
        .keys()
        .filter((at) => at % (isLong ? 13 : 52) === 2 && at < entries.length - 6)
        .flatMap((at) => [
          entries.toSpliced(at, 1),
          entries.toSpliced(at, 0, ...entries.slice(at, at + 1)),
          entries.with(at, entries[at + 6] as ExportEntry).with(at + 6, entries[at] as ExportEntry),
        ])
        .map(forge),
    );
    const found = await checkAll(forged);
    expect(found.map(({ status }) => status)).toEqual(
      forged.map((lines) => (auditLines(lines).failures.length === 0 ? 0 : 1)),
    );
    expect(found.filter(({ status }) => status === 1).length).toBeGreaterThan(forged.length / 2);
  });

  it('finds every forgery of a dishonest house but those that a BLS signature gives away, and says that it left these out', async () => {
    const exports = (await forgedExports()).filter((_, n) => isLong || n % 3 === 0);
    const found = await checkAll(exports.map(({ lines }) => lines));
    const approved = exports.flatMap(({ name, needs }, n) => (found[n]?.status === 1 ? [] : [{ name, needs }]));
    expect(approved).toEqual(exports.filter(({ needs }) => needs).map(({ name, needs }) => ({ name, needs })));
    const texts = exports.flatMap(({ needs }, n) => (needs ? [found[n]?.text] : []));
    for (const text of texts)
      expect(text).toMatch(/not checked to the end: [1-9]\d* rounds, recomputed but for the BLS/);
  }, 180_000);

  it('agrees with our auditor about what a note is', async () => {
    const [header = '', ...rest] = honest;
    const { checkpoint, ...members } = JSON.parse(header) as ExportHeader;
    const [text = '', lines = ''] = checkpoint.split('\n\n');
    const notes: readonly [note: string, isGood: boolean][] = [
      [`${checkpoint}\u2014 another/log AAAAAAA=\n`, true],
      [signNote(`${text}\nan extension\u0085 \u007f\n`, sampleKey, signAsSample), true],
      [checkpoint.slice(0, -1), false],
      [`${checkpoint}\n`, false],
      [`${checkpoint}\u2014 another/log AAAA\n`, false],
      [`${checkpoint}\u2014 another/log AAAAAAB=\n`, false],
      [`${checkpoint}\u2014 another/log\n`, false],
      [`${checkpoint}- another/log AAAAAAA=\n`, false],
      [`${checkpoint}\u2014 another/log  AAAAAAA=\n`, false],
      [`${checkpoint}\u2014 another\u0085log AAAAAAA=\n`, false],
      [`${checkpoint}\u2014 another\uFEFFlog AAAAAAA=\n`, false],
      [`${checkpoint}\u2014 another\u001clog AAAAAAA=\n`, false],
      [`${checkpoint}${lines.slice(0, 45)}AAAA${lines.slice(49)}`, false],
    ];
    const exports = notes.map(([note]) => [canonicalText({ ...members, checkpoint: note }), ...rest]);
    const found = await checkAll(exports);
    expect(notes.map(([note], n) => [note, found[n]?.status])).toEqual(
      notes.map(([note, isGood]) => [note, isGood ? 0 : 1]),
    );
    expect(exports.map((each) => auditLines(each).failures.length === 0)).toEqual(notes.map(([, isGood]) => isGood));
  });

  it('agrees with our auditor about what a line of a witness is, good or not', async () => {
    const index = log.entries.findIndex((each) => isRound(each) && 'beacon' in Object(roundOf(each).events.at(-2)));
    const path = `events.${roundOf(log.entries[index]).events.length - 2}.cosignatures`;
    const lines: readonly [line: string, isGood: boolean][] = [
      ['w AA', true],
      ['w\u001c A', true],
      [`${'\u{1F600}'.repeat(64)} A`, true],
      [`${'\u{1F600}'.repeat(65)} A`, false],
      ['w\u0085 A', false],
      ['w\uFEFF A', false],
      ['w+ A', false],
      ['w A===', false],
      [`w ${'A'.repeat(257)}`, false],
    ];
    const forged = await Promise.all(lines.map(([line]) => forge(tidied(altered(log.entries, index, path, [line])))));
    const found = await checkAll(forged);
    expect(lines.map(([line], n) => [line, found[n]?.status])).toEqual(
      lines.map(([line, isGood]) => [line, isGood ? 0 : 1]),
    );
    expect(forged.map((each) => auditLines(each).failures.length === 0)).toEqual(lines.map(([, isGood]) => isGood));
  });

  it('agrees with our auditor about every member of a config', async () => {
    const configs = Object.values(houseGames.all).map(({ id, defaultConfig }): ConfigRecord => ({
      at: 0,
      config: { ...(defaultConfig as JsonObject), sounds: {} },
      game: id,
      kind: 'config',
      version: 1,
    }));
    const changed = configs.flatMap((record) => [
      record,
      ...leavesOf(record.config).flatMap((path, n) =>
        [0, 10_000_000_000_001, null]
          .filter((_, kind) => isLong || kind === n % 3) // else one of them for each
          .map((value) => changedAt(record, path, value)),
      ),
      { ...record, config: { ...record.config, another: 1 } },
      { ...record, config: { ...record.config, minStakeMinor: 2, maxStakeMinor: 1 } },
      { ...record, config: { ...record.config, payoutCap: { betMinor: 2, roundMinor: 1 } } },
      { ...record, config: { ...record.config, sounds: 1 } },
      { ...record, config: { ...record.config, draw: { mode: 'random.org', marginMs: 1000, waitMs: 1000 } } },
      { ...record, config: { ...record.config, draw: { mode: 'none', marginMs: 1000, waitMs: 1000 } } },
    ]);
    const exports = await Promise.all(
      changed.map(async (record) => {
        const alone = exportOf([{ record, serverSeed: null }]);
        return linesOfExport(await headerOf(alone), alone.entries);
      }),
    );
    const found = (await checkAll(exports)).map(({ status }) => status);
    const expected = exports.map((each) => (auditLines(each).failures.length === 0 ? 0 : 1));
    expect(changed.map((record, n) => [record, found[n]])).toEqual(changed.map((record, n) => [record, expected[n]]));
    expect(new Set(expected)).toEqual(new Set([0, 1]));
  });

  it('agrees with our auditor about what figures, names and depths leaves of versions and guardrails may have', async () => {
    const checked = log.entries.findIndex(({ record }) => (record as ConfigEventRecord).event === 'checked');
    const saved = log.entries.findIndex(({ record }) => (record as ConfigEventRecord).event === 'saved');
    const guardrail = log.entries.findIndex(({ record }) => (record as LogRecord).kind === 'guardrail');
    const old = { findings: [{ got: 0.95, severity: 'warning', allowed: { min: -1e-9, max: 1e21 } }] };
    const deep = (levels: number): object => (levels === 0 ? {} : { a: deep(levels - 1) });
    const details = (value: object): ExportEntry[] => altered(log.entries, saved, 'details', value);
    const names = JSON.parse('{"__proto__":1}') as object;
    const forgeries: readonly [name: string, isGood: boolean, entries: readonly ExportEntry[]][] = [
      ['a check from before figures were integers', true, altered(log.entries, checked, 'details', old)],
      [
        'a fraction in a check whose figures are integers',
        false,
        altered(log.entries, checked, 'details.findings.0.got', 0.5),
      ],
      ['a fraction in what is no check', false, details({ got: 0.5 })],
      ['a negative', false, details({ got: -1 })],
      ['a great number', false, details({ got: 2 ** 53 })],
      ['names by UTF-16 units', true, details({ '\u{1F600}': 1, '\uFFEE': 2 })],
      ['names of JavaScript', true, details({ constructor: 1, toString: 2 })],
      ['a member __proto__', false, details(names)],
      ['30 levels of details', true, details(deep(30))],
      ['31 levels of details', false, details(deep(31))],
      ['a fraction in a guardrail', false, altered(log.entries, guardrail, 'after.maxRuinPpm', 0.5)],
      [
        'a seed beside an event',
        false,
        log.entries.with(saved, { ...log.entries[saved], serverSeed: 'a'.repeat(64) } as ExportEntry),
      ],
      [
        'a check with fractions after one with integers',
        false,
        altered(
          log.entries,
          log.entries.findLastIndex(({ record }) => (record as ConfigEventRecord).event === 'checked'),
          'details',
          old,
        ),
      ],
    ];
    const forged = await Promise.all(forgeries.map(([, , entries]) => forge(entries)));
    const found = await checkAll(forged);
    const verdicts = forgeries.map(([name], n) => [
      name,
      found[n]?.status === 0,
      auditLines(forged[n] ?? []).failures.length === 0,
    ]);
    expect(verdicts).toEqual(forgeries.map(([name, isGood]) => [name, isGood, isGood]));
  });

  it("agrees with our auditor about changes of the log's key", async () => {
    const [first, second, third, stranger] = [1, 2, 3, 1].map((n, at) =>
      sampleKeyOf(n, at === 3 ? 'other.invalid/log' : undefined),
    ) as [SampleKey, SampleKey, SampleKey, SampleKey];
    const shared = [...sampleHouse({ rounds: 8, seed: 'keys', draw: defaultDrawConfig })];
    const end = shared.flatMap(({ record }) => (record.kind === 'round' ? (record.events.at(-1)?.at ?? 0) : []));
    const [began, ended] = [Math.min(...end) - 3_600_000, Math.max(...end)];
    const [pair, next] = [
      [first, second],
      [second, third],
    ] as const;
    const good = sampleChange(1, pair, ended);
    const entryOf = (record: KeyRecord): SampleEntry => ({ record, serverSeed: null });
    const reveal = shared.at(-1) as SampleEntry; // the last entry, behind the change
    const body = shared.slice(0, -1);
    const cases: readonly [name: string, isGood: boolean, entries: SampleEntry[], signers: SampleKey[]][] = [
      ['one at the end, which both sign', true, [...shared, entryOf(good)], [second, first]],
      ['one at the end without the key before', false, [...shared, entryOf(good)], [second]],
      ['one before the last entry', true, [...body, entryOf(good), reveal], [second]],
      ['a head by the key that went', false, [...body, entryOf(good), reveal], [first]],
      ['two', true, [...body, entryOf(good), entryOf(sampleChange(2, next, ended)), reveal], [third]],
      [
        'a second one from the first key',
        false,
        [...body, entryOf(good), entryOf(sampleChange(2, [first, third], ended)), reveal],
        [third],
      ],
      [
        'back to the first key',
        false,
        [...body, entryOf(good), entryOf(sampleChange(2, [second, first], ended)), reveal],
        [first],
      ],
      ['another number', false, [...body, entryOf(sampleChange(2, pair, ended)), reveal], [second]],
      ['a signature of another', false, [...body, entryOf({ ...good, signature: good.accepted }), reveal], [second]],
      ['a key that did not accept', false, [...body, entryOf({ ...good, accepted: good.signature }), reveal], [second]],
      ['a later time', false, [...body, entryOf({ ...good, at: good.at + 1 }), reveal], [second]],
      [
        'a key of another log',
        false,
        [...body, entryOf(sampleChange(1, [first, stranger], ended)), reveal],
        [stranger],
      ],
      [
        'closings by a key that had gone for an hour',
        false,
        [entryOf(sampleChange(1, pair, began)), ...shared],
        [second],
      ],
    ];
    const exports = await Promise.all(
      cases.map(async ([, , entries, signers]) => {
        const sample = exportOf(entries);
        return linesOfExport(await keyedHeader(sample, signers), sample.entries);
      }),
    );
    const kept = exports[2] ?? [];
    const header = JSON.parse(kept[0] ?? '') as ExportHeader;
    const silent = [canonicalText({ ...header, keys: [] }), ...kept.slice(1)]; // it keeps silent about the change
    const other = exports[0] ?? [];
    const proof = canonicalText({
      ...header,
      keys: header.keys?.map((each) => ({ ...each, proof: each.proof.toReversed() })),
    });
    const all = [...exports, silent, [proof, ...kept.slice(1)]];
    const names = [...cases, ['a header that does not name it', false], ['another proof', false]] as const;
    const found = await checkAll(all);
    const verdicts = names.map(([name], n) => [
      name,
      found[n]?.status === 0,
      auditLines(all[n] ?? [], (n === 13 ? second : first).text).failures.length === 0,
    ]);
    expect(verdicts).toEqual(names.map(([name, isGood]) => [name, isGood, isGood]));
    expect(found[0]?.text).toContain("the log's key changed: 1 times, each signed by the key before");
    expect(auditLines(other, third.text).paths).toEqual(['key']); // a key that the changes do not lead to
  });

  it('agrees with our auditor about statements of solvency', async () => {
    const statementOf = (day: number): SolvencyRecord =>
      sampleStatement(1_763_000_000_000 + day * DAY_MS, sampleTrees(), { origin: sampleKey.name });
    const [first, second] = [statementOf(0), statementOf(2)];
    const { reserves, units } = second;
    const proofs = [...reserves.proofs, ...reserves.proofs];
    const changes: readonly [name: string, isGood: boolean, record: object][] = [
      ['an honest one', true, second],
      ['a second one of a day', false, { ...second, at: first.at + 1, day: first.day }],
      ['another day', false, { ...second, day: second.day + 1 }],
      ['a unit left out', false, { ...second, units: units.slice(0, 1) }],
      ['units in another order', false, { ...second, units: units.toReversed() }],
      ['a debt without leaves', false, { ...second, units: units.map((unit) => ({ ...unit, leaves: 0 })) }],
      ['a negative debt', false, { ...second, units: units.map((unit) => ({ ...unit, total: '-1' })) }],
      ['a debt of 19 digits', false, { ...second, units: units.map((unit) => ({ ...unit, total: '1'.repeat(19) })) }],
      ['an address twice', false, { ...second, reserves: { ...reserves, proofs } }],
      ['a ledger of no snapshot', false, { ...second, ledger: '12' }],
      ['a member too many', false, { ...second, note: 1 }],
    ];
    const exports = await Promise.all(
      changes.map(async ([, , record]) => {
        const statements = [first, record].map((each) => ({ record: each as SolvencyRecord, serverSeed: null }));
        const sample = exportOf([...sampleLog({ rounds: 4, players: 1, roundsAPair: 4 }), ...statements]);
        return linesOfExport(await headerOf(sample), sample.entries);
      }),
    );
    const found = await checkAll(exports);
    const verdicts = changes.map(([name], n) => [
      name,
      found[n]?.status === 0,
      auditLines(exports[n] ?? []).failures.length === 0,
    ]);
    expect(verdicts).toEqual(changes.map(([name, isGood]) => [name, isGood, isGood]));
    expect(found[0]?.text).toContain('2 statements of solvency, 1 days between them without one');
    expect(found[0]?.text).toContain('  BASE: 900 hundredths owed on day 20407, reserves of 900 stated');
  });

  it('takes the documents of the vectors that are leaves and no others, with their hashes', async () => {
    const file = fileURLToPath(new URL('../../docs/vectors.json', import.meta.url));
    const { documents } = JSON.parse(readFileSync(file, 'utf8')) as {
      documents: { text: string; hash: string | null }[];
    };
    const script = `
import json, sys
sys.path.insert(0, ${JSON.stringify(dirname(pythonChecker))})
import check_rounds as checker
def hash_of(text):
    try:
        value = checker.read(text)
        checker.check_leaf(value, False)
        return checker.sha(checker.canonical(value)).hex()
    except (checker.Wrong, ValueError): return None
print(json.dumps([hash_of(each['text']) for each in json.load(open(${JSON.stringify(file)}))['documents']]))
`;
    const { status, text } = await runPython('-c', script);
    expect([status, JSON.parse(text)]).toEqual([0, documents.map(({ hash }) => hash)]);
    expect(documents.filter(({ hash }) => hash !== null).length).toBeGreaterThan(4);
  });

  const entry = honest[20] ?? '';
  it.each([
    ['a space', entry.replace(',"index"', ', "index"')],
    ['a member given twice', entry.replace('{"hash"', '{"index":1,"hash"')],
    ['members in another order', entry.replace(/^\{("hash":"\w+"),("index":\d+)/, '{$2,$1')],
    ['a number written in another way', entry.replace(/"index":(\d+)/, '"index":$1.0')],
    ['an escape that need not be', entry.replace('"kind"', String.raw`"\u006bind"`)],
    ['no JSON', 'noise'],
    ['nothing', ''],
  ])('refuses a line with %s', async (_, line) => {
    expect((await check(honest.with(20, line))).status).toBe(1);
  });

  it('refuses an entry, a hash, a root and a signature that were altered without the house’s key', async () => {
    const lines = [
      honest.toSpliced(30, 1),
      honest.with(30, entry),
      honest.with(30, (honest[30] ?? '').replace(/"hash":"../, '"hash":"00')),
      honest.with(0, (honest[0] ?? '').replace(/\\n[A-Za-z0-9+/]{43}=\\n\\n/, `\\n${'A'.repeat(43)}=\\n\\n`)),
      honest.with(0, (honest[0] ?? '').replace(/(\u2014 \S+ \S{20})./, '$1_')),
      honest.slice(0, -1),
      honest.slice(1),
      [],
    ];
    const checked = await checkAll(lines);
    expect(checked.map(({ status }) => status)).toEqual(lines.map(() => 1));
    const [, , rehashed = []] = lines;
    const [failure] = auditLines(rehashed).failures;
    if (!failure) throw new Error('the audit finds it too');
    const [, fault = ''] = formatFailure(failure).split(': hash: ');
    expect(fault).toMatch(/The record was altered: its hash is not the one beside it$/);
    expect(checked[2]?.text).toContain(`: hash: ${fault}`); // in the same words
  });

  it('takes the key that is trusted and no other, and says what it cannot check', async () => {
    const file = fileOf(`\uFEFF${honest.join('\r\n')}\r\n`);
    const trusted = await runPython(pythonChecker, file, formatVerifierKey(sampleKey));
    expect([trusted.status, trusted.text]).toEqual([0, expect.not.stringContaining('no key was given')]);
    const other = formatVerifierKey({ ...sampleKey, publicKey: new Uint8Array(32).fill(7) });
    expect(await runPython(pythonChecker, file, other)).toMatchObject({ status: 1 });
    expect(await runPython(pythonChecker, join(dir, 'absent'))).toMatchObject({ status: 2 });
    expect(await runPython(pythonChecker)).toMatchObject({ status: 2 });
  });
});

it.skipIf(isSkipped)('the second checker draws the lottery of a trial as the engine does', async () => {
  const tried = { hash: 'ab'.repeat(32), salt: 'cd'.repeat(32), sharePpm: 500_000 };
  const script = `
import sys
sys.path.insert(0, ${JSON.stringify(dirname(pythonChecker))})
import check_rounds
checker = check_rounds.Checker()
checker.spans = {'battle': [(10, 1, (2, '${tried.hash}', ${tried.sharePpm}, '${tried.salt}'))]}
def is_fine(number, version):
    try: checker.pinned(dict(config=dict(version=version), events=[{}, {}]), 'battle', number)
    except check_rounds.Wrong: return False
    return True
for number in range(9, 60): print(*(version for version in (1, 2, 3) if is_fine(number, version)), sep=',')
`;
  const due = Array.from({ length: 50 }, (_, n) => (playsTried('battle', tried, String(n + 10)) ? '2' : '1'));
  expect(await runPython('-c', script)).toEqual({ status: 0, text: `${['1,2,3', ...due].join('\n')}\n` });
});
