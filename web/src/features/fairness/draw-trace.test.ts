import { execFileSync } from 'node:child_process';
import { commitmentOf, entropyOf, FairStream } from 'games-engine';
import { dice, diceDefaultConfig } from 'games-engine/dice';
import { describe, expect, it } from 'vitest';
import { traceDraw } from './draw-trace.ts';
import { blockCommand, commitmentCommand, drawCommand, betsCommand } from './shell-command.ts';

const serverSeed = '9a9bce714b9b880e65382b28caea7810c37f765907888aabc30205370cf3a08a';
const choice = { percentBp: 5000, side: 'less' as const };
const seedsAt = (nonce: number) => ({ serverSeed, clientSeed: 'open-hand_1', nonce });
const trace = (nonce: number) => traceDraw((source) => dice.draw(source, diceDefaultConfig, choice), seedsAt(nonce));
const shell = (command: string): string => execFileSync('sh', ['-c', command], { encoding: 'utf8' }).trim();
const rejecting = 1_985_792; // its first word is above the limit

describe('a draw taken apart', () => {
  it('shows the word that made the roll', () => {
    const { ints, words, outcome } = trace(0);
    expect(outcome).toEqual({ roll: 1598 });
    expect(ints).toEqual([{ range: 10_000, result: 1598, words: [0] }]);
    expect(words).toHaveLength(8);
    expect(words[0]).toEqual({ block: 0, index: 0, value: 2_686_391_598, hex: 'a01f152e', use: 'used' });
    expect(words.slice(1).every(({ use }) => use === 'unread')).toBe(true);
  });

  it('shows a word that was skipped, and the next one that counted', () => {
    const { ints, words } = trace(rejecting);
    expect(words[0]).toMatchObject({ value: 4_294_966_763, use: 'skipped' });
    expect(words[1]?.use).toBe('used');
    expect(ints[0]?.result).toBe(7353);
  });

  it('draws what the plain stream draws', () => {
    for (let nonce = 0; nonce < 300; nonce += 1) {
      expect(trace(nonce).outcome).toEqual(dice.draw(new FairStream(seedsAt(nonce)), diceDefaultConfig, choice));
    }
  });
});

describe('the shell commands', () => {
  it.each([0, 1, 2, rejecting])('reproduce the roll of nonce %i with openssl alone', (nonce) => {
    const { ints } = trace(nonce);
    expect(shell(drawCommand(seedsAt(nonce), trace(nonce)) ?? '')).toBe(String(ints[0]?.result));
  });

  it('print the block whose words the page shows', () => {
    const hex = trace(0)
      .words.map((word) => word.hex)
      .join('');
    expect(shell(blockCommand(seedsAt(0), 0)).split(' ')[0]).toBe(hex);
  });

  it('print the commitment', () => {
    expect(shell(commitmentCommand(serverSeed)).split(' ')[0]).toBe(commitmentOf(serverSeed));
  });

  it("print a shared round's entropy", () => {
    const bets = ['a', 'b'].map((betId) => ({ betId, clientSeed: `seed-${betId}` }));
    const lines = bets.map(({ betId, clientSeed }) => `${betId}:${clientSeed}`);
    expect(shell(betsCommand(lines)).split(' ')[0]).toBe(entropyOf(bets));
  });

  it('cannot be escaped from by a record that holds quotes', () => {
    const evil = { serverSeed: "x'; echo evil; '", clientSeed: "$(echo evil)'\\''", nonce: 0 };
    expect(shell(commitmentCommand(evil.serverSeed))).not.toContain('evil');
    expect(shell(blockCommand(evil, 0))).not.toContain('evil');
  });
});
