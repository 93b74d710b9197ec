import type { StreamSeeds } from 'games-engine';
import type { DrawTrace } from './draw-trace.ts';
import { usedWords } from './draw-trace.ts';

// seeds are hex and [A-Za-z0-9_-]; a record from elsewhere may hold anything, and this is meant to be pasted into a shell
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The line that prints a seed's commitment. */
export const commitmentCommand = (serverSeed: string): string =>
  `printf '%s' ${quoted(serverSeed)} | openssl dgst -sha256 -r`;

/** The line that prints the bettors' part of a shared round's draw: a hash of one line per bet. */
export const betsCommand = (lines: readonly string[]): string =>
  `printf '%s' ${quoted(lines.join('\n'))} | openssl dgst -sha256 -r`;

/** The line that prints block r of the stream. */
export const blockCommand = ({ serverSeed, clientSeed, nonce }: StreamSeeds, block: number): string =>
  `printf '%s' ${quoted(`${clientSeed}:${nonce}:${block}`)} | openssl dgst -sha256 -hmac ${quoted(serverSeed)} -r`;

/** The line that prints the first number of a draw: HMAC, the word that counted, the remainder. */
export const drawCommand = (seeds: StreamSeeds, trace: DrawTrace): string | undefined => {
  const [first] = trace.ints;
  const [position, second] = first ? usedWords(first) : [];
  if (!first || position === undefined || second !== undefined) return undefined; // 64 bits pass a shell's arithmetic
  const from = (position % 8) * 8 + 1;
  const cut = `cut -c${from}-${from + 7}`;
  return `${blockCommand(seeds, Math.floor(position / 8))} | ${cut} | { read -r word; echo $((0x$word % ${first.range})); }`;
};

/** The round whose files a command fetches. `logIndex`: of its entry in the log; null until it has one. */
export interface ScriptedRound {
  site: string; // origin
  game: string;
  id: string;
  logIndex: number | null;
}

/** The line that fetches the round and the script that checks it; once it is in the log, its proof and the head too. */
export const scriptCommand = ({ site, game, id, logIndex }: ScriptedRound): string => {
  const log = `${site}/api/log`;
  const fetched = [
    `curl -fsSO ${quoted(`${site}/check-a-round.sh`)}`,
    `curl -fsSo round.json ${quoted(`${log}/round/${game}/${id}`)}`,
  ];
  if (logIndex === null) return [...fetched, 'bash check-a-round.sh round.json'].join(' && ');
  return [
    ...fetched,
    `curl -fsSo head.txt ${quoted(`${log}/checkpoint`)}`,
    `curl -fsSo proof.json ${quoted(`${log}/proof/inclusion?index=${logIndex}&size=`)}"$(sed -n 2p head.txt)"`,
    `bash check-a-round.sh round.json proof.json head.txt "$(curl -fsS ${quoted(`${log}/key`)})"`,
  ].join(' && ');
};
