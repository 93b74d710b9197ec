import { signatureChecks as signatures } from '../signatures.ts';
import { z } from 'zod';
import { formatDifference } from '../core/difference.ts';
import type { Games } from '../core/games.ts';
import { hashFromHex, leafHash, parseVerifierKey, verifyInclusion, type NoteKey } from '../core/log/index.ts';
import { signerOfClosing } from '../core/draw/signed-closing.ts';
import type { RoundRecord } from '../core/record.ts';
import { verifyRound, type VerifyStep } from '../verify.ts';
import { formatFault } from './audit-summary.ts';
import { openByAny } from './head-memory.ts';
import { fetchJson, fetchKey, fetchProof, fetchText } from './remote-log.ts';
import { fetchChain, lookAtHead, noteKeys, proofsOf, trustedKey } from './seen-head.ts';

export interface RoundQuestion {
  server: string;
  game: string;
  id: string;
  key: string | undefined; // the verifier key that is trusted
  state: string | undefined; // the folder that remembers heads
  games: Games;
}

const answerSchema = z.object({
  record: z.record(z.string(), z.unknown()),
  hash: z.string(),
  log: z.object({ index: z.int(), size: z.int() }).nullable(),
  serverSeed: z.string().nullable(),
  config: z.record(z.string(), z.unknown()),
});

const mark = { true: 'ok  ', false: 'FAIL', null: 'wait' } as const;

const stepLine = ({ name, expected, got, pass }: VerifyStep): string => {
  if (pass === null)
    return `${mark.null} ${name}: ${JSON.stringify(got)}, to be checked when the server seed is revealed`;
  if (pass) return `${mark.true} ${name}: ${JSON.stringify(got)}`;
  return `${mark.false} ${formatDifference({ path: name, expected, got })}`;
};

/** A whole log shows it; one round does not. */
const UNSEEN_SEED =
  'note client seed: whether it is older than the commitment of its pair is not checked: one round alone does not show it, a whole log does';

/** Fetches a round, recomputes it, and proves it into the signed head. Gives whether nothing failed. */
export const auditRound = async (question: RoundQuestion, print: (line: string) => void): Promise<boolean> => {
  const { server, game, id, games } = question;
  const path = `round/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
  const { record, hash, log, serverSeed, config } = await fetchJson(server, path, answerSchema);
  const text = question.key ?? (await fetchKey(server));
  const key = parseVerifierKey(text);
  const logKey = key && signerOfClosing(record as unknown as RoundRecord, await fetchChain(server, { key, text }));
  const { ok, steps, first } = verifyRound(record as unknown as RoundRecord, {
    config,
    serverSeed,
    hash,
    games,
    ...(logKey && { logKey }),
    signatures,
  });
  for (const step of steps) print(stepLine(step));
  const asked = record['id'] === id && record['game'] === game;
  if (!asked) print(`${mark.false} id: expected ${game} ${id}, got ${String(record['game'])} ${String(record['id'])}`);
  if (first) print(`FAIL round ${id}: ${formatFault(first)}`);
  if (!games.findShared(game)) print(UNSEEN_SEED);
  if (log === null) print(`${mark.null} log: not in the transparency log yet`);
  const isIncluded = log === null || (await proveInclusion(question, log.index, hash, print));
  return ok && asked && isIncluded;
};

const proveInclusion = async (
  { server, key, state }: RoundQuestion,
  index: number,
  hash: string,
  print: (line: string) => void,
): Promise<boolean> => {
  const fail = (why: string): false => {
    print(`${mark.false} log: ${why}`);
    return false;
  };
  const note = await fetchText(server, 'checkpoint');
  const trusted = await trustedKey(state, key, key ?? (await fetchKey(server)));
  const keys = trusted ? noteKeys(await fetchChain(server, trusted)) : [];
  const head = trusted && openByAny(note, keys);
  if (!trusted || typeof head !== 'object')
    return fail(`the head is not signed by ${trusted?.key.name ?? 'a key'}: ${String(head)}`);
  const forks = state === undefined ? [] : await forksOf(state, [trusted.key, keys], note, server);
  for (const text of forks) print(text);
  const path = await fetchProof(server, `inclusion?index=${index}&size=${head.size}`);
  const data = hashFromHex(hash);
  if (!data || !verifyInclusion({ index, size: head.size, leaf: leafHash(data), proof: path, root: head.root })) {
    return fail(`the proof does not put the round at ${index} of the head of ${head.size}`);
  }
  print(`${mark.true} log: entry ${index} of ${head.size}, signed by ${trusted.key.name}`);
  return forks.length === 0;
};

const forksOf = async (
  state: string,
  [key, keys]: readonly [NoteKey, readonly NoteKey[]],
  note: string,
  server: string,
): Promise<readonly string[]> => (await lookAtHead(state, { key, chain: keys }, note, proofsOf(server))).forks;
