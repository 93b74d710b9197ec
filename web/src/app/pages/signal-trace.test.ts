import { FairStream } from 'games-engine';
import { expect, test } from 'vitest';
import { traceExample } from './signal-trace.tsx';

test('the example on the home page is a true one', () => {
  const { serverSeed, clientSeed, nonce, roll } = traceExample;
  expect(new FairStream({ serverSeed, clientSeed, nonce }).int(10_000)).toBe(roll);
});
