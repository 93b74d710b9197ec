import { describe, expect, it } from 'vitest';
import type { GuardrailRecord } from '../core/record.ts';
import { GuardrailChanges } from './guardrail-changes.ts';

const change = (over: Partial<GuardrailRecord> = {}): GuardrailRecord => ({
  after: { maxRuinPpm: 1 },
  approver: 'approver',
  at: 1,
  author: 'author',
  before: null,
  decision: '',
  game: 'dice',
  kind: 'guardrail',
  reason: '',
  version: 1,
  ...over,
});
const second = change({ after: { maxRuinPpm: 2 }, before: { maxRuinPpm: 1 }, version: 2 });

const pathsOf = (changes: readonly GuardrailRecord[], isWhole = true) => {
  const guardrails = new GuardrailChanges({ isWhole, inForce: [] });
  return changes.map((each) => guardrails.take(each)?.path);
};

describe('changes of guardrails', () => {
  it('go on from one another, game by game, with numbers left out', () => {
    const changes = [
      change(),
      change({ game: 'mines' }),
      second,
      { ...change(), ...second, game: 'mines', version: 9 },
    ];
    expect(pathsOf(changes)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    ['by one person', 'approver', { approver: 'author' }],
    ['of a version that was there', 'version', { version: 1 }],
    ['from others than those in force', 'before', { before: { maxRuinPpm: 3 } }],
    ['from the program’s again', 'before', { before: null }],
  ])('%s are told', (_, path, over) => {
    expect(pathsOf([change(), { ...second, ...over }])).toEqual([undefined, path]);
  });

  it('begin with the program’s bounds, unless the log is read from later on', () => {
    expect([pathsOf([second]), pathsOf([second], false)]).toEqual([['before'], [undefined]]);
  });

  it('go on after they were saved', () => {
    const first = new GuardrailChanges({ isWhole: true, inForce: [] });
    first.take(change());
    const next = new GuardrailChanges(first.save());
    expect([next.take(second), next.take(second)?.path]).toEqual([undefined, 'version']);
  });
});
