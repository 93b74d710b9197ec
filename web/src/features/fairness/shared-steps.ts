import { beaconTimeMs, closingOf, type RoundRecord } from 'games-engine';
import type { Verification } from 'games-engine/verify';
import type { RoundMaterial, SharedRead } from './round-material.ts';
import { drawnInts, engineStep, makeStep, passing, recordStep, usedInputs, type RoundStep } from './round-step.ts';
import type { AskedRound } from './solo-steps.ts';

const askedStep = (asked: AskedRound, { record }: RoundMaterial, read: SharedRead | undefined): RoundStep => {
  const identity = (game: string, id: string, number: number | undefined): string =>
    `game ${game}\nrecord ${id}, number ${number}`;
  const expected = identity(asked.game, asked.id, read?.log.number);
  const got = identity(record.game, record.id, record.number);
  const state = read ? passing(expected === got) : 'fail';
  return makeStep('asked', state, {
    formula: 'record.number = round.opened.number',
    inputs: { ...asked },
    expected,
    got,
  });
};

const MAX_LINES = 12; // lines of bets that are shown: all of them are counted

/** The first lines, and of how many. */
const shownLines = (lines: readonly string[]): string =>
  [...lines.slice(0, MAX_LINES), ...(lines.length > MAX_LINES ? [`… ${lines.length}`] : [])].join('\n');

const ENTROPY_FORMULA = 'SHA256(betId ":" clientSeed, one line per bet)';

const entropyStep = (read: SharedRead | undefined, verification: Verification): RoundStep => {
  return engineStep('entropy', verification, ENTROPY_FORMULA, { bets: shownLines(read?.lines ?? []) });
};

const BETS_FORMULA = 'SHA256(place ":" player ":" stakeMinor ":" choice ":" salt, one line per bet)';

/** The hash of the bets, and who made each salt. */
const betsStep = ({ lines, log: { bets } }: SharedRead, verification: Verification): RoundStep => {
  const byHouse = bets.flatMap(({ saltedBy }, index) => (saltedBy === 'house' ? [index + 1] : []));
  return engineStep('bets', verification, BETS_FORMULA, {
    bets: shownLines(lines),
    'salts by players': bets.length - byHouse.length,
    'salts by the house':
      byHouse.length === 0 ? 0 : `${byHouse.length} (bets ${byHouse.slice(0, MAX_LINES).join(', ')})`,
  });
};

/** The house's signature under the close of betting, and how many lines of witnesses stand under it. */
const closingStep = (read: SharedRead, { record }: RoundMaterial, verification: Verification): RoundStep => {
  const { bets, draw, end } = read.log;
  const { closing, closedAt } = end;
  const round = {
    id: record.id,
    number: read.log.number,
    commitment: read.log.commitment,
    bets,
    closedAt: closedAt ?? 0,
  };
  const signed = draw && closing ? closingOf(record.game, draw, round, closing) : {};
  const witnesses = end.kind === 'settled' ? end.light?.cosignatures.length : undefined;
  return engineStep('closing', verification, 'Ed25519(log key, closing) = signature', {
    ...signed,
    witnesses,
  });
};

const BEACON_FORMULA = 'BLS(publicKey, SHA256(round)) = signature, randomness = SHA256(signature)';

/** The beacon's round that decided; nothing where none takes part. */
const beaconStep = (read: SharedRead, verification: Verification): RoundStep[] => {
  const { draw, end } = read.log;
  const beacon = end.kind === 'settled' ? end.light?.beacon : undefined;
  if (!draw?.beacon || !beacon) return [];
  const { publicKey } = draw.beacon;
  const { round, randomness } = beacon;
  const at = new Date(beaconTimeMs(draw.beacon, round)).toISOString();
  return [engineStep('beacon', verification, BEACON_FORMULA, { publicKey, round, at, randomness })];
};

/** Sources beside the seed: by version 1 the bettors' seeds, by version 2 bets, closing and beacon. */
const lightSteps = (read: SharedRead | undefined, material: RoundMaterial, verification: Verification): RoundStep[] =>
  read?.log.draw
    ? [betsStep(read, verification), closingStep(read, material, verification), ...beaconStep(read, verification)]
    : [entropyStep(read, verification)];

const wordsFormula = (seed: string): string => `HMAC_SHA256(serverSeed, ${seed} ":" number ":" block)`;

const wordsStep = ({ round, seeds, trace }: RoundMaterial, read: SharedRead | undefined): RoundStep => {
  const state = round.serverSeed === null ? 'waiting' : trace ? 'pass' : 'blocked';
  const { draw } = read?.log ?? {};
  const name = !draw ? 'entropy' : draw.beacon ? 'betsHash ":" randomness' : 'betsHash';
  const inputs = { serverSeed: round.serverSeed ?? '—', [name]: seeds?.clientSeed, number: seeds?.nonce };
  return makeStep('words', state, { formula: wordsFormula(name), inputs, expected: drawnInts(trace) });
};

/** Steps of a round's draw; none for a void one. A third party's draw has no words of ours. */
const drawSteps = (material: RoundMaterial, read: SharedRead | undefined, verification: Verification): RoundStep[] => {
  if (read?.log.end.kind === 'voided') return read.log.end.closing ? lightSteps(read, material, verification) : [];
  const explained = read?.explained;
  const payout = explained ? `${explained.payout.rule}\n${explained.payout.instance}` : '';
  const words = read?.drawnElsewhere ? [] : [wordsStep(material, read)];
  return [
    ...lightSteps(read, material, verification),
    ...words,
    engineStep('draw', verification, explained?.draw ?? '', usedInputs(material.trace)),
    engineStep('payout', verification, payout, { bets: read?.log.bets.length }),
  ];
};

/** The steps of a shared round. */
export const sharedSteps = (asked: AskedRound, material: RoundMaterial, verification: Verification): RoundStep[] => {
  const { round, record } = material;
  const read = material.read?.hosting === 'shared' ? material.read : undefined;
  const { version } = Object(record.config) as Partial<RoundRecord['config']>;
  return [
    askedStep(asked, material, read),
    engineStep('config', verification, 'SHA256(RFC8785(config))', { version }),
    engineStep('commitment', verification, 'SHA256(serverSeed)', { serverSeed: round.serverSeed ?? '—' }),
    ...drawSteps(material, read, verification),
    engineStep('replay', verification, 'machine(config, events) → final', {
      events: read && record.events.length,
    }),
    recordStep(verification, round.hash),
  ];
};
