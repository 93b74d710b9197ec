import { firstKey, openKeys, parseVerifierKey, type KeyChain, type KeyList, type NoteKey } from '../core/log/index.ts';
import type { Failure } from './audit-summary.ts';
import type { ExportHeader } from './export-format.ts';
import { forkText, HeadMemory, knownKey, openByAny, type ProofSource } from './head-memory.ts';
import { fetchKeys, fetchProof } from './remote-log.ts';

/** The log's own proofs between its heads. */
export const proofsOf =
  (server: string): ProofSource =>
  (from, to) =>
    fetchProof(server, `consistency?from=${from}&to=${to}`);

/** The key that is trusted: the one given, else the one by which the folder knows the log, else the one it shows. */
export const trustedKey = async (
  state: string | undefined,
  keyText: string | undefined,
  shown: string,
): Promise<{ key: NoteKey; text: string } | undefined> => {
  const houseKey = parseVerifierKey(shown);
  const known = houseKey && state !== undefined ? await knownKey(state, houseKey.name) : undefined;
  const text = keyText ?? known ?? shown;
  const key = parseVerifierKey(text);
  return key && { key, text };
};

/** The keys that lead to the one that signed this head; the trusted one alone when they do not. */
export const chainOf = (list: KeyList | undefined, trusted: { key: NoteKey; text: string }): KeyChain => {
  const opened = list && openKeys(list, trusted.text);
  return opened && 'chain' in opened ? opened.chain : firstKey(trusted.key);
};

/** The keys of a server's log from the trusted one on, as its newest head proves them. */
export const fetchChain = async (server: string, trusted: { key: NoteKey; text: string }): Promise<KeyChain> =>
  chainOf(await fetchKeys(server), trusted);

export const noteKeys = (chain: KeyChain): NoteKey[] => chain.map(({ key }) => key);

/** Verdict of the memory of heads on an export's head. */
export interface HeadVerdict {
  memory: HeadMemory | undefined;
  forks: readonly string[]; // found now or before, with their evidence
  /** After the entries were read: the forks that they gave away. */
  settle(failures: readonly Failure[], isFine: boolean, entries: Pick<ExportHeader, 'from' | 'to'>): Promise<string[]>;
}

/** Verdict of an audit that remembers nothing. */
export const noMemory: HeadVerdict = { memory: undefined, forks: [], settle: async () => [] };

/** Compares an export's head with those seen before, and remembers it. `chain`: keys that lead from the trusted one to the head's. */
export const lookAtHead = async (
  state: string,
  { key, chain = [key] }: { key: NoteKey; chain?: readonly NoteKey[] | undefined },
  checkpoint: string,
  proofOf: ProofSource | undefined,
): Promise<HeadVerdict> => {
  if (typeof openByAny(checkpoint, chain) === 'string') return noMemory; // the audit says what is wrong with it
  const memory = await HeadMemory.open(state, key, chain);
  const sight = await memory.see(checkpoint, proofOf);
  const forks = await memory.forks();
  const against = sight.kind === 'unproved' ? sight.against : undefined;
  return {
    memory,
    forks,
    async settle(failures, isFine, { from, to }) {
      const found = failures.map(async ({ seenSize = 0 }) =>
        memory.forkFrom(seenSize, checkpoint, `its entries do not lead to the head of ${seenSize}`),
      );
      const texts = (await Promise.all(found)).flatMap((fork) => (fork ? [forkText(key.name, fork)] : []));
      if (against === undefined) return texts;
      const isCompared = isFine && against >= from && against <= to; // by the entries themselves
      if (isCompared) await memory.keep(checkpoint);
      else
        texts.push(`not compared with the head of ${against} that was seen before: give --server to ask for a proof`);
      return texts;
    },
  };
};
