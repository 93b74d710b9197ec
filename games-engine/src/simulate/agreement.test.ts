import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { houseModule } from './command.ts';
import { simulate } from './pool.ts';
import { readQuestion } from './question.ts';
import { answersOf } from './report.ts';

/** A hundred million in the long test. */
const rounds = process.env['SIMULATE_ROUNDS'] ?? '1e6';
const workers = Math.min(2, availableParallelism());
const HOURS = 3_600_000;

describe(`exact maths against ${rounds} simulated rounds`, () => {
  it.each([
    ['dice', 'less-4750'],
    ['dice', 'more-3333'],
    ['mines', 'mines-4-safe-3'],
    ['mines', 'mines-15-safe-5'],
    ['wheel', 'sector-0'],
    ['wheel', 'sector-3'],
    ['battle', 'small-bank'],
    ['coinflip', 'joiner'],
    ['classic', 'one-of-ten'],
  ])(
    'agrees: %s %s',
    async (game, id) => {
      const asked = readQuestion([game, '--class', id, '--rounds', rounds, '--workers', String(workers)], houseModule);
      if (typeof asked === 'string') throw new Error('asked for help');
      const [answer] = answersOf(asked, await simulate(asked));
      expect(answer?.check).toMatchObject({ verdict: 'agrees', rounds: Number(rounds), isNormal: true });
      expect(Math.abs(answer?.check.z ?? Number.NaN)).toBeLessThan(4.5);
    },
    HOURS,
  );
});
