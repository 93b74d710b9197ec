import type { KeyObject } from 'node:crypto';
import { segmentOfSigned, SignedDrawError } from 'games-engine/wheel';
import { memberText } from './json-member.ts';
import { answerSchema, RandomOrgError } from './random-org.contract.ts';
import { hashedApiKey, isSignedBy } from './random-org.signature.ts';

type Result = Extract<ReturnType<typeof answerSchema.parse>, { result: unknown }>['result'];

interface Answer {
  random: string; // exactly as it came: the signature is of this text
  signature: string;
  result: Result;
}

/** Parses an answer; `random` as its text. Throws RandomOrgError. */
export const readAnswer = (text: string): Answer => {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw new RandomOrgError('malformed', 'an answer that is no JSON', { cause: error });
  }
  const { success, data, error } = answerSchema.safeParse(body);
  if (!success) throw new RandomOrgError('malformed', 'an answer that is not of the contract', { cause: error });
  if (!('result' in data)) {
    const { code, message } = data.error as { code: number; message: string };
    throw new RandomOrgError('refused', `error ${code}: ${message}`);
  }
  const result = data.result as Result;
  const random = memberText(text, 'result', 'random');
  if (random === undefined) throw new RandomOrgError('malformed', 'an answer without signed data');
  return { random, signature: result.signature, result };
};

interface Given {
  key: KeyObject;
  apiKey: string;
  roundId: string;
  lastSerial: number;
  random: string;
  signature: string;
  signed: Result['random'];
}

/** The segment of a draw that is signed and of this request. Throws RandomOrgError for any other. */
export const checkDraw = ({ key, apiKey, roundId, lastSerial, random, signature, signed }: Given): number => {
  if (!isSignedBy(key, random, signature)) throw new RandomOrgError('signature', 'the signature is not of its key');
  if (signed.hashedApiKey !== hashedApiKey(apiKey))
    throw new RandomOrgError('foreign', 'the draw was made for another API key');
  if (signed.serialNumber <= lastSerial)
    throw new RandomOrgError('replayed', `serial number ${signed.serialNumber} does not follow ${lastSerial}`);
  if (signed.userData.roundId !== roundId)
    throw new RandomOrgError('foreign', `the draw was made for round ${signed.userData.roundId}`);
  try {
    return segmentOfSigned(random);
  } catch (error) {
    if (error instanceof SignedDrawError) throw new RandomOrgError('foreign', error.message, { cause: error });
    throw error;
  }
};
