import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { cosignatureLine, type NoteKey } from '../core/log/index.ts';
import { ClosingMemory, readClosing, type SeenClosing } from './closing-memory.ts';
import { AuditInputError } from './lines.ts';
import { fetchJson, fetchKey, fetchLog } from './remote-log.ts';
import { fetchChain, noteKeys, trustedKey } from './seen-head.ts';
import type { WitnessQuestion } from './witness-command.ts';

const POLL_MS = 250; // a closing waits for its beacon for a second at least
const closings = z.object({ closings: z.array(z.string()) });

type Print = (line: string) => void;

const readSigned = (note: string, houses: readonly NoteKey[]): SeenClosing => {
  const closing = readClosing(note, houses);
  if (!closing) throw new AuditInputError(`the log shows a closing that ${houses[0]?.name} has not signed`);
  return closing;
};

const isSignedByAny = (note: string, houses: readonly NoteKey[]): boolean => readClosing(note, houses) !== undefined;

/**
 * Cosigns each closing with its own time as soon as the log shows it, after it was remembered. Two closings of one round are
 * printed and end it: false. True: it was stopped.
 */
export const witnessClosings = async (
  { server, state, key, witness }: WitnessQuestion,
  print: Print,
  stop: AbortSignal,
): Promise<boolean> => {
  const trusted = await trustedKey(state, key, key ?? (await fetchKey(server)));
  if (!trusted) throw new AuditInputError(`${server} shows no verifier key of a log`);
  const memory = new ClosingMemory(state, trusted.key);
  let houses = noteKeys(await fetchChain(server, trusted)); // asked for again when a closing has another's signature
  const done = new Set<string>(); // texts that were cosigned

  const see = async (closing: SeenClosing): Promise<boolean> => {
    const other = await memory.keep(closing);
    if (other !== undefined) {
      print(`FORK of ${trusted.key.name}: two closings of the round ${closing.round.id}\n${other}\n${closing.note}`);
      return false;
    }
    const line = cosignatureLine(closing.text, witness.key, Math.floor(Date.now() / 1000), witness.sign);
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    await fetchLog(server, 'closing/cosignature', { method: 'POST', body: closing.note + line, headers });
    done.add(closing.text);
    print(`cosigned the closing of the round ${closing.round.id} as ${witness.key.name}`);
    return true;
  };

  print(`watching the closings of ${trusted.key.name} as ${witness.key.name}`);
  while (!stop.aborted) {
    try {
      const shown = await fetchJson(server, 'closings', closings);
      if (!shown.closings.every((note) => isSignedByAny(note, houses)))
        houses = noteKeys(await fetchChain(server, trusted));
      const fresh = shown.closings.map((note) => readSigned(note, houses)).filter(({ text }) => !done.has(text));
      for (const closing of fresh) if (!(await see(closing))) return false;
    } catch (error) {
      if (!(error instanceof AuditInputError)) throw error;
      print(error.message);
    }
    await setTimeout(POLL_MS, undefined, { signal: stop }).catch(() => {}); // nothing but the stop rejects it
  }
  print('stopped');
  return true;
};
