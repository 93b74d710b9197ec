import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GatewayError } from '../../core/payments/gateways.ts';
import { startPaymentSandbox, type PaymentSandbox } from '../../testing/payment-sandbox.ts';
import { createCourseSource } from './courses.client.ts';
import { COURSES_PATH, createCoursesSimulator } from './courses.simulator.ts';
import { farCourses } from './far-courses.ts';

let sandbox: PaymentSandbox;
let now = Date.UTC(2026, 10, 23);
const open = (timeoutMs = 5000) =>
  createCourseSource({ url: () => sandbox.base + COURSES_PATH, timeoutMs, now: () => now });

beforeAll(async () => {
  sandbox = await startPaymentSandbox('/sandbox/courses', (store) =>
    createCoursesSimulator({ store, slowMs: 400, now: () => now }),
  );
});
afterEach(() => sandbox.press('/fault', { act: 'well' }));
afterAll(() => sandbox.close());

const press = (act: string, code = 'USD', course = '1') => sandbox.press('/act', { act, code, course });

describe('courses', () => {
  it('are those of currencies and coins, in millionths of a rouble', async () => {
    const { courses, at } = await open().load();
    expect(at).toBe(now);
    expect(Object.keys(courses)).toEqual(
      expect.arrayContaining(['USD', 'EUR', 'UAH', 'KZT', 'UZS', 'TRY', 'TON', 'btc', 'trc20/usdt']),
    );
    for (const [code, around] of [
      ['USD', 80.5e6],
      ['UZS', 6_700],
      ['btc', 7_647_500e6],
    ] as const)
      expect(Math.abs(Number(courses[code]) / around - 1)).toBeLessThan(0.005);
  });

  it('drift with time, and are the same at the same time', () => {
    const [first, again, later] = [farCourses(now, {}), farCourses(now, {}), farCourses(now + 600_000, {})];
    expect(again).toEqual(first);
    expect(Object.keys(first).filter((code) => later[code] === first[code])).toEqual([]);
  });

  it('are what a person sets, until they are let move', async () => {
    await press('set', 'TON', '161.1234569');
    expect((await open().load()).courses['TON']).toBe(161_123_456n);
    await press('free', 'TON');
    expect((await open().load()).courses['TON']).not.toBe(161_123_456n);
  });

  it('say how old they are', async () => {
    await press('old');
    expect((await open().load()).at).toBe(now - 3_600_000);
    await press('fresh');
    expect((await open().load()).at).toBe(now);
  });

  it('courses of the future are refused', async () => {
    const source = createCourseSource({ url: () => sandbox.base + COURSES_PATH, now: () => now - 61_000 });
    await expect(source.load()).rejects.toThrow('of the future');
  });

  it.each(['down', 'garbage', 'lost', 'slow'])('are not had while the source is %s', async (act) => {
    await sandbox.press('/fault', { act });
    await expect(open(150).load()).rejects.toBeInstanceOf(GatewayError);
  });

  it('are taken as a whole or not at all: one of nothing spoils the answer', async () => {
    await press('set', 'EUR', '0');
    await expect(open().load()).rejects.toThrow('no course of EUR');
    await press('set', 'EUR', '0.0000009');
    await expect(open().load()).rejects.toThrow('no course of EUR');
    await press('free', 'EUR');
  });

  it.each([
    '{"base":"USD","at":1,"courses":{}}',
    '{"base":"RUB","at":1,"courses":{"USD":80.5}}',
    '{"base":"RUB","at":1,"courses":{"USD":"-80.5"}}',
    '{"base":"RUB","at":1,"courses":{"USD":"8e1"}}',
    '{"base":"RUB","courses":{"USD":"80.5"}}',
    '[]',
  ])('courses outside the contract are refused: %s', async (text) => {
    const server = createServer((_request, response) => void response.end(text));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const source = createCourseSource({ url: () => `http://127.0.0.1:${port}`, now: () => now });
    await expect(source.load()).rejects.toBeInstanceOf(GatewayError);
    server.close();
  });

  it('are shown, and only numbers can be set', async () => {
    expect(await press('set', 'USD', '<script>')).toContain('no+course');
    expect(await press('set', 'GOLD', '1')).toContain('no+course');
    expect(await sandbox.page()).toContain('USD, roubles<input');
    now += 1000;
  });
});
