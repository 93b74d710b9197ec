import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberGivenTwice } from './strict-json.ts';

describe('memberGivenTwice', () => {
  it.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"a":1,"b":{"c":1},"a":{}}', 'a'],
    ['[{"x":[1,{"y":0,"y":0}]}]', 'y'],
    [String.raw`{"a":1,"\u0061":2}`, 'a'],
    [String.raw`{"a\"{,":1,"a\"{,":2}`, 'a"{,'],
    ['{ "a" : "a" , "a" : 1 }', 'a'],
  ])('finds it in %s', (text, name) => {
    expect(memberGivenTwice(text)).toBe(name);
  });

  it.each(['{"a":"a","b":"a"}', '[{"a":1},{"a":1}]', '{"a":{"a":["a","a"]}}', '"a"', String.raw`{"a":"\",\"a"}`])(
    'finds none in %s',
    (text) => {
      expect(memberGivenTwice(text)).toBeUndefined();
    },
  );

  it('finds none in what JSON.stringify writes, and one when an object is given a member again', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), (value) => {
        const text = JSON.stringify(value);
        const [name = ''] = Object.keys(value);
        expect(memberGivenTwice(text)).toBeUndefined();
        expect(memberGivenTwice(`${text.slice(0, -1)},${JSON.stringify(name)}:null}`)).toBe(name);
      }),
    );
  });
});
