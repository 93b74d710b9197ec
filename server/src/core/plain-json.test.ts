import { describe, expect, it } from 'vitest';
import { isPlainObject, jsonFaultOf } from './plain-json.ts';

const nested = (depth: number): unknown => (depth === 0 ? 'end' : [nested(depth - 1)]);

describe('a value from outside', () => {
  it.each([
    [null],
    [1.5],
    ['text'],
    [true],
    [undefined],
    [{ list: [1, { deep: 'text' }], none: null }],
    [JSON.parse('{"__proto__":{"a":1}}')],
    [nested(32)],
  ])('%j is plain', (value) => expect(jsonFaultOf(value)).toBeUndefined());

  it.each([
    ['bytes', Buffer.from('x')],
    ['bytes within', { list: [{ bytes: new Uint8Array(1) }] }],
    ['an object of a class', { at: new Date() }],
    ['too deep', nested(33)],
    ['so deep that looking through it would end the stack', JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)],
  ])('%s is not plain', (_name, value) => expect(jsonFaultOf(value)).toBe('notPlain'));

  it.each([['a\0b'], [['a', '\0']], [{ list: [{ text: '\0' }] }], [{ ['na\0me']: 1 }]])('%j has a NUL', (value) =>
    expect(jsonFaultOf(value)).toBe('nul'),
  );
});

it('a plain object is no array, no bytes, no null', () => {
  expect([{}, Object.create(null), [], Buffer.from(''), null, 'text'].map(isPlainObject)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
