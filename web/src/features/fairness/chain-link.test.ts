import { previousInChain } from 'games-engine';
import { describe, expect, it } from 'vitest';
import { chainLink, stepsToTerminator } from './chain-link.ts';

/** A chain as the house makes it: the last seed first; seeds[n] is round n's, seeds[n - 1] its hash. */
const chain = (rounds: number, last = 'end'): string[] => {
  const seeds = [last];
  for (let n = 0; n < rounds; n += 1) seeds.unshift(previousInChain(seeds[0] ?? ''));
  return seeds;
};

const seeds = chain(20);
const head = { number: 12, hash: seeds[11] ?? '' };

describe('the chain of seeds', () => {
  it('leads from the present hash back to every seed before it', () => {
    expect(chainLink(seeds[11] ?? '', 11, head)).toEqual({ state: 'linked', steps: 0 });
    expect(chainLink(seeds[3] ?? '', 3, head)).toEqual({ state: 'linked', steps: 8 });
  });

  it('says nothing of a round that has no later one', () => {
    expect(chainLink(seeds[12] ?? '', 12, head)).toEqual({ state: 'newest' });
  });

  it('does not reach a seed that was swapped, or one of another chain', () => {
    expect(chainLink('swapped', 3, head)).toEqual({ state: 'apart' });
    expect(chainLink(chain(20, 'other')[3] ?? '', 3, head)).toEqual({ state: 'apart' });
  });

  it('does not walk further than a chain is long', () => {
    expect(chainLink('far', 1, { number: 1_000_000, hash: 'x' })).toEqual({ state: 'apart' });
  });
});

describe('the way to the terminator', () => {
  const chains = [
    { terminator: chain(20, 'other')[0] ?? '', length: 20 },
    { terminator: seeds[0] ?? '', length: 20 },
  ];

  it('is as long as the seed is far into its chain', () => {
    expect(stepsToTerminator(seeds[1] ?? '', chains)).toEqual({ terminator: seeds[0], steps: 1 });
    expect(stepsToTerminator(seeds[20] ?? '', chains)).toEqual({ terminator: seeds[0], steps: 20 });
  });

  it('does not exist for a seed that was swapped, nor without a published chain', () => {
    expect(stepsToTerminator('swapped', chains)).toBeUndefined();
    expect(stepsToTerminator(seeds[3] ?? '', [])).toBeUndefined();
  });
});
