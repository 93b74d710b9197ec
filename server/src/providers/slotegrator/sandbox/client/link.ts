import type { Choice, PlayAnswer } from '../far/play.contract.ts';

const RETRIES = 3;
const RETRY_MS = 700;

const token = location.pathname.split('/').at(-1) ?? '';

const send = async (asked: object): Promise<PlayAnswer> => {
  const answer = await fetch(`../call/${token}`, { method: 'POST', body: JSON.stringify(asked), credentials: 'omit' });
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as PlayAnswer;
};

/** Calls the game's server and retries without an answer, which is safe because rounds have ids. */
const ask = async (asked: object): Promise<PlayAnswer> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await send(asked);
    } catch (error) {
      if (tries >= RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS * tries));
    }
};

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-');

export const link = {
  state: (fresh = false) => ask({ ask: 'state', ...(fresh && { fresh }) }),
  /** Answered when a round is over, or after a while. */
  follow: (id: string) => ask({ ask: 'follow', id }),
  play: (stakeMinor: number, choice: Choice) => ask({ ask: 'play', id: newId(), stakeMinor, choice }),
  act: (id: string, act: string) => ask({ ask: 'act', id, act }),
};
