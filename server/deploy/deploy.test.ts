import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from 'db/testing';
import { describe, expect, it } from 'vitest';
import { watchHouse } from '../src/core/observability/house-gauges.ts';
import { createMetrics } from '../src/core/observability/metrics.ts';

const folder = fileURLToPath(new URL('./', import.meta.url));
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);
const isThere = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((path) => existsSync(join(path, program)));

/** Every name under which Prometheus stores what a process counts. */
const storedNames = async (): Promise<Set<string>> => {
  const db = await createTestDatabase();
  const { registry } = createMetrics();
  watchHouse(registry, db);
  const text = await registry.metrics();
  await db.drop();
  const names = matches(text, /^# TYPE (\S+)/gm);
  return new Set(names.flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]));
};

it('alarms and dashboards only ask for what a process counts', async () => {
  const asked = ['prometheus/alerts.yml', 'prometheus/alerts.test.yml', 'grafana/dashboards/house.json'].flatMap(
    (file) => matches(read(file), /\b(glasshouse_\w+)/g),
  );
  const stored = await storedNames();
  expect(asked.filter((name) => !stored.has(name))).toEqual([]);
  expect(asked.length).toBeGreaterThan(60);
});

it('every alarm has its paragraph in OPERATIONS.md, and nothing else has one', () => {
  const paragraphs = read('../OPERATIONS.md').split(/^### /m).slice(1);
  const alarms = matches(read('prometheus/alerts.yml'), /- alert: (\w+)/g);
  expect(paragraphs.map((text) => text.split('\n')[0])).toEqual(alarms);
  for (const text of paragraphs) expect(text.length, text.slice(0, 20)).toBeGreaterThan(150);
});

it('the example of an environment has only variables that something reads', () => {
  const set = matches(read('house.env.example'), /^(\w+)=/gm);
  const known = [read('../CONFIGURATION.md'), read('compose.yaml')].join('\n');
  expect(set.filter((name) => !known.includes(name))).toEqual([]);
});

it('files that Compose and the image take are there', () => {
  const mounted = matches(read('compose.yaml'), /['-] ?(\.\/[^:]+):/g);
  const copied = matches(read('Dockerfile'), /^COPY (?!--from)([^ ]+) /gm).filter((path) => path !== '.');
  expect(mounted.length).toBeGreaterThan(3);
  for (const path of mounted) expect(existsSync(join(folder, path)), path).toBe(true);
  for (const path of copied) expect(globSync(join(folder, '../../', path)), path).toHaveLength(1);
});

describe.runIf(isThere('promtool'))('Prometheus', () => {
  it.each([
    ['check', 'config', 'prometheus/prometheus.yml'],
    ['test', 'rules', 'prometheus/alerts.test.yml'],
  ])('says yes to %s %s %s', (...words) => {
    expect(execFileSync('promtool', words, { cwd: folder, encoding: 'utf8' })).toContain('SUCCESS');
  });
});

describe.runIf(isThere('caddy'))('Caddy', () => {
  it('takes the Caddyfile', () => {
    const env = { ...process.env, SITE_ADDRESS: 'casino.example', STICKY_SECRET: 'secret' };
    execFileSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'Caddyfile'], {
      cwd: folder,
      env,
      stdio: 'pipe',
    });
  });
});
