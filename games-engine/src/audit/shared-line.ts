import { isInCanonicalOrder } from '../core/canonical.ts';
import {
  saltAuthors,
  stakeAccounts,
  voidReasons,
  type AnySharedGame,
  type SaltAuthor,
  type SharedBet,
  type StakeAccount,
  type VoidReason,
} from '../core/define-game.ts';
import type { DrawTerms } from '../core/draw/draw-terms.ts';
import { drawTerms } from '../core/event-schema.ts';
import type { Games } from '../core/games.ts';
import { isLogCosignature, logPatterns } from '../core/log-shape.ts';
import type { SharedInputs } from '../core/shared-rebuild.ts';
import { parseJson } from './entry-reading.ts';

/** Parts of a shared round that nothing else in an export's line implies. */
export interface SharedLine {
  index: number;
  config: { hash: string; version: number };
  game: AnySharedGame;
  id: string;
  inputs: SharedInputs;
  betsText: string; // the bets as they stand in the line, each with its comma: it has no other canonical text
  serverSeed: string;
}

const COUNT = String.raw`(0|[1-9]\d{0,14})`; // no number beyond what is exact
const NAME = `"(${logPatterns.name})"`;
const AMOUNT = `"(${logPatterns.amount})"`;
const HASH = `"(${logPatterns.hash})"`;
const UNREAD_HASH = `"${'.'.repeat(64)}"`; // follows from the rest; a count would be slower than points

const oneOf = (words: readonly string[]): string => `"(${words.join('|')})"`;

/** A piece of text that stands just where the one before it ended. */
const piece = (source: string): RegExp => new RegExp(source, 'y');

const opening = piece(
  `\\{"hash":${UNREAD_HASH},"index":${COUNT},"record":\\{"commitment":${UNREAD_HASH},` +
    `"config":\\{"hash":${HASH},"version":${COUNT}\\},` +
    `"events":\\[\\{"at":${COUNT},"commitment":${UNREAD_HASH},(?:"draw":(\\{.*?\\}),)?"number":${COUNT},"type":"round\\.opened"\\},`,
);
const bet = piece(
  `\\{"account":${oneOf(stakeAccounts)},"at":${COUNT},"betId":${NAME},"choice":(\\{[^{}]*\\}),"clientSeed":${NAME},` +
    `"currencyId":${COUNT},"player":${NAME},"stakeMinor":${AMOUNT},"type":"bet\\.placed"\\},`,
);
const saltedBet = piece(
  `\\{"account":${oneOf(stakeAccounts)},"at":${COUNT},"betId":${NAME},"choice":(\\{[^{}]*\\}),"currencyId":${COUNT},` +
    `"player":${NAME},"salt":"([0-9a-f]{32})","saltedBy":${oneOf(saltAuthors)},"stakeMinor":${AMOUNT},"type":"bet\\.placed"\\},`,
);
const signed = piece(
  `\\{"at":${COUNT},"beaconRound":(null|[1-9]\\d{0,14}),"betsHash":${UNREAD_HASH},"signature":"([A-Za-z0-9+/]{1,256}={0,2})",` +
    '"type":"betting\\.closed"\\},',
);
const lit = piece(
  `\\{"at":${COUNT},"beacon":(null|\\{"randomness":${UNREAD_HASH},"round":${COUNT},"signature":"([0-9a-f]{2,256})"\\}),` +
    '"cosignatures":(\\[[^\\]]*\\]),"outcome":(\\{.*?\\}),"type":"outcome\\.drawn"\\},',
);
const closed = piece(`\\{"at":${COUNT},"type":"round\\.closed"\\},`);
const voided = piece(`\\{"at":${COUNT},"reason":${oneOf(voidReasons)},"type":"round\\.voided"\\}\\],"final":`);
const drawn = piece(`\\{"at":${COUNT},"entropy":${UNREAD_HASH},"outcome":(\\{.*?\\}),"type":"outcome\\.drawn"\\},`);
const settled = piece(`\\{"at":${COUNT},"payoutsMinor":\\[[^\\]]*\\],"type":"round\\.settled"\\}\\],"final":`);
const ENDING = ',"game":"';
const ending = piece(
  `${ENDING}([a-z][a-z0-9-]*)","id":${NAME},"kind":"round","number":\\d+\\},"serverSeed":${HASH}\\}$`,
);

