import { readSaved, save } from '../store/saved.ts';

const NAME = 'log-key';

/** The key that the site's log shows now. */
export const shownLogKey = async (): Promise<string> => {
  const answer = await fetch('/api/log/key');
  if (!answer.ok) throw new Error(`the log's key was answered with ${answer.status}`);
  return (await answer.text()).trim();
};

/** Knows the log by this key from now on. */
export const saveLogKey = (key: string): void => save(NAME, key);

/** Forgets the key: its player takes another one for good. */
export const forgetLogKey = (): void => save(NAME, undefined);

/** The log's key as this browser saw it first: what another one has signed is told apart. */
export const logKey = async (): Promise<string> => {
  const known = readSaved(NAME);
  if (typeof known === 'string') return known;
  const key = await shownLogKey();
  save(NAME, key);
  return key;
};
