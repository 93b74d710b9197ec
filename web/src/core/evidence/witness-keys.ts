import { readSaved, save } from '../store/saved.ts';

const NAME = 'witness-keys';
const MAX_KEYS = 64;

/** A witness's verifier key. `isKnown`: this browser had seen it before it was shown now. */
export interface WitnessKey {
  key: string;
  isKnown: boolean;
}

/** The keys that are known, and behind them those that the site shows for the first time. */
export const mergeWitnesses = (known: readonly string[], shown: readonly string[]): WitnessKey[] => {
  const fresh = [...new Set(shown)].filter((key) => !known.includes(key));
  return [...known.map((key) => ({ key, isKnown: true })), ...fresh.map((key) => ({ key, isKnown: false }))];
};

const readKnown = (): string[] => {
  const saved = readSaved(NAME);
  return Array.isArray(saved) ? saved.filter((key) => typeof key === 'string') : [];
};

/** The keys of witnesses that this browser knows, and those that the log shows now, which it knows from then on. */
export const witnessKeys = async (): Promise<WitnessKey[]> => {
  const answer = await fetch('/api/log/witnesses');
  if (!answer.ok) throw new Error(`the witnesses' keys were answered with ${answer.status}`);
  const shown = (await answer.text()).split('\n').filter((line) => line !== '');
  const keys = mergeWitnesses(readKnown(), shown).slice(0, MAX_KEYS);
  save(
    NAME,
    keys.map(({ key }) => key),
  );
  return keys;
};