/**
 * Reads a shared round from its line without parsing it whole: a line's commitments, entropy, payouts and final snapshot
 * follow from the rest, and so does the outcome where the round's own seed draws it. Nothing of that is looked at: a line
 * is believed only once it is, to the letter, the text that these inputs lead to. The bets alone stand in that text as
 * they were read, so what is read of them has no second way to be written. Undefined for any other line. An audit of all
 * games in equal parts takes about a sixth less time so than with every line parsed.
 */
export const readSharedLine = (text: string, games: Games): SharedLine | undefined => {
  const last = matchAt(ending, text, text.lastIndexOf(ENDING));
  const game = last && games.findShared(last[1] ?? '');
  const first = game && matchAt(opening, text, 0);
  if (!last || !first) return undefined;
  const [, index, hash, version, openedAt, drawText, number] = first;
  const draw = drawText === undefined ? undefined : termsOf(game, drawText);
  if (drawText !== undefined && !draw) return undefined;
  const [, , id, serverSeed] = last;
  const bets: SharedBet<object>[] = [];
  const from = opening.lastIndex;
  const [one, readOne] = draw ? ([saltedBet, readSaltedBet] as const) : ([bet, readBet] as const);
  let at = from;
  for (let placed = matchAt(one, text, at); placed; placed = matchAt(one, text, at)) {
    at = one.lastIndex;
    const read = readOne(game, placed);
    if (!read) return undefined;
    bets.push(read);
  }
  const end = draw ? readLitEnd(game, text, at) : readEnd(game, text, at);
  if (!end || id === undefined || hash === undefined || serverSeed === undefined) return undefined;
  return {
    index: Number(index),
    config: { hash, version: Number(version) },
    game,
    id,
    inputs: { openedAt: Number(openedAt), number: Number(number), bets, end, ...(draw && { draw }) },
    betsText: text.slice(from, at),
    serverSeed,
  };
};

const matchAt = (expression: RegExp, text: string, at: number): RegExpExecArray | undefined => {
  expression.lastIndex = at;
  return expression.exec(text) ?? undefined;
};

const readBet = (game: AnySharedGame, placed: RegExpExecArray): SharedBet<object> | undefined => {
  const [, account, at, id = '', choiceText = '', clientSeed = '', currencyId, player = '', stakeMinor = ''] = placed;
  const choice = choiceOf(game, choiceText);
  return (
    choice && {
      account: account as StakeAccount,
      at: Number(at),
      choice,
      clientSeed,
      currencyId: Number(currencyId),
      id,
      player,
      stakeMinor: BigInt(stakeMinor),
    }
  );
};

const readSaltedBet = (game: AnySharedGame, placed: RegExpExecArray): SharedBet<object> | undefined => {
  const [, account, at, id = '', choiceText = '', currencyId, player = '', salt = '', saltedBy, stakeMinor = ''] =
    placed;
  const choice = choiceOf(game, choiceText);
  return (
    choice && {
      account: account as StakeAccount,
      at: Number(at),
      choice,
      currencyId: Number(currencyId),
      id,
      player,
      salt,
      saltedBy: saltedBy as SaltAuthor,
      stakeMinor: BigInt(stakeMinor),
    }
  );
};

