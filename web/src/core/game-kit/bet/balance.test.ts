import { describe, expect, test } from 'vitest';
import { createStore } from '../../store/store.ts';
import { holdBalance } from './balance.ts';

const account = (minor: number | undefined) => {
  const store = createStore(minor);
  const shown = { read: store.get, write: store.set, subscribe: store.subscribe };
  return { store, shown };
};

describe('holding the balance', () => {
  test('shows a pushed balance only once it is released', () => {
    const { store, shown } = account(1000);
    const release = holdBalance(shown);
    store.set(1090);
    expect(store.get()).toBe(1000);
    release(1090);
    expect(store.get()).toBe(1090);
  });

  test('prefers what was pushed last to what the answer said', () => {
    const { store, shown } = account(1000);
    const release = holdBalance(shown);
    store.set(900);
    store.set(5900); // a deposit came in between
    release(900);
    expect(store.get()).toBe(5900);
  });

  test('a bet that was refused leaves the balance as it is', () => {
    const { store, shown } = account(1000);
    holdBalance(shown)();
    expect(store.get()).toBe(1000);
    store.set(1200);
    expect(store.get()).toBe(1200);
  });

  test('touches nothing when the player is gone', () => {
    const { store, shown } = account(1000);
    const release = holdBalance(shown);
    store.set(undefined);
    release(900);
    expect(store.get()).toBeUndefined();
  });
});
