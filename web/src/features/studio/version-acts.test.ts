import type { versionStatuses } from 'server/contract';
import { describe, expect, test } from 'vitest';
import { actsOf } from './version-acts.ts';

const open = { isOpen: true, mayOverride: true };
const actsIn = (status: (typeof versionStatuses)[number], isOwn = false): string =>
  actsOf({ status, isOwn }, open).join(' ');

describe('the acts on a version', () => {
  test.each([
    ['draft', 'check reject edit'],
    ['checked', 'approve check reject edit'],
    ['approved', 'activate start reject edit'],
    ['candidate', 'activate stop edit'],
    ['active', 'edit'],
    ['retired', 'rollback edit'],
    ['rejected', 'edit'],
  ] as const)('%s: %s', (status, expected) => expect(actsIn(status)).toBe(expected));

  test.each([
    ['a person of the version', false, 'start reject edit'],
    ['somebody else', true, 'start override reject edit'],
  ] as const)('before it was tried: %s', (_, mayOverride, expected) =>
    expect(actsOf({ status: 'approved', isOwn: false }, { isOpen: false, mayOverride }).join(' ')).toBe(expected),
  );

  test('are without activation until the gate is known', () =>
    expect(actsOf({ status: 'candidate', isOwn: false }, undefined).join(' ')).toBe('stop edit'));

  test('is nobody’s own approval', () => expect(actsIn('checked', true)).toBe('check reject edit'));
});
