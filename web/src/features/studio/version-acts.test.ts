import type { versionStatuses } from 'server/contract';
import { describe, expect, test } from 'vitest';
import { actsOf } from './version-acts.ts';

const of = (status: (typeof versionStatuses)[number], isOwn = false): string => actsOf({ status, isOwn }).join(' ');

describe('what can be done with a version', () => {
  test.each([
    ['draft', 'check reject edit'],
    ['checked', 'approve check reject edit'],
    ['approved', 'activate start reject edit'],
    ['candidate', 'activate stop edit'],
    ['active', 'edit'],
    ['retired', 'rollback edit'],
    ['rejected', 'edit'],
  ] as const)('%s: %s', (status, expected) => expect(of(status)).toBe(expected));

  test('is nobody’s own approval', () => expect(of('checked', true)).toBe('check reject edit'));
});
