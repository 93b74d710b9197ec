import type { FarStore } from './store.ts';

/** Faults of callbacks; the chosen one stays until another is chosen. */
export const callbackFaults = {
  well: 'Send them well',
  late: 'Send wins and refunds 10 s late',
  repeated: 'Send each five times',
  reordered: 'Send refunds before their bets',
  signature: 'Sign wrongly',
  session: 'Name a wrong session',
  held: 'Never send a win',
} as const;
export type CallbackFault = keyof typeof callbackFaults;

export const callbackFaultOf = (store: FarStore): CallbackFault =>
  store.get<{ fault: CallbackFault }>('fact', 'callbacks')?.fault ?? 'well';

/** Chooses a fault. False for an unknown name. */
export const chooseCallbackFault = (store: FarStore, name: string | null): boolean => {
  if (name === null || !Object.hasOwn(callbackFaults, name)) return false;
  store.put('fact', 'callbacks', { at: 0 }, { fault: name });
  return true;
};
