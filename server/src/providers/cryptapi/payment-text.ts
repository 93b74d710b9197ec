import { GatewayError } from '../../core/payments/gateways.ts';
import { plainAmount } from './exact-json.ts';

const LOGGED = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}:\d{2}:\d{2})$/;

/** Ms since epoch of a log's time: 15/02/2018 21:23:42, UTC. Throws GatewayError. */
export const loggedAt = (text: string): number => {
  const [, day, month, year, time] = LOGGED.exec(text) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${time}Z`);
  if (Number.isNaN(at)) throw new GatewayError(`no time: ${text}`);
  return at;
};

/** A log's amount. Throws GatewayError. */
export const coinAmount = (text: string): string => {
  const amount = plainAmount(text);
  if (amount === undefined) throw new GatewayError(`no amount: ${text}`);
  return amount;
};

const folded = (text: string): string => (/^0x[0-9a-f]+$/i.test(text) ? text.toLowerCase() : text);

/** Identity of a payment. One transaction may pay to several addresses. Hexadecimal is the same in either case. */
export const transactionIdOf = (txid: string, addressIn: string): string => `${folded(txid)}:${folded(addressIn)}`;