/** The end of a round of version 2: its closing, and what lit its draw. */
const readLitEnd = (game: AnySharedGame, text: string, from: number): SharedInputs['end'] | undefined => {
  const close = matchAt(signed, text, from);
  const at = close ? signed.lastIndex : from;
  const closedAt = close && Number(close[1]);
  const closing = close && {
    beaconRound: close[2] === 'null' ? null : Number(close[2]),
    betsHash: '', // follows from the bets
    signature: close[3] ?? '',
  };
  const empty = matchAt(voided, text, at);
  if (empty) {
    const end = { kind: 'voided', closedAt, voidedAt: Number(empty[1]), reason: empty[2] as VoidReason } as const;
    return closing ? { ...end, closing } : end;
  }
  const draw = closing ? matchAt(lit, text, at) : undefined;
  const settle = draw && matchAt(settled, text, lit.lastIndex);
  const cosignatures = draw && cosignaturesOf(draw[5] ?? '');
  if (closedAt === undefined || !closing || !settle || !cosignatures) return undefined;
  const outcome = game.drawnElsewhere && outcomeOf(game, draw[6] ?? '');
  if (game.drawnElsewhere && !outcome) return undefined;
  const beacon = draw[2] === 'null' ? null : { randomness: '', round: Number(draw[3]), signature: draw[4] ?? '' };
  const times = { closedAt, drawnAt: Number(draw[1]), settledAt: Number(settle[1]) };
  return { kind: 'settled', ...times, closing, light: { beacon, cosignatures }, outcome };
};

/** The lines of witnesses as a draw has them, or undefined when they are not written so. */
const cosignaturesOf = (text: string): readonly string[] | undefined => {
  if (text === '[]') return [];
  const lines = parseJson(text);
  const isSound = Array.isArray(lines) && lines.every(isLogCosignature) && JSON.stringify(lines) === text;
  return isSound ? lines : undefined;
};

const readEnd = (game: AnySharedGame, text: string, from: number): SharedInputs['end'] | undefined => {
  const close = matchAt(closed, text, from);
  const at = close ? closed.lastIndex : from;
  const closedAt = close && Number(close[1]);
  const empty = matchAt(voided, text, at);
  if (empty) return { kind: 'voided', closedAt, voidedAt: Number(empty[1]), reason: empty[2] as VoidReason };
  const draw = closedAt === undefined ? undefined : matchAt(drawn, text, at);
  const settle = draw && matchAt(settled, text, drawn.lastIndex);
  if (closedAt === undefined || !settle) return undefined;
  const outcome = game.drawnElsewhere && outcomeOf(game, draw[2] ?? '');
  if (game.drawnElsewhere && !outcome) return undefined;
  return { kind: 'settled', closedAt, drawnAt: Number(draw[1]), settledAt: Number(settle[1]), outcome };
};

const REMEMBERED_TEXTS = 1000;

/** Reads a part of a game's lines; the same few texts stand in most of them. Undefined for what is not canonical. */
const remembering = (
  read: (game: AnySharedGame, value: unknown) => object | undefined,
): ((game: AnySharedGame, text: string) => object | undefined) => {
  const known = new Map<AnySharedGame, Map<string, object>>();
  return (game, text) => {
    const values = known.get(game) ?? new Map<string, object>();
    const remembered = values.get(text);
    if (remembered) return remembered;
    const parsed = parseJson(text);
    const canonical = isInCanonicalOrder(parsed) ? JSON.stringify(parsed) : undefined;
    const value = canonical === text ? read(game, parsed) : undefined;
    if (!value || canonical === undefined) return undefined;
    if (values.size === REMEMBERED_TEXTS) values.clear();
    values.set(canonical, value); // not `text`: a slice of a batch of lines, all of which it would hold in memory
    known.set(game, values);
    return value;
  };
};

const termsOf = (game: AnySharedGame, text: string): DrawTerms | undefined =>
  readTerms(game, text) as DrawTerms | undefined;
const readTerms = remembering((_, value) => drawTerms.safeParse(value).data);
const choiceOf = remembering((game, value) => game.readChoice(value) as object | undefined);
const outcomeOf = remembering((game, value) => game.outcomeSchema.safeParse(value).data as object | undefined);
