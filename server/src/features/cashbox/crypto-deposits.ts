import { admitDeposit, cashbox, ceilText, closureOf, isGreater, releaseDeposit } from 'db';
import { toBase } from 'games-engine';
import { randomUUIDv7 } from 'node:crypto';
import { depositCodes, type CoursePause } from '../../../contract/features/cashbox-values.ts';
import type { CryptoNetwork } from '../../../contract/features/cashbox.contract.ts';
import { areFundsLate } from '../../core/identity/funds-gate.ts';
import { askWhereReached } from '../../core/identity/identity-gate.ts';
import { courseStatesOf, courseText, pauseOfWay, type CourseStates } from '../../core/payments/course-states.ts';
import type { CryptoGateway, GatewayCoin } from '../../core/payments/gateways.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { CurrencyRate } from '../../core/hosts/stake.ts';
import type { CashTools } from './cash-tools.ts';
import { cryptoGatewayOf, callbackUrlOf } from './deposit-gateways.ts';
import { closed, overOwnLimit } from './deposit-refusals.ts';

const COIN_PLACES = 8;
const ADDRESS_CODE = 18; // the catalogue's own for it: settings.error.18
export const TON_COIN = 'ton';

/** A coin that deposits arrive by. */
export interface OfferedCoin {
  gateway: CryptoGateway;
  coin: GatewayCoin;
  payway: cashbox.PaywayRow;
  method: cashbox.PayMethodRow;
  currency: CurrencyRate;
  minAmount: string; // decimal text in the coin
  courseMicro: bigint; // base units per coin, in millionths
  paused: CoursePause | null;
}

const failed = (): CallError => new CallError(ADDRESS_CODE, { message: 'cryptoAddress' });

/** A provider remembers its coins; one that never told of them offers none. */
const coinsOf = ({ log }: CashTools, gateway: CryptoGateway): Promise<readonly GatewayCoin[]> =>
  gateway.coins().catch((error: unknown) => {
    log.warn({ err: error, provider: gateway.id }, 'the coins of a provider could not be read');
    return [];
  });

/** The greater of what the provider asks for and what the method does, at the course of now. */
const minimumOf = async (
  { em }: CashTools,
  { coin, method, currency }: Pick<OfferedCoin, 'coin' | 'method' | 'currency'>,
): Promise<Pick<OfferedCoin, 'minAmount' | 'courseMicro'> | undefined> => {
  const course = await cashbox.courseRepository(em()).find(coin.code);
  if (course === undefined) return undefined;
  const ours = ceilText(toBase(method.minDeposit, currency.courseMicro) * 1_000_000n, course * 100n, COIN_PLACES);
  return { minAmount: isGreater(coin.minAmount, ours) ? coin.minAmount : ours, courseMicro: course };
};

export interface CryptoDeposits {
  /** `isMiniApp`: only TON. */
  networks(isMiniApp: boolean): Promise<CryptoNetwork[]>;
  /** The player's address for a coin, made once. Throws CallError. */
  address(userId: bigint, code: string): Promise<{ row: cashbox.DepositAddressRow; coin: OfferedCoin }>;
}

export const createCryptoDeposits = (tools: CashTools): CryptoDeposits => {
  const { em, gateways, currencies, clock, log, atomically } = tools;

  const offer = async (
    { payway, method }: { payway: cashbox.PaywayRow; method: cashbox.PayMethodRow },
    states: CourseStates,
  ): Promise<OfferedCoin | undefined> => {
    const gateway = cryptoGatewayOf(gateways, payway.provider);
    const currency = currencies.find(method.currencyId);
    const isOn = payway.network != null && payway.isOn && payway.deposits && method.isOn;
    if (!gateway || !currency || !isOn) return undefined;
    const coin = (await coinsOf(tools, gateway)).find(({ code }) => code === method.code);
    const minimum = coin && (await minimumOf(tools, { coin, method, currency }));
    const paused = pauseOfWay(states, { currency: currency.name, coin: method.code }) ?? null;
    return coin && minimum ? { gateway, coin, payway, method, currency, ...minimum, paused } : undefined;
  };

  const offered = async (): Promise<OfferedCoin[]> => {
    const { payways } = await cashbox.loadCashCatalogue(em());
    const states = await courseStatesOf(em(), clock.now());
    const all: OfferedCoin[] = [];
    for (const { payway, methods } of payways)
      for (const method of methods) {
        const coin = await offer({ payway, method }, states);
        if (coin) all.push(coin);
      }
    return all;
  };

  /** Nobody is shown where to pay while they may not: a break, a proof of identity that is missing, or an own limit that leaves less than the least. */
  const assertMayDeposit = async (userId: bigint, { method, currency }: OfferedCoin): Promise<void> => {
    const reached = await atomically(async (unit) => {
      const { em: unitEm } = unit;
      const at = clock.now();
      const closure = await closureOf(unitEm, userId, at);
      if (closure) throw closed(closure);
      const min = { userId, amountMinor: toBase(method.minDeposit, currency.courseMicro), at };
      const left = await admitDeposit(unitEm, min);
      if (left) throw overOwnLimit(left, currency);
      await releaseDeposit(unitEm, min);
      if (await areFundsLate(unit, userId)) throw new CallError(depositCodes.fundsLate);
      return askWhereReached(unit, { userId, at, withOpen: true });
    });
    if (reached) throw new CallError(depositCodes.identity);
  };

  const make = async (userId: bigint, { gateway, coin, method }: OfferedCoin): Promise<cashbox.DepositAddressRow> => {
    const ref = randomUUIDv7();
    const callbackUrl = callbackUrlOf(gateways.origin(gateway.id), gateway.id, ref);
    const { address, memo } = await gateway.createAddress(coin.code, ref, callbackUrl).catch((error: unknown) => {
      log.warn({ err: error, provider: gateway.id, coin: coin.code }, 'a provider made no address');
      throw failed();
    });
    const row = { ref, userId, provider: gateway.id, coin: coin.code, methodId: method.id, address, memo };
    return { ...row, createdAt: clock.now() };
  };

  const assertAddress = ({ gateway, coin }: OfferedCoin, { address }: cashbox.DepositAddressRow): void => {
    if (gateway.isAddress(coin.code, address)) return;
    log.error({ provider: gateway.id, coin: coin.code }, 'an address of a provider is none of its network');
    throw failed();
  };

  return {
    async networks(isMiniApp) {
      const networks = new Map<string, CryptoNetwork>();
      for (const { payway, coin, minAmount, courseMicro, paused } of await offered()) {
        const code = payway.network ?? '';
        if (isMiniApp && code !== 'TON') continue;
        const network = networks.get(code) ?? { code, name: code, id: payway.id, image: payway.image, coins: [] };
        network.coins.push({ name: coin.name, code: coin.code, minAmount, course: courseText(courseMicro), paused });
        networks.set(code, network);
      }
      return [...networks.values()];
    },
    async address(userId, code) {
      const coin = (await offered()).find((one) => one.coin.code === code);
      if (!coin) throw failed();
      if (coin.paused) throw new CallError(depositCodes.coursePaused, { currency: coin.coin.name });
      await assertMayDeposit(userId, coin);
      const known = await cashbox.depositAddressRepository(em()).find(userId, coin.gateway.id, code);
      const row = known ?? (await make(userId, coin));
      assertAddress(coin, row);
      return { row: known ?? (await cashbox.depositAddressRepository(em()).keep(row)), coin };
    },
  };
};
