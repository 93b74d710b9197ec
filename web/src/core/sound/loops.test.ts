import { beforeEach, expect, test, vi } from 'vitest';
import { duckBed } from './ducking.ts';
import { want, type Wish } from './loops.ts';
import { hush, hushed, music } from './levels.ts';

const page = { hasBeenTouched: true, hidden: false };
const playing = new Map<number, number>(); // share that is heard, by the id of what plays
let lastId = 0;

const howl = {
  play: () => (lastId += 1),
  volume: (share: number, id: number) => void playing.set(id, share),
  stop: (id: number) => void playing.delete(id),
};
const forgotten: unknown[] = [];

vi.mock('./sound.ts', () => ({
  howlOf: async () => howl,
  forgetHowl: (sprite: unknown) => forgotten.push(sprite),
  canSound: async () => true,
  mayPlay: () => page.hasBeenTouched && !hushed.get(),
  warn: (error: unknown) => expect.fail(String(error)),
}));

const listeners = new Map<string, () => void>();
const listen = (name: string, listener: () => void): void => void listeners.set(name, listener);

vi.stubGlobal('addEventListener', listen);
vi.stubGlobal('document', {
  addEventListener: listen,
  get hidden() {
    return page.hidden;
  },
});
vi.stubGlobal('requestAnimationFrame', (step: () => void) => setTimeout(step, 16));

const bedOf = (name: string): Wish => ({
  sprite: { src: [name, name], sprite: {} },
  name: 'bed',
  level: music,
  percent: 100,
  inMs: 1000,
  outMs: 1000,
});

const shares = (): string[] => [...playing.values()].map((share) => share.toFixed(2));
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  music.set(50);
  Object.assign(page, { hasBeenTouched: true, hidden: false });
});

test('a bed waits for the first touch, and comes in softly', async () => {
  page.hasBeenTouched = false;
  const leave = want(bedOf('house'));
  await pass(2000);
  expect(shares()).toEqual([]);
  page.hasBeenTouched = true;
  listeners.get('pointerup')?.();
  await pass(500);
  expect(Number(shares()[0])).toBeCloseTo(0.35, 1);
  await pass(600);
  expect(shares()).toEqual(['0.50']);
  leave();
  await pass(1100);
  expect(shares()).toEqual([]);
});

test('one place passes into the next, and the one that was left gives its memory back', async () => {
  const [house, table] = [bedOf('house'), bedOf('table')];
  const leaveHouse = want(house);
  await pass(1100);
  leaveHouse();
  const leaveTable = want(table);
  await pass(500);
  expect(shares()).toHaveLength(2);
  await pass(600);
  expect(shares()).toEqual(['0.50']);
  expect(forgotten.at(-1)).toBe(house.sprite);
  leaveTable();
  await pass(1100);
});

test('a bed sinks under what is heard, stops while nobody sees or hears the page, and comes back', async () => {
  const leave = want(bedOf('house'));
  await pass(1100);
  duckBed(1000);
  await pass(500);
  expect(shares()).toEqual(['0.15']);
  await pass(2000);
  expect(shares()).toEqual(['0.50']);
  page.hidden = true;
  listeners.get('visibilitychange')?.();
  expect(shares()).toEqual([]);
  page.hidden = false;
  listeners.get('visibilitychange')?.();
  await pass(1100);
  expect(shares()).toEqual(['0.50']);
  hush(true);
  expect(shares()).toEqual([]);
  hush(false);
  music.set(0);
  await pass(100);
  expect(shares()).toEqual([]);
  leave();
});
