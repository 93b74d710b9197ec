import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');
const FORMATTER = 'core/format/format.ts';

const linesWith = (pattern: string, wrong: RegExp, except: readonly string[] = []): string[] =>
  globSync(pattern, { cwd: SOURCES })
    .filter((file) => !except.includes(file) && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      readFileSync(join(SOURCES, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (wrong.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );

test('numbers are written by one module', () => {
  expect(linesWith('**/*.{ts,tsx}', /new Intl\.NumberFormat|toLocaleString/, [FORMATTER])).toEqual([]);
});

test('no text puts a sign to a figure that the formatter has written', () => {
  const signed = /\}\}[ \u00a0]?%|\}\}×|[%№#][ \u00a0]?\{\{|[×x]\{\{/;
  expect(linesWith('**/*.{messages,text}*.ts', signed)).toEqual([]);
});

test('no component puts a sign to a figure by itself', () => {
  expect(linesWith('{app,features,games,core}/**/*.{ts,tsx}', /\$\{[^}]*\} %|\}×`|`×\$\{|`№ /, [FORMATTER])).toEqual(
    [],
  );
});
