import { expect, test } from 'vitest';
import { leafFault } from '../leaf-faults.ts';
import type { Finding } from './guardrails.ts';
import { loggedFinding, shownFinding } from './logged-finding.ts';

const finding = (got: number | string, allowed: Finding['allowed']): Finding => ({
  rule: 'rtp',
  severity: 'error',
  where: 'maxStakeMinor',
  got,
  allowed,
});

test.each([
  [finding(0.95, { min: 0.9, max: 0.94 }), 1e9],
  [finding(123_456_789.5, { max: 100 }), 1e6],
  [finding(1e-9, { min: 1e-6 }), 1e9],
  [finding(5000, { max: 4000 }), undefined],
  [finding('12', { max: 10 }), undefined],
  [finding('no such field', {}), undefined],
])('%o is logged in integers and shown as it was found', (found, per) => {
  const logged = loggedFinding(found);
  expect([logged.per, leafFault(logged)]).toEqual([per, undefined]);
  expect(shownFinding(logged)).toEqual(found);
});
