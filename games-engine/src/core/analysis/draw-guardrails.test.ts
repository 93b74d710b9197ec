import { describe, expect, it } from 'vitest';
import { newyear, newyearDefaultConfig } from '../../games/newyear/index.ts';
import { draws } from '../../games/registry.ts';
import { robbery, robberyDefaultConfig } from '../../games/robbery/index.ts';
import { add, fraction, ZERO } from '../fraction.ts';
import { checkDraw } from './draw-guardrails.ts';

const { sectors } = robberyDefaultConfig;

describe('the guardrails of draws', () => {
  it.each(Object.values(draws))('let the program’s own $id through, whose chances come to 1', (draw) => {
    expect(checkDraw(draw, draw.defaultConfig)).toEqual([]);
    const chances = draw.places(draw.defaultConfig as never).map(({ probability }) => probability);
    expect(chances.reduce(add, ZERO)).toEqual(fraction(1n));
  });

  it('bound what a draw costs on average, at every level and of every kind', () => {
    const dear = sectors.map((sector) => ({ ...sector, weight: sector.sharePercent > 10 ? sector.weight * 10 : 1 }));
    const found = checkDraw(robbery, { ...robberyDefaultConfig, sectors: dear });
    expect(found.map(({ rule, where }) => `${rule} ${where}`)).toEqual(
      Array.from({ length: 15 }, (_, index) => `drawCost ${index + 1}`),
    );
    expect(found.at(-1)?.allowed).toEqual({ max: 665_000 });
    const things = newyearDefaultConfig.prizes.map((prize) =>
      prize.kind === 'item' ? { ...prize, weight: 20 } : prize,
    );
    const config = { ...newyearDefaultConfig, prizes: things };
    expect(checkDraw(newyear, config)).toMatchObject([{ rule: 'drawCost', where: 'item', severity: 'error' }]);
  });

  it('take exactly twice the cost, and no more', () => {
    const amounts = robberyDefaultConfig.amounts.map((each) => ({ ...each, amountMinor: each.amountMinor * 2 }));
    expect(checkDraw(robbery, { ...robberyDefaultConfig, amounts })).toEqual([]);
    const [first, ...others] = amounts;
    const above = [{ statusId: 1, amountMinor: (first?.amountMinor ?? 0) + 100 }, ...others];
    expect(checkDraw(robbery, { ...robberyDefaultConfig, amounts: above })).toMatchObject([{ where: '1' }]);
  });

  it('want a prize that is announced to come, a show that can be watched, and a config of the draw', () => {
    const rare = sectors.with(0, { sharePercent: 1, weight: 1_000_000 }).with(7, { sharePercent: 100, weight: 1 });
    const config = { ...robberyDefaultConfig, sectors: rare, spinMs: 999 };
    expect(checkDraw(robbery, config)).toMatchObject([
      { rule: 'drawChance', where: 'sectors.7' },
      { rule: 'timing', where: 'spinMs', got: 999 },
    ]);
    expect(checkDraw(robbery, { ...robberyDefaultConfig, sectors: [] })).toMatchObject([{ rule: 'schema' }]);
  });
});
