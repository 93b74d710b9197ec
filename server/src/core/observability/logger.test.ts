import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

/** The lines that a logger writes for what a test does with it. */
const linesOf = (write: (log: ReturnType<typeof createLogger>) => void): string[] => {
  const lines: string[] = [];
  const into = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().trimEnd().split('\n'));
      done();
    },
  });
  write(createLogger('info', into));
  return lines;
};

it('writes one line of JSON for each event, whatever is in its values', () => {
  const forged = 'mallory\n{"level":30,"msg":"signed in"}\u001b[31m\u2028';
  const lines = linesOf((log) => log.warn({ login: forged }, `refused: ${forged}`));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, login: forged, msg: `refused: ${forged}` });
});

it('keeps the codes of errors, and cuts those that somebody typed', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', cause: { code: '53100' } });
  const typed = { code: '123456' };
  const lines = linesOf((log) => {
    log.warn({ err: refused, request: { body: typed, query: typed } }, 'x');
    log.warn({ payload: typed, code: 'TON' }, 'x');
  });
  expect(lines.join()).toMatch(/ECONNREFUSED.*TON/s);
  expect(lines.join()).not.toContain('123456');
});

it('cuts secrets out, and says the time in UTC', () => {
  const [line = ''] = linesOf((log) =>
    log.info(
      { body: { password: 'p4ss', code: '123456' }, headers: { cookie: 'c00kie', authorization: 'b3arer' } },
      'x',
    ),
  );
  for (const secret of ['p4ss', '123456', 'c00kie', 'b3arer']) expect(line).not.toContain(secret);
  expect((JSON.parse(line) as { time: string }).time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});
