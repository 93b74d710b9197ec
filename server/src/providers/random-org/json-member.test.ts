import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberText } from './json-member.ts';

describe('the text of a member', () => {
  it.each([
    ['{"random":{"a":1},"b":2}', '{"a":1}'],
    ['{"b":"random","random":"x\\"}y"}', '"x\\"}y"'],
    [' { "random" : [ 1, {"a":"]"} ] , "b" : 2 }', '[ 1, {"a":"]"} ]'],
    ['{"a":{"random":1},"random":1.0e3}', '1.0e3'],
    ['{"random":null}', 'null'],
    ['{"r\\u0061ndom":"\\/"}', '"\\/"'],
    ['{"random":1,"random":2}', '2'],
    ['{"random":{}}', '{}'],
    ['{"random":7 \n}', '7'],
  ])('the text of %s is %s', (json, text) => {
    expect(memberText(json, 'random')).toBe(text);
  });

  it.each(['{}', '[]', '"random"', '5', '{"a":{"random":1}}', '[{"random":1}]'])(
    'the text of %s is nothing',
    (json) => {
      expect(memberText(json, 'random')).toBeUndefined();
    },
  );

  it('is found on a path', () => {
    expect(memberText('{"result":{"x":[{"random":0}],"random":{ "n":1 }}}', 'result', 'random')).toBe('{ "n":1 }');
    expect(memberText('{"result":[]}', 'result', 'random')).toBeUndefined();
  });

  it('is what JSON.parse reads there, however the text is laid out', () => {
    const indent = fc.constantFrom(undefined, 1, '\t');
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), indent, (others, value, space) => {
        const object = { ...others, result: { before: others, random: value } };
        const text = memberText(JSON.stringify(object, null, space), 'result', 'random');
        expect(JSON.parse(text ?? '')).toEqual(JSON.parse(JSON.stringify(value)));
        expect(text).toBe(text?.trim());
      }),
    );
  });
});
