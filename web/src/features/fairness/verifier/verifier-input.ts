import { memberGivenTwice } from 'games-engine';
import { BeaconLights, readEvidenceFile, type PlacedItem } from 'games-engine/evidence';
import type { PublicRound } from 'server/contract';
import { linesOf, NotTextError, type VerifierSource } from './verifier-source.ts';

/** Why nothing can be checked. */
export type WrongInput = 'empty' | 'notText' | 'notJson' | 'twice' | 'record' | 'noHeader' | 'other';

/** Content of a source. */
export type VerifierInput =
  | { kind: 'round'; round: PublicRound }
  | { kind: 'export' }
  | { kind: 'wrong'; reason: WrongInput };

/** Content beside an export: evidence of a browser, or lights of void rounds. */
export type BesideExport = { evidence: readonly PlacedItem[] } | { lights: BeaconLights };

/** Reads what is put in beside an export; undefined: it is neither. */
export const readBeside = (text: string): BesideExport | undefined => {
  const plain = text.replace(/^\uFEFF/, '');
  const evidence = readEvidenceFile(plain);
  if (evidence) return { evidence };
  const lights = new BeaconLights();
  const lines = plain.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 0 && lines.every((line) => lights.read(line)) ? { lights } : undefined;
};

const MAX_CHARACTERS = 16 << 20; // limit of one round's JSON, however it is laid out

const wrong = (reason: WrongInput): VerifierInput => ({ kind: 'wrong', reason });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Kind of input, by its only value, or the first line's. */
const inputOf = (value: unknown): VerifierInput => {
  const { kind, record, config, hash, serverSeed, index } = Object(value) as Readonly<Record<string, unknown>>;
  if (kind === 'header') return { kind: 'export' };
  if (kind === 'round') return wrong('record');
  if (typeof record !== 'object' || record === null) return wrong('other');
  const isSeed = serverSeed === null || typeof serverSeed === 'string';
  if (typeof config === 'object' && config !== null && typeof hash === 'string' && isSeed) {
    const round = { record, config, hash, serverSeed, log: null };
    return { kind: 'round', round: round as PublicRound };
  }
  return wrong(typeof index === 'number' ? 'noHeader' : 'other');
};

interface Beginning {
  first: string | undefined; // line that is not empty
  whole: string | undefined; // when it is short enough to be one value
}

const beginningOf = async (source: VerifierSource): Promise<Beginning> => {
  const lines: string[] = [];
  let characters = 0;
  for await (const batch of linesOf(source)) {
    lines.push(...batch);
    characters += batch.reduce((sum, line) => sum + line.length, 0);
    const first = lines.find((line) => line.trim() !== '');
    if (characters > MAX_CHARACTERS || parsed(first ?? '') !== undefined) return { first, whole: undefined };
  }
  const whole = lines.join('\n').trim();
  return { first: lines.find((line) => line.trim() !== ''), whole };
};

/** Looks at what was given. A file of any size is read only as far as it takes to know. */
export const readInput = async (source: VerifierSource): Promise<VerifierInput> => {
  try {
    const { first, whole } = await beginningOf(source);
    if (first === undefined) return wrong('empty');
    const value = parsed(first) ?? parsed(whole ?? '');
    if (value === undefined) return wrong('notJson');
    const input = inputOf(value);
    return input.kind === 'round' && memberGivenTwice(whole ?? first) !== undefined ? wrong('twice') : input;
  } catch (error) {
    if (error instanceof NotTextError) return wrong('notText');
    throw error;
  }
};
