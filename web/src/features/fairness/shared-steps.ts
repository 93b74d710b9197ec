import type { RoundRecord } from 'games-engine';
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
  return makeStep('asked', state, 'record.number = round.opened.number', { ...asked }, expected, got);
};

const MOST_LINES = 12; // of the bets that are shown: all of them are counted

const ENTROPY_FORMULA = 'SHA256(betId ":" clientSeed, one line per bet)';

const entropyStep = (read: SharedRead | undefined, verification: Verification): RoundStep => {
  const bets = read?.log.bets ?? [];
  const lines = bets.slice(0, MOST_LINES).map(({ id, clientSeed }) => `${id}:${clientSeed}`);
  const more = bets.length > lines.length ? [`… ${bets.length}`] : [];
  return engineStep('entropy', 'entropy', verification, ENTROPY_FORMULA, { bets: [...lines, ...more].join('\n') });
};

const WORDS_FORMULA = 'HMAC_SHA256(serverSeed, entropy ":" number ":" block)';

const wordsStep = ({ round, seeds, trace }: RoundMaterial): RoundStep => {
  const state = round.serverSeed === null ? 'waiting' : trace ? 'pass' : 'blocked';
  const inputs = { serverSeed: round.serverSeed ?? '—', entropy: seeds?.clientSeed, number: seeds?.nonce };
  return makeStep('words', state, WORDS_FORMULA, inputs, drawnInts(trace));
};

/** How a round was drawn; nothing of a void one. A third party's draw has no words of ours. */
const drawSteps = (material: RoundMaterial, read: SharedRead | undefined, verification: Verification): RoundStep[] => {
  if (read?.log.end.kind === 'voided') return [];
  const explained = read?.explained;
  const payout = explained ? `${explained.payout.rule}\n${explained.payout.instance}` : '';
  const words = read?.drawnElsewhere ? [] : [wordsStep(material)];
  return [
    entropyStep(read, verification),
    ...words,
    engineStep('draw', 'draw', verification, explained?.draw ?? '', usedInputs(material.trace)),
    engineStep('payout', 'payout', verification, payout, { bets: read?.log.bets.length }),
  ];
};

/** The steps of a shared round. */
export const sharedSteps = (asked: AskedRound, material: RoundMaterial, verification: Verification): RoundStep[] => {
  const { round, record } = material;
  const read = material.read?.hosting === 'shared' ? material.read : undefined;
  const { version } = Object(record.config) as Partial<RoundRecord['config']>;
  return [
    askedStep(asked, material, read),
    engineStep('config', 'config', verification, 'SHA256(RFC8785(config))', { version }),
    engineStep('commitment', 'commitment', verification, 'SHA256(serverSeed)', { serverSeed: round.serverSeed ?? '—' }),
    ...drawSteps(material, read, verification),
    engineStep('replay', 'replay', verification, 'machine(config, events) → final', {
      events: read && record.events.length,
    }),
    recordStep(verification, round.hash),
  ];
};
