import fc from 'fast-check';
import { toNumber } from 'games-engine';
import { mines, minesPayout, nextSafeProbability, safeCells } from 'games-engine/mines';
import { expect, it } from 'vitest';
import type { SettledSolo } from '../../core/games/game-audit.ts';
import { soloOf } from '../../testing/moments.ts';
import { minesAudit } from './index.ts';

const stake = fc.bigInt({ min: 10n, max: 100_000n });

// A round that stops after `safe` cells ends in one of safe + 1 ways. Over these the payout departs from its mean by 0 on
// average, and by the variance in squares: so sums of rounds do too, whatever each player had in mind.
it('the moments of mines are right for every plan, floors included', () => {
  fc.assert(
    fc.property(
      stake,
      fc
        .integer({ min: 2, max: 23 })
        .chain((minesLength) =>
          fc.tuple(fc.constant(minesLength), fc.integer({ min: 1, max: safeCells(minesLength) })),
        ),
      (stakeMinor, [minesLength, safe]) => {
        const config = mines.defaultConfig;
        const round = (opened: number, isLost: boolean): SettledSolo => ({
          stakeMinor,
          choice: { minesLength },
          opened,
          isLost,
          payoutMinor: isLost ? 0n : minesPayout(config, stakeMinor, minesLength, opened),
        });
        let [alive, departure, squares, variance] = [1, 0, 0, 0];
        const end = (p: number, ended: SettledSolo): void => {
          const moments = soloOf(minesAudit.moments, config, ended);
          const off = Number(ended.payoutMinor) - moments.mean;
          departure += p * off;
          squares += p * off * off;
          variance += p * moments.variance;
        };
        for (let opened = 1; opened <= safe; opened += 1) {
          const q = toNumber(nextSafeProbability({ minesLength, safe: opened - 1 }));
          end(alive * (1 - q), round(opened, true));
          alive *= q;
        }
        end(alive, round(safe, false));
        expect(Math.abs(departure) / Number(stakeMinor)).toBeLessThan(1e-6);
        expect(squares / variance).toBeCloseTo(1, 6);
      },
    ),
  );
});
