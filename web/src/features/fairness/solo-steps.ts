import { isHouseSeed, type RoundRecord } from 'games-engine';
import type { Verification } from 'games-engine/verify';
import type { RoundMaterial, SoloRead } from './round-material.ts';
import { drawnInts, engineStep, makeStep, passing, recordStep, usedInputs, type RoundStep } from './round-step.ts';

/** The round that the page's address names. */
export interface AskedRound {
  game: string;
  id: string;
}

interface Solo {
  material: RoundMaterial;
  read: SoloRead | undefined;
}

/** Compares the requested round with the record's own claim: the first thing that an exchanged record gets wrong. */
const askedStep = (asked: AskedRound, { material: { record }, read }: Solo): RoundStep => {
  const bet = read?.log.bet;
  const identity = (...[game, id, betId, number]: (string | number | undefined)[]): string =>
    `game ${game}\nrecord ${id}, number ${number}\nbet ${betId}, nonce ${bet?.nonce}`;
  const expected = identity(asked.game, asked.id, asked.id, bet?.nonce);
  const got = identity(record.game, record.id, bet?.id, record.number);
  const state = bet ? passing(expected === got) : 'fail';
  return makeStep('asked', state, {
    formula: 'record.id = bet.id, record.number = bet.nonce',
    inputs: { ...asked },
    expected,
    got,
  });
};

const WORDS_FORMULA = 'HMAC_SHA256(serverSeed, clientSeed ":" nonce ":" block)';

// seeds of before the house named its own look like this, and do not tell
const UNNAMED = /^[0-9a-f]{32}$/;

/** Author of a client seed, by the house's own word. */
const seedMakerOf = (clientSeed: string): string =>
  isHouseSeed(clientSeed) ? 'house' : UNNAMED.test(clientSeed) ? 'unknown' : 'player';

const wordsStep = ({ material: { round, trace }, read }: Solo): RoundStep => {
  if (!read) return makeStep('words', 'blocked', { formula: WORDS_FORMULA });
  const { clientSeed, nonce } = read.log.bet;
  const state = round.serverSeed === null ? 'waiting' : trace ? 'pass' : 'blocked';
  const inputs = {
    serverSeed: round.serverSeed ?? '—',
    clientSeed,
    'clientSeed made by': seedMakerOf(clientSeed),
    nonce,
  };
  return makeStep('words', state, { formula: WORDS_FORMULA, inputs, expected: drawnInts(trace) });
};

const outcomeStep = (read: SoloRead | undefined): RoundStep => {
  if (!read?.explained) return makeStep('outcome', 'blocked', { formula: '' });
  const { explained, log } = read;
  const paid = log.payoutMinor > 0n;
  const { rule, instance } = explained.winning;
  const state = passing(explained.wins === paid);
  return makeStep('outcome', state, {
    formula: rule,
    expected: `${instance}: ${explained.wins}`,
    got: `payout = ${log.payoutMinor}`,
  });
};

const payoutStep = (read: SoloRead | undefined, verification: Verification): RoundStep => {
  const explained = read?.explained;
  const formula = explained ? `${explained.payout.rule}\n${explained.payout.instance}` : '';
  const inputs = { stake: read?.log.bet.stakeMinor.toString(), multiplier: explained?.multiplier };
  return engineStep('payout', verification, formula, inputs);
};

/** The steps of a solo round, and of a record that cannot be read at all. */
export const soloSteps = (asked: AskedRound, material: RoundMaterial, verification: Verification): RoundStep[] => {
  const { round, record, trace } = material;
  const read = material.read?.hosting === 'solo' ? material.read : undefined;
  const { version } = Object(record.config) as Partial<RoundRecord['config']>;
  return [
    askedStep(asked, { material, read }),
    engineStep('config', verification, 'SHA256(RFC8785(config))', { version }),
    engineStep('commitment', verification, 'SHA256(serverSeed)', { serverSeed: round.serverSeed ?? '—' }),
    wordsStep({ material, read }),
    engineStep('draw', verification, read?.explained?.draw ?? '', usedInputs(trace)),
    ...(read?.isFree ? [] : [outcomeStep(read), payoutStep(read, verification)]),
    engineStep('replay', verification, 'machine(config, events) → final', {
      events: read && record.events.length,
    }),
    recordStep(verification, round.hash),
  ];
};
