import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatVerifierKey } from '../../core/log/index.ts';
import { hasPython, pythonChecker, runPython } from '../../testing/python-checker.ts';
import { honestHouse, tamperedHouses, type HeldLog } from '../../testing/forged/kept-evidence.ts';
import { runCommand } from '../command.ts';
import { sampleKey } from '../sample-log.ts';

const dir = mkdtempSync(join(tmpdir(), 'glasshouse-evidence-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const honest = await honestHouse();
const tampered = await tamperedHouses();

let files = 0;
const filesOf = ({ lines, evidence }: Pick<HeldLog, 'lines' | 'evidence'>): { rounds: string; kept: string } => {
  files += 1;
  const [rounds, kept] = [join(dir, `${files}.ndjson`), join(dir, `${files}.json`)];
  writeFileSync(rounds, `${lines.join('\n')}\n`);
  writeFileSync(kept, evidence);
  return { rounds, kept };
};

interface Verdict {
  status: number;
  text: string;
}

type Held = Pick<HeldLog, 'lines' | 'evidence'>;

const key = formatVerifierKey(sampleKey);

const audit = async (held: Held): Promise<Verdict> => {
  const { rounds, kept } = filesOf(held);
  let text = '';
  const say = (line: string): void => void (text += `${line}\n`);
  const args = ['evidence', kept, '--file', rounds, '--key', key];
  return { status: await runCommand(args, { print: say, complain: say, progress: undefined }), text };
};

// one process for all: signatures and rounds that were checked once are remembered
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
for rounds, kept in zip(sys.argv[1::2], sys.argv[2::2]):
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(out):
        try: status = check_rounds.main(rounds, ${JSON.stringify(key)}, kept)
        except SystemExit as end: status = end.code
    print(json.dumps([status, out.getvalue()]))
`;

const inPython = async (held: readonly Held[]): Promise<Verdict[]> => {
  const files = held.map(filesOf).flatMap(({ rounds, kept }) => [rounds, kept]);
  const { status, text } = await runPython('-c', driver, ...files);
  if (status !== 0) throw new Error(text);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [expected, out] = JSON.parse(line) as [number, string];
      return { status: expected, text: out };
    });
};

const unsigned = JSON.stringify({
  format: 'glasshouse evidence 1',
  items: (JSON.parse(tampered[0]?.evidence ?? '') as { items: { receipt: object }[] }).items.flatMap((item) => [
    { ...item, receipt: { ...item.receipt, stakeMinor: '1' } },
    { kind: 'of no kind' },
    null,
  ]),
});
const none = ['{', '[]', '{"format":"another","items":[]}'];

const { lines } = honest;
const cases: readonly Held[] = [
  honest,
  { lines, evidence: unsigned },
  { lines: lines.slice(0, 1), evidence: honest.evidence },
  ...none.map((evidence) => ({ lines, evidence })),
  ...tampered,
];

const checkers = [
  ['the audit command', (held: readonly Held[]) => Promise.all(held.map(audit))],
  ...(hasPython() ? [['the checker in Python', inPython] as const] : []),
] as const;

const contradictions = (text: string): string[] => text.match(/^FAIL item .*$/gm) ?? [];

describe.each(checkers)('%s, given what browsers kept', (_, check) => {
  let verdicts: readonly Verdict[] = [];
  beforeAll(async () => {
    verdicts = await check(cases);
  });
  const verdictOf = (held: Held): Verdict => verdicts[cases.indexOf(held)] ?? { status: -1, text: '' };

  it('finds all of an honest house as it was logged', () => {
    const { status, text } = verdictOf(honest);
    expect([status, text]).toEqual([0, expect.not.stringContaining('FAIL')]);
    const { items } = JSON.parse(honest.evidence) as { items: unknown[] };
    expect(text).toContain(`evidence: ${items.length} items, ${items.length} as logged, 0 contradicted, 0 of rounds`);
  });

  it.each(tampered.map((held) => [held.name, held] as const))('tells in one line of a house that %s', (_name, held) => {
    const { status, text } = verdictOf(held);
    const found = contradictions(text);
    expect([status, found.length]).toEqual([1, 1]);
    expect(found[0]).toMatch(
      new RegExp(`^FAIL item \\d+, (?:receipt|closing|solo|pair) of .*: ${held.path}: expected .+, got `),
    );
  });

  it('takes nothing for proof that the log’s key has not signed, and says so', () => {
    const { status, text } = verdicts[1] ?? { status: -1, text: '' };
    expect([status, contradictions(text)]).toEqual([0, []]);
    expect(text.match(/^proves nothing: item \d/gm)).toHaveLength(3);
    expect(text).toContain('3 without the signature of this log');
  });

  it('does not miss a round that the export cannot hold yet', () => {
    expect(contradictions(verdicts[2]?.text ?? 'FAIL item')).toEqual([]);
  });

  it('takes no other file', () => {
    const found = verdicts.slice(3, 3 + none.length);
    expect(found.map(({ status, text }) => [status, text.includes('is no file of evidence')])).toEqual(
      none.map(() => [2, true]),
    );
  });
});
