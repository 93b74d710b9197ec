import { describe, expect, test } from 'vitest';
import { hasMessage } from '../i18n/messages.ts';
import type { Format } from '../format/use-format.ts';
import { houseGames } from '../../games/registry.ts';

const plain: Format = {
  count: String,
  ordinal: (number) => `#${number}`,
  percent: String,
  multiplier: String,
  mark: '.',
  field: (text) => text,
};

describe.each(houseGames.all)('the ways to bet on $id', ({ parts }) => {
  test('are each called by a word of the game that says all that tells them apart', async () => {
    const { analysis, messages, nameClass } = await (await parts()).studio();
    const texts: Readonly<Record<string, string>> = messages.source;
    const classes = analysis.displayClasses(analysis.defaultConfig);
    const names = classes.map(({ parameters }) => {
      const { key, params } = nameClass(parameters, plain);
      expect(hasMessage(messages, key), key).toBe(true);
      return texts[key]?.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));
    });
    expect(new Set(names).size).toBe(classes.length);
    expect(names.join()).not.toContain('undefined');
  });
});
