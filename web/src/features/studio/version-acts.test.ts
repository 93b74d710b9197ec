import type { versionStatuses } from 'server/contract';
import { describe, expect, test } from 'vitest';
import { actsOf } from './version-acts.ts';

const actsIn = (status: (typeof versionStatuses)[number], isOwn = false): string => actsOf({ status, isOwn }).join(' ');

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

  test('is nobody’s own approval', () => expect(actsIn('checked', true)).toBe('check reject edit'));
});
