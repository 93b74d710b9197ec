import { z } from 'zod';
import type { SandboxStore } from '../../../../core/payments/gateways.ts';
import type { ApiAnswer } from '../../../../core/payments/sandbox/sandbox-faults.ts';
import type { Merchant } from '../../slotegrator.signature.ts';
import type { LiveTitles } from './catalogue-changes.ts';
import type { Records } from './records.ts';
import type { Rounds } from './rounds.ts';

export interface ApiParts {
  records: Records;
  titles: LiveTitles;
  merchant: Merchant;
  faults: SandboxStore;
  slowMs: number;
  callbackUrl: string;
  frameBase: string; // address at which browsers reach our pages
  rounds: Pick<Rounds, 'adopt'>;
}

type Fields = Readonly<Record<string, string>>;

/** A call's answer to its query or form fields. */
export type Handler = (fields: Fields) => ApiAnswer | Promise<ApiAnswer>;
export type Handlers = Readonly<Record<`${'GET' | 'POST'} ${string}`, Handler>>;

export const ok = (body: object): ApiAnswer => ({ status: 200, body });
export const refuse = (status: number, name: string, message: string): ApiAnswer => ({
  status,
  body: { name, message, code: 0, status },
});
export const invalid = (message: string): ApiAnswer => refuse(422, 'Unprocessable entity', message);

export const textSchema = z.string().min(1).max(128);
export const currencySchema = z.string().regex(/^[A-Z]{3,10}$/);

/** The API's amounts are decimal numbers. */
export const decimal = (minor: number): number => minor / 100;
