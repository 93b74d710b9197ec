import { z } from 'zod';
import { formatVerifierKey, parseVerifierKey } from '../core/log/index.ts';
import { forkText, HeadMemory, knownKeys, type ProofSource } from './head-memory.ts';
import { AuditInputError } from './lines.ts';

type Print = (line: string) => void;

const headSchema = z.object({ key: z.string(), note: z.string() });

/** Prints every head that the folder remembers, a line of JSON each: for another auditor to compare. */
export const printHeads = async (state: string, print: Print): Promise<void> => {
  for (const key of await knownKeys(state)) {
    const memory = await HeadMemory.open(state, key);
    for (const { note } of await memory.heads()) print(JSON.stringify({ key: formatVerifierKey(key), note }));
  }
};

/**
 * Compares the heads that another auditor saw with the folder's own, and remembers them. False when a fork was found:
 * the log showed the two of you different histories. Heads of logs that the folder does not know are left aside.
 */
export const compareHeads = async (
  state: string,
  batches: AsyncIterable<readonly string[]>,
  proofOf: ProofSource | undefined,
  print: Print,
): Promise<boolean> => {
  const memories = new Map<string, HeadMemory>();
  for (const key of await knownKeys(state)) memories.set(formatVerifierKey(key), await HeadMemory.open(state, key));
  const counts = { kept: 0, unproved: 0, fork: 0, foreign: 0 };
  let line = 0;
  for await (const lines of batches) {
    for (const text of lines) {
      line += 1;
      if (text === '') continue;
      const { key, note } = readHead(text, line);
      const memory = memories.get(key);
      const sight = memory && (await memory.see(note, proofOf));
      counts[sight?.kind ?? 'foreign'] += 1;
      if (sight?.kind === 'fork') print(forkText(parseVerifierKey(key)?.name ?? '', sight.fork));
    }
  }
  const { kept, unproved, fork, foreign } = counts;
  print(`${kept} heads of one history with ours, ${fork} that are not`);
  if (unproved > 0) print(`${unproved} not compared: give --server to ask the log for proofs`);
  if (foreign > 0) print(`${foreign} of logs that this folder has never seen`);
  return fork === 0;
};

const readHead = (text: string, line: number): z.infer<typeof headSchema> => {
  try {
    return headSchema.parse(JSON.parse(text));
  } catch {
    throw new AuditInputError(`line ${line} is no head: a line for each, as "heads --state <folder>" prints them`);
  }
};
