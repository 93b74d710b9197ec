import { hash } from 'node:crypto';
import { parseAmount } from 'games-engine';
import { type DiceChoice, type DiceConfig, type DiceOutcome } from 'games-engine/dice';
import type { diceCalls, DicePlay, DicePlayAnswer } from '../../../contract/games/dice.contract.ts';
import type { Player } from '../../core/auth/players.ts';
import type { Handlers, SoloTools } from '../../core/games/server-game.ts';
import type { SettledPlay, SoloPlay, SoloRefusals } from '../../core/hosts/solo-host.ts';
import { stakeAccountOf, stakeLimitText, stakeOf, type Currencies, type CurrencyRate } from '../../core/hosts/stake.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { SignedInCaller } from '../../core/realtime/dispatcher.ts';

const LOST = 2;

/** Refusals of dice when money or pace refuses a bet. */
export const diceRefusals: SoloRefusals = {
  insufficient: (play) => new CallError(play.account === 'real' ? 1 : 6),
  tooFast: () => new CallError(7),
};

/** Hundredths of a percent, or undefined for anything but a percent with at most two decimals. */
const percentBpOf = (percent: string | number): number | undefined => {
  const hundredths = parseAmount(percent);
  return hundredths === undefined || hundredths < 1n || hundredths > 9999n ? undefined : Number(hundredths);
};

const currencyOf = (player: Player, currencies: Currencies): CurrencyRate => {
  const currency = currencies.shown(player.targetCurrencyId);
  if (!currency) throw new CallError(500);
  return currency;
};

/** The same request has the same hash. */
const idempotencyOf = ({ requestId, bet, percent, bet_type }: DicePlay): SoloPlay<DiceChoice>['idempotency'] =>
  requestId === undefined
    ? undefined
    : { key: requestId, requestHash: hash('sha256', JSON.stringify([bet, percent, bet_type]), 'buffer') };

const understand = (payload: DicePlay, player: Player, currency: CurrencyRate): SoloPlay<DiceChoice> => {
  const percentBp = percentBpOf(payload.percent);
  if (percentBp === undefined) throw new CallError(3, { field: 'percent' });
  const account = stakeAccountOf(player);
  if (account === undefined) throw new CallError(500);
  const stakeMinor = stakeOf(payload.bet, currency);
  if (stakeMinor === undefined) throw refuseAmount(payload.bet);
  return { account, stakeMinor, choice: { percentBp, side: payload.bet_type }, idempotency: idempotencyOf(payload) };
};

/** A number that is no amount: below the minimum when it is small, otherwise simply wrong. */
const refuseAmount = (bet: string | number): CallError => {
  const value = Number(bet);
  return Number.isFinite(value) && value < 0.1
    ? new CallError(5)
    : new CallError(400, { field: 'bet', message: 'bet' });
};

const answerOf = (
  { bet, outcome, payoutMinor, balanceMinor, commitment, receipt }: SettledPlay<DiceChoice, DiceOutcome>,
  lostMessage: () => string,
): DicePlayAnswer => {
  const win = payoutMinor > 0n;
  return {
    success: true,
    win,
    winAmount: Number(payoutMinor),
    number: outcome.roll,
    transaction_id: bet.id,
    balance: Number(balanceMinor),
    stakeMinor: Number(bet.stakeMinor),
    nonce: bet.nonce,
    serverSeedHash: commitment,
    at: bet.at,
    receipt,
    ...(win ? {} : { code: LOST, msg: lostMessage() }),
  };
};

/** `dice.play`: understands the bet, lets the host play it, words the answer. */
export const createDiceHandlers = ({
  host,
  configs,
  currencies,
  translate,
}: SoloTools<DiceChoice, DiceOutcome>): Handlers<typeof diceCalls> => {
  const withLimit = (error: unknown, player: Player, currency: CurrencyRate): unknown => {
    if (!(error instanceof CallError)) return error;
    const config = configs.playedBy('dice', player.publicId).config as DiceConfig;
    if (error.code === 5) return new CallError(5, stakeLimitText(config, currency, 'min'));
    if (error.code === 'MAX_BET') return new CallError('MAX_BET', stakeLimitText(config, currency, 'max'));
    return error;
  };

  const play = async (payload: DicePlay, { player, lang }: SignedInCaller): Promise<DicePlayAnswer> => {
    const currency = currencyOf(player, currencies);
    try {
      const settled = await host.play(player, understand(payload, player, currency));
      return answerOf(settled, () => translate(lang, 'dice', String(LOST)));
    } catch (error) {
      throw withLimit(error, player, currency);
    }
  };

  return {
    'dice.play': { handle: play, payloadCodes: { percent: 3, bet_type: 4 }, signInCode: 0, messages: 'dice' },
  };
};
