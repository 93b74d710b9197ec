import { fromBase64, toBase64 } from './encoding.ts';

/** A head that a witness is asked to cosign: C2SP tlog-witness, add-checkpoint. */
export interface AddCheckpoint {
  oldSize: number; // size of the head that the witness cosigned last; 0: none yet
  proof: readonly Uint8Array[]; // proof that the head of oldSize is the beginning of this one
  note: string; // the checkpoint
}

const MAX_PROOF_LINES = 63;

/** The request's body: the old size, the proof's hashes, an empty line, the checkpoint. */
export const formatAddCheckpoint = ({ oldSize, proof, note }: AddCheckpoint): string =>
  `${[`old ${oldSize}`, ...proof.map(toBase64)].join('\n')}\n\n${note}`;

/** A request's body taken apart, or undefined when it is not one. Checks neither proof nor signature. */
export const parseAddCheckpoint = (body: string): AddCheckpoint | undefined => {
  const end = body.indexOf('\n\n');
  const [first = '', ...lines] = body.slice(0, Math.max(0, end)).split('\n');
  const [, size] = /^old (0|[1-9]\d{0,15})$/.exec(first) ?? [];
  const proof = lines.map(fromBase64);
  const isProof = proof.length <= MAX_PROOF_LINES && proof.every((hash) => hash?.length === 32);
  if (size === undefined || !Number.isSafeInteger(Number(size)) || !isProof) return undefined;
  return { oldSize: Number(size), proof: proof as Uint8Array[], note: body.slice(end + 2) };
};
