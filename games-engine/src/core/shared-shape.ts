import { saltAuthors, stakeAccounts, voidReasons, type AnySharedGame, type SharedLog } from './define-game.ts';
import { sharedEventSchema, versionOf } from './event-schema.ts';
import { isLogAmount, isLogCount, isLogHash, isLogName, isLogSalt } from './log-shape.ts';
import { readSharedLog, type SharedEvent } from './shared-round.ts';

/** Fault in the shape of a log, and its place. */
interface ShapeIssue {
  path: PropertyKey[];
  message: string;
}

/** Reads untrusted events of one shared game. */
export interface SharedReader {
  /** Parses the events of a finished round; undefined when their shape or order is wrong. */
  read(events: unknown): SharedLog<object, object> | undefined;
  /** The first thing that is wrong with events that cannot be read. */
  issue(events: unknown): ShapeIssue | undefined;
}

/**
 * A reader of one game's logs. It takes exactly what `sharedEventSchema` takes; only an outcome goes through a schema,
 * for a bulk audit reads millions of events.
 */
export const createSharedReader = (game: AnySharedGame): SharedReader => {
  const schemas = { 1: sharedEventSchema(game, 1), 2: sharedEventSchema(game, 2) };

  const readEvent = (value: unknown): SharedEvent | undefined => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const event = value as Readonly<Record<string, unknown>>;
    if (!isLogCount(event['at'])) return undefined;
    const members = Object.keys(event).length;
    const isType = shapes.get(event['type']);
    if (!isType?.(event, members)) return rare(event);
    const sound = event as unknown as SharedEvent;
    if (sound.type === 'bet.placed') {
      const choice: object | undefined = game.readChoice(sound.choice);
      return choice && { ...sound, choice };
    }
    if (sound.type !== 'outcome.drawn') return sound;
    const outcome = game.outcomeSchema.safeParse(sound.outcome).data as object | undefined;
    return outcome && { ...sound, outcome };
  };

  // a round of the second version has one event of each of these
  const rare = (event: Readonly<Record<string, unknown>>): SharedEvent | undefined =>
    rareTypes.has(event['type']) ? schemas[2].safeParse(event).data : undefined;

  return {
    read(events) {
      if (!Array.isArray(events)) return undefined;
      const sound: SharedEvent[] = [];
      for (const event of events) {
        const read = readEvent(event);
        if (!read) return undefined;
        sound.push(read);
      }
      return readSharedLog(sound);
    },
    issue(events) {
      if (!Array.isArray(events)) return undefined;
      const schema = schemas[versionOf(events[0])];
      for (const [index, event] of events.entries()) {
        const issue = schema.safeParse(event).error?.issues[0];
        if (issue) return { path: [index, ...issue.path], message: issue.message };
      }
      return misplaced(events as readonly SharedEvent[]);
    },
  };
};

const rareTypes = new Set<unknown>(['round.opened', 'betting.closed', 'outcome.drawn']);

const isSeeded = (event: Readonly<Record<string, unknown>>): boolean => isLogName(event['clientSeed']);

const isSalted = ({ salt, saltedBy }: Readonly<Record<string, unknown>>): boolean =>
  isLogSalt(salt) && saltAuthors.some((author) => author === saltedBy);

type Shape = (event: Readonly<Record<string, unknown>>, members: number) => boolean;

const shapes = new Map<unknown, Shape>([
  ['round.opened', (event, members) => members === 4 && isLogHash(event['commitment']) && isLogCount(event['number'])],
  [
    'bet.placed',
    (event, members) =>
      ((members === 9 && isSeeded(event)) || (members === 10 && isSalted(event))) &&
      stakeAccounts.some((account) => account === event['account']) &&
      isLogName(event['betId']) &&
      isLogCount(event['currencyId']) &&
      isLogName(event['player']) &&
      isLogAmount(event['stakeMinor']),
  ],
  ['round.closed', (_, members) => members === 2],
  ['outcome.drawn', (event, members) => members === 4 && isLogHash(event['entropy'])],
  [
    'round.settled',
    ({ payoutsMinor }, members) => members === 3 && Array.isArray(payoutsMinor) && payoutsMinor.every(isLogAmount),
  ],
  ['round.voided', ({ reason }, members) => members === 3 && voidReasons.some((each) => each === reason)],
]);

const follows: Readonly<Record<SharedEvent['type'], readonly SharedEvent['type'][]>> = {
  'round.opened': ['bet.placed', 'round.closed', 'betting.closed', 'round.voided'],
  'bet.placed': ['bet.placed', 'round.closed', 'betting.closed', 'round.voided'],
  'round.closed': ['outcome.drawn', 'round.voided'],
  'betting.closed': ['outcome.drawn', 'round.voided'],
  'outcome.drawn': ['round.settled'],
  'round.settled': [],
  'round.voided': [],
};

/** Place at which events of the right shape stand in an order that no round has. */
const misplaced = (events: readonly SharedEvent[]): ShapeIssue | undefined => {
  let expected: readonly string[] = ['round.opened'];
  for (const [index, { type }] of events.entries()) {
    if (!expected.includes(type)) return { path: [index, 'type'], message: oneOf(expected) };
    expected = follows[type];
  }
  return expected.length === 0 ? undefined : { path: [events.length], message: oneOf(expected) };
};

const oneOf = (types: readonly string[]): string => (types.length === 0 ? 'the end of the log' : types.join(' or '));
