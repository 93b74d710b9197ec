import { setTimeout } from 'node:timers/promises';
import { cosignatureLine, parseAddCheckpoint, parseNote, type NoteKey } from '../core/log/index.ts';
import { HeadMemory, openByAny, type ProofSource } from './head-memory.ts';
import { AuditInputError } from './lines.ts';
import { fetchKey, fetchLog, fetchText } from './remote-log.ts';
import { fetchChain, noteKeys, proofsOf, trustedKey } from './seen-head.ts';
import type { Witness } from './witness-key.ts';

export interface WitnessQuestion {
  server: string;
  state: string; // the folder that remembers heads
  key: string | undefined; // the log's verifier key; left out: the one by which the folder knows it, or the one it shows
  witness: Witness;
}

type Print = (line: string) => void;

/**
 * Asks the log for its head as a witness is asked (C2SP tlog-witness, add-checkpoint), compares it with every head seen
 * before, remembers it durably, and only then signs. False: the log forked, and nothing was signed.
 */
export const witnessOnce = async (question: WitnessQuestion, print: Print): Promise<boolean> => {
  const { server, state, witness } = question;
  const trusted = await trustedKey(state, question.key, question.key ?? (await fetchKey(server)));
  if (!trusted) throw new AuditInputError(`${server} shows no verifier key of a log`);
  const keys = noteKeys(await fetchChain(server, trusted));
  const memory = await HeadMemory.open(state, trusted.key, keys);
  const newest = memory.newest;
  const asked = parseAddCheckpoint(await fetchText(server, `add-checkpoint?old=${newest}`));
  if (!asked) throw new AuditInputError(`${server} does not ask as a log asks a witness`);
  const proofOf: ProofSource = async (from, to) =>
    from === newest && asked.oldSize === newest ? asked.proof : proofsOf(server)(from, to);
  const sight = await memory.see(asked.note, proofOf);
  const forks = await memory.forks();
  for (const text of forks) print(text);
  if (sight.kind === 'fork' || forks.length > 0) return false;
  const size = sizeOf(asked.note, keys);
  if (size < newest)
    throw new AuditInputError(`the log shows its head of ${size}, and has shown one of ${newest}: nothing is signed`);
  await cosign(server, witness, asked.note);
  print(`cosigned the head of ${size} of ${trusted.key.name} as ${witness.key.name}`);
  return true;
};

const sizeOf = (note: string, keys: readonly NoteKey[]): number => {
  const head = openByAny(note, keys);
  return typeof head === 'object' ? head.size : 0;
};

const cosign = async (server: string, { key, sign }: Witness, note: string): Promise<void> => {
  const line = cosignatureLine(parseNote(note)?.text ?? '', key, Math.floor(Date.now() / 1000), sign);
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  await (await fetchLog(server, 'cosignature', { method: 'POST', body: note + line, headers })).text();
};

/**
 * The same again and again. A log that does not answer is asked again; a fork ends it, and so does `stop`, but never
 * between a head that is remembered and its cosignature. True: it was stopped.
 */
export const witnessForever = async (
  question: WitnessQuestion,
  everyMs: number,
  print: Print,
  stop: AbortSignal,
): Promise<boolean> => {
  while (!stop.aborted) {
    try {
      if (!(await witnessOnce(question, print))) return false;
    } catch (error) {
      if (!(error instanceof AuditInputError)) throw error;
      print(error.message);
    }
    await setTimeout(everyMs, undefined, { signal: stop }).catch(() => {}); // nothing but the stop rejects it
  }
  print('stopped');
  return true;
};
