import { describe, expect, it } from 'vitest';
import { analyses } from '../../games/analyses.ts';
import type { AnyAnalysis } from './define-analysis.ts';
import { checkConfig } from './guardrails.ts';
import { parSheetHtml } from './par-sheet-html.ts';
import { parSheet } from './par-sheet.ts';

const every: readonly AnyAnalysis[] = Object.values(analyses);
const label = {
  version: '7',
  configHash: 'ab'.repeat(32),
  issuedAt: '2026-11-22T00:00:00.000Z',
  author: 'd7 Dana',
  approver: 'a1 <Ann>',
};

describe('a PAR sheet', () => {
  it.each(every.map((analysis) => [analysis.id, analysis] as const))(
    'a PAR sheet of %s is plain data',
    (_, analysis) => {
      const sheet = parSheet(analysis, analysis.defaultConfig, label);
      expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
      expect(sheet).toMatchObject({ game: analysis.id, ...label, config: analysis.defaultConfig });
      expect(sheet.findings).toEqual(checkConfig(analysis, analysis.defaultConfig));
      expect(sheet.classes.map(({ id }) => id)).toEqual(
        analysis.displayClasses(analysis.defaultConfig).map(({ id }) => id),
      );
      expect(sheet.bankroll.map(({ rounds }) => rounds)).toEqual([1000, 100_000]);
    },
  );

  it('says the figures of a bet', () => {
    const { classes, promisedRtp } = parSheet(analyses.dice, analyses.dice.defaultConfig);
    expect(promisedRtp).toEqual({ exact: '19/20', value: 0.95 });
    expect(classes.find(({ id }) => id === 'less-2500')).toMatchObject({
      stakeMinor: '1000',
      rtpPercent: '95.0000',
      hitFrequency: { exact: '1/4', value: 0.25 },
      variance: { exact: '1083/400' },
      maxPayoutMinor: '3800',
      maxOdds: 4,
      payouts: [{ payoutMinor: '0' }, { payoutMinor: '3800', chance: { exact: '1/4' } }],
    });
  });

  it('says what floor and cap leave at every step of the stake, and what a simulation returned', () => {
    const config = { ...analyses.dice.defaultConfig, payoutCap: { betMinor: 95_000_000, roundMinor: 95_000_000 } };
    const { steps, simulation } = parSheet(analyses.dice, config, { simulation: { seed: 's', rounds: 20_000 } });
    const rare = steps.filter(({ id }) => id === 'less-100');
    expect(rare.map(({ stakeMinor }) => Number(stakeMinor))).toEqual([
      10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000,
    ]);
    expect(rare.map(({ rtpPercent }) => rtpPercent)).toEqual([...Array(6).fill('95.0000'), '9.5000']);
    expect(rare.at(-1)).toMatchObject({ maxPayoutMinor: '95000000', rtp: { exact: '19/200' } });
    expect(simulation.find(({ id }) => id === 'less-5000')).toMatchObject({
      rounds: 20_000,
      seed: 's',
      verdict: 'agrees',
    });
    expect(parSheet(analyses.dice, config).simulation).toEqual([]);
  });

  it('a PAR sheet of a config that breaks a guardrail says which', () => {
    const config = { ...analyses.dice.defaultConfig, revealMs: 5000 };
    const sheet = parSheet(analyses.dice, config);
    expect(sheet.findings).toMatchObject([{ rule: 'timing', where: 'revealMs' }]);
    expect(parSheetHtml(sheet)).toContain('<span class="bad">timing</span>');
  });

  it('holds how loud a game is apart from what it pays', () => {
    const config = { ...analyses.dice.defaultConfig, sounds: { roll: 40 } };
    const sheet = parSheet(analyses.dice, config);
    expect(sheet.config).toEqual(config); // the hash covers it
    const [, maths = '', shown = ''] = parSheetHtml(sheet).split(/<h2>(?:Config|Presentation)<\/h2>/);
    expect(maths).toContain('<dt>houseEdgePpm</dt>');
    expect(maths).not.toMatch(/sounds|revealMs/);
    expect(shown).toContain('<dt>revealMs</dt>');
    expect(shown).toContain('{&#34;roll&#34;:40}');
  });

  it('is refused for what is no config', () => {
    expect(() => parSheet(analyses.dice, {})).toThrow('houseEdgePpm');
  });
});

describe('its page', () => {
  it.each(every.map((analysis) => [analysis.id, analysis] as const))('the page of %s stands alone', (_, analysis) => {
    const page = parSheetHtml(parSheet(analysis, analysis.defaultConfig, label));
    expect(page.startsWith('<!doctype html>')).toBe(true);
    expect(page).not.toMatch(/<script|<link|<img|url\(|https?:/);
    expect(page).not.toMatch(/undefined|NaN|\[object/);
    expect(page).toContain('<dd>d7 Dana</dd>');
    expect(page).toContain('<dd>a1 &#60;Ann&#62;</dd>');
    for (const { id } of analysis.displayClasses(analysis.defaultConfig)) expect(page).toContain(`<td>${id}</td>`);
  });

  it('escapes every text', () => {
    const text = `<script>alert("x")</script>&'`;
    const sheet = parSheet(analyses.dice, analyses.dice.defaultConfig, {
      version: text,
      configHash: text,
      issuedAt: text,
    });
    const page = parSheetHtml({ ...sheet, game: text, config: { [text]: text } });
    expect(page).not.toContain('<script>');
    expect(page).toContain('&#60;script&#62;alert(&#34;x&#34;)&#60;/script&#62;&#38;&#39;');
  });
});
