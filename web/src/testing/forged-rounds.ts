import { contentHash, recordHash, type GameId, type RoundRecord } from 'games-engine';
import { sampleHouse } from '../../../games-engine/src/testing/sample-house.ts';

/** Rounds that an honest house has played. */
export const sampleOfRounds = sampleHouse({ rounds: 180, seed: 'verifier' });

/** Round as the server publishes it. */
export interface PublishedRound {
  record: RoundRecord;
  hash: string;
  serverSeed: string;
  config: object;
  log: null;
}

const publish = (record: RoundRecord, serverSeed: string, log = sampleOfRounds): PublishedRound => {
  const configs = log.flatMap(({ record: each }) => (each.kind === 'config' ? [each.config] : []));
  const config = configs.find((each) => contentHash(each) === record.config.hash) ?? {};
  return { record, hash: recordHash(record), serverSeed, config, log: null };
};

/** A round of the game that was drawn from its seed and has paid something. */
export const roundOf = (game: GameId, log = sampleOfRounds): PublishedRound => {
  const found = log.find(({ record }) => {
    const text = JSON.stringify(record);
    const isDrawn = !text.includes('round.voided') && !text.includes('random.org');
    return record.kind === 'round' && record.game === game && isDrawn && /payout\w*":\[?"[1-9]/.test(text);
  });
  if (!found) throw new Error(`the sample has no such round of ${game}`);
  return publish(found.record as RoundRecord, found.serverSeed ?? '', log);
};

/** The paths of all values in a value; of a list only its first member's. */
const pathsIn = (value: unknown, path: readonly string[] = []): string[][] => {
  if (typeof value !== 'object' || value === null) return [[...path]];
  const members = Object.entries(value);
  return (Array.isArray(value) && path.at(-1) !== 'events' ? members.slice(0, 1) : members).flatMap(([name, member]) =>
    pathsIn(member, [...path, name]),
  );
};

/** A path of each field that a round has: those of the second bet are those of the first. */
export const fieldsOf = (round: object): string[][] => {
  const { events } = (round as PublishedRound).record;
  const fields = new Map(
    pathsIn(round).map((path) => {
      const [, list, index, ...rest] = path;
      const type = list === 'events' ? events[Number(index)]?.type : undefined;
      return [type === undefined ? path.join() : [type, ...rest].join(), path];
    }),
  );
  return [...fields.values()];
};

const lie = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return 'lie';
  if (/^\d+$/.test(value)) return String(BigInt(value) + 1n);
  return value.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
};

export const forged = (round: PublishedRound, [...path]: readonly string[]): PublishedRound => {
  const copy = structuredClone(round);
  const last = path.pop() ?? '';
  const parent = path.reduce<object>((at, key) => Reflect.get(at, key) as object, copy);
  Reflect.set(parent, last, lie(Reflect.get(parent, last)));
  return copy;
};
