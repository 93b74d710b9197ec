import type { SharedBet } from '../../../core/define-game.ts';
import { createFlatInterpreter, type FlatState } from '../../../core/flat-interpreter.ts';
import {
  roundClosed,
  roundOpened,
  roundSettled,
  sharedBetPlaced,
  sharedOutcomeDrawn,
  type SharedEvent,
} from '../../../core/shared-round.ts';
import { classicDefaultConfig, type ClassicConfig } from '../classic.config.ts';
import { classicMachine, type ClassicContext } from '../classic.machine.ts';
import { holderOfTicket, type ClassicChoice } from '../classic.rules.ts';
import { firstVersionOf } from '../../../core/draw/draw-config.ts';

export const testConfig: ClassicConfig = {
  ...firstVersionOf(classicDefaultConfig),
  aloneMs: 2000,
  countdownMs: 1000,
  spinMs: 100,
  resultMs: 50,
};
export const testHash = 'c'.repeat(64);
export const testEntropy = 'e'.repeat(64);

const interpreter = createFlatInterpreter(classicMachine);

/** A bet of 5.00 by a player. */
export const betBy = (player: string, change: Partial<SharedBet<ClassicChoice>> = {}): SharedBet<ClassicChoice> => ({
  id: `bet-${player}`,
  player,
  account: 'real',
  currencyId: 2,
  stakeMinor: 500n,
  choice: {},
  clientSeed: 'seed',
  at: 100,
  ...change,
});

/** A round driven by events, from its opening at 100 on. */
export class TestRound {
  state: FlatState;

  constructor(config = testConfig) {
    this.state = interpreter.initial({ config });
    this.send(roundOpened(100, testHash, 7));
  }

  accepts(event: SharedEvent): boolean {
    return interpreter.step(this.state, event) !== undefined;
  }

  send(event: SharedEvent): this {
    const next = interpreter.step(this.state, event);
    if (!next) throw new Error(`${event.type} was refused in ${this.state.value}`);
    this.state = next;
    return this;
  }

  bet(player: string, change: Partial<SharedBet<ClassicChoice>> = {}): this {
    const id = `bet-${this.context.bets.length}`;
    return this.send(sharedBetPlaced(betBy(player, { id, at: this.context.at, ...change })));
  }

  close(): this {
    return this.send(roundClosed(this.context.expireAt ?? 0));
  }

  draw(ticket: number): this {
    const { bets, at } = this.context;
    const { betId, player } = bets[holderOfTicket(bets, ticket)] ?? { betId: '', player: '' };
    return this.send(sharedOutcomeDrawn(at, testEntropy, { betId, player, ticket }));
  }

  settle(): this {
    const { config, drawnAt, payoutsMinor } = this.context;
    return this.send(roundSettled((drawnAt ?? 0) + config.spinMs, payoutsMinor.map(BigInt)));
  }

  get context(): ClassicContext {
    return this.state.context as ClassicContext;
  }
}

/** Ann has staked 5.00 at 100, Bob joined with 5.00 at 150. */
export const twoPlayers = (): TestRound => new TestRound().bet('ann').bet('bob', { at: 150 });
