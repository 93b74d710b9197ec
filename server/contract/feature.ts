import type { z } from 'zod';
import type { CallCostName } from './call-costs.ts';

/** Contract of a call: session, cost, payload and answer. */
export interface CallContract {
  readonly auth: boolean;
  readonly cost: CallCostName; // spent from the caller's buckets
  readonly ofDraws?: true; // its `game` may also be a draw that costs nothing
  readonly stakes?: 'units' | 'hundredths' | 'unstated'; // it stakes its `bet`: units or hundredths of the player's currency
  readonly payload: z.ZodType;
  readonly answer: z.ZodType;
}

/** Calls by their names. */
export type CallContracts = Readonly<Record<string, CallContract>>;

/** A request on a legacy channel: the same, but that it is answered with `data`. */
export interface RequestContract extends Omit<CallContract, 'answer'> {
  readonly data: z.ZodType;
  readonly answeredAs?: { readonly done: string; readonly refused: string }; // types of its answers; its own unless given
  readonly isBare?: true; // a message without a type is the payload, or its `id` as text
}

/** Requests by their names, "channel:type". */
export type RequestContracts = Readonly<Record<string, RequestContract>>;

/** Calls, requests and pushes of an area. */
export interface FeatureContract {
  readonly calls?: CallContracts;
  readonly requests?: RequestContracts;
}

/** Declares what an area says over the sockets. The registry knows what it declares by its `kind`. */
export const defineContract = <Contract extends FeatureContract>(
  contract: Contract,
): Contract & { readonly kind: 'contract' } => ({ ...contract, kind: 'contract' });

/** The contracts among what a module exports, by area. */
export type ContractsIn<Module> = {
  readonly [Area in keyof Module as Module[Area] extends { readonly kind: 'contract' } ? Area : never]: Module[Area];
};

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type PartOf<Contract, Part extends string> = Contract extends { readonly [P in Part]: infer Value } ? Value : never;
type PartsIn<Module, Part extends string> = PartOf<ContractsIn<Module>[keyof ContractsIn<Module>], Part>;

/** One part of all areas of a module, merged into one table. */
export type Merged<Module, Part extends 'calls' | 'requests'> = [PartsIn<Module, Part>] extends [never]
  ? object
  : Intersection<PartsIn<Module, Part>>;

const isContract = (value: unknown): value is FeatureContract =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'contract';

/** All calls, or all requests, of the areas that a module exports. Throws RangeError when two areas have one name. */
export const mergeContracts = <Module extends object, Part extends 'calls' | 'requests'>(
  module: Module,
  part: Part,
): Merged<Module, Part> => {
  const entries = Object.values(module)
    .filter(isContract)
    .flatMap((contract) => Object.entries(contract[part] ?? {}));
  const merged = Object.fromEntries(entries);
  if (Object.keys(merged).length < entries.length) throw new RangeError(`two areas have one name among their ${part}`);
  return merged as Merged<Module, Part>;
};
