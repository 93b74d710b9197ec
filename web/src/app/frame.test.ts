import { expect, test } from 'vitest';
import { framedStart } from './frame.ts';

test.each([
  [false, '/main', undefined],
  [true, '/main', '/casino/slots'],
  [true, '/game/dice', '/casino/slots'],
  [true, '/casino/live', undefined],
  [true, '/toa', undefined],
  [true, '/webApp/auth', undefined],
])('framed: %s, at %s: begins at %s', (isFramed, path, start) => {
  expect(framedStart(isFramed, path)).toBe(start);
});
