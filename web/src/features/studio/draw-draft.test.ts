import { draws } from 'games-engine';
import { describe, expect, it } from 'vitest';
import { newyearStudio } from '../../games/newyear/studio.ts';
import { robberyStudio } from '../../games/robbery/studio.ts';
import { drawChanges, drawNumbers } from '../../core/configs/draws/draw-numbers.ts';
import { drawDraftOf, readDrawDraft } from './draw-draft.ts';

const studios = [robberyStudio, newyearStudio];

describe('the form of a draw', () => {
  it('knows every draw of the house', () => {
    expect(studios.map(({ draw }) => draw.id).toSorted()).toEqual(Object.keys(draws).toSorted());
  });

  it.each(studios)('writes a config and reads the same one back', ({ draw, ...rest }) => {
    const config = draw.defaultConfig;
    const numbers = drawNumbers({ draw, ...rest }, config);
    expect(readDrawDraft(numbers, config, drawDraftOf(numbers, config))).toEqual({ config });
  });

  it('has no number for what a thing is worth', () => {
    const paths = drawNumbers(newyearStudio, newyearStudio.draw.defaultConfig).map(({ path }) => path);
    expect(paths).toContain('prizes.0.amountMinor');
    expect(paths).toContain('prizes.5.weight');
    expect(paths).not.toContain('prizes.5.amountMinor');
  });

  it('changes the number that was typed, in its unit, and nothing else', () => {
    const { draw } = robberyStudio;
    const numbers = drawNumbers(robberyStudio, draw.defaultConfig);
    const draft = { ...drawDraftOf(numbers, draw.defaultConfig), 'amounts.0.amountMinor': '150.5' };
    const { config } = readDrawDraft(numbers, draw.defaultConfig, draft);
    expect(drawChanges(numbers, draw.defaultConfig, config ?? {})).toMatchObject([
      { number: { path: 'amounts.0.amountMinor' }, before: 10_000, after: 15_050 },
    ]);
    expect(draw.configSchema.safeParse(config).success).toBe(true);
  });

  it.each(['', 'x', '0', '101', '1.5'])('takes no share of %j percent', (typed) => {
    const { draw } = robberyStudio;
    const numbers = drawNumbers(robberyStudio, draw.defaultConfig);
    const draft = { ...drawDraftOf(numbers, draw.defaultConfig), 'sectors.0.sharePercent': typed };
    expect(readDrawDraft(numbers, draw.defaultConfig, draft)).toEqual({ problems: ['sectors.0.sharePercent'] });
  });
});
