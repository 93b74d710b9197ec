import { expect, it } from 'vitest';
import { readVariables } from '../../app/config.ts';
import { providerVariables } from './provider-variables.ts';

const read = (environment: Record<string, string>): unknown =>
  readVariables({ NODE_ENV: 'production', ...environment }, providerVariables);
const source = { COURSES_URL: 'https://courses.example/now.json' };
const wallet = { TON_WALLET: 'UQBDMWTZnPVO5ccZIb6ttsVArQa1_Pwe47fBggvhG8OtgLox' };

it.each([wallet, { CRYPTAPI_ADDRESSES: 'ltc=LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9' }])(
  'coins without a source of courses are no configuration of production: %j',
  (coins) => {
    expect(() => read({ ...coins })).toThrow(/COURSES_URL: got nothing/);
    expect(read({ ...coins, ...source })).toMatchObject(source);
    expect(read({ ...coins, NODE_ENV: 'development' })).toBeDefined();
  },
);

it('courses that would be stale between two readings are none either', () => {
  expect(() => read({ ...source, COURSES_EVERY: '301' })).toThrow(/COURSES_EVERY: got "301"/);
  expect(read({ ...source, COURSES_EVERY: '300' })).toBeDefined();
  expect(read({})).toMatchObject({ COURSES_EVERY: 60 });
});
