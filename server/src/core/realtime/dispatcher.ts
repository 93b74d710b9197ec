import { BusyError, isBusy, unlessGone } from 'db';
import type { z } from 'zod';
import { callCosts, type CallCostName } from '../../../contract/call-costs.ts';
import type { CallErrorBody } from '../../../contract/errors.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Role } from '../../../contract/staff-rights.ts';
import type { Player } from '../auth/players.ts';
import { closedGate, type Staff, type StaffGate } from '../auth/staff-gate.ts';
import { FairQueue } from '../fair-queue.ts';
import { createId } from '../ids.ts';
import type { Translate } from '../i18n/translate.ts';
import type { Logger } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';
import { isPlainObject, jsonFaultOf } from '../plain-json.ts';
import { Turns } from '../turns.ts';
import { traced } from '../observability/tracing.ts';
import { CallError } from './call-error.ts';

/** Caller of a call. */
export interface Caller {
  player: Player | undefined; // undefined: a guest
  sessionId: string | undefined;
  sessionExpiresAt: number; // ms since epoch; 0 for a guest
  socketId: string;
  lang: Language;
  country?: string | undefined; // ISO code of where the connection comes from; undefined: not known
  network?: string; // its network, as `networkOf` names it
  hearsStates?: boolean; // written from the specification alone: is told whole states
  /** True when the connection is closed: nobody waits for an answer. */
  isGone?(): boolean;
}

/** A caller whose session was checked. */
export interface SignedInCaller extends Caller {
  player: Player;
  sessionId: string;
}

/** A caller who was let in to what staff do. */
export interface StaffCaller extends SignedInCaller {
  staff: Staff;
}

interface CallContract {
  auth: boolean;
  cost: CallCostName;
  ofDraws?: true; // its `game` may also be a draw that costs nothing
  payload: z.ZodType;
  roles?: readonly Role[]; // roles that may call; left out: everybody
}

type ContractCaller<C extends CallContract> = C extends { roles: readonly Role[] }
  ? StaffCaller
  : C['auth'] extends true
    ? SignedInCaller
    : Caller;

/** Server side of a call's contract. */
export interface CallHandler<C extends CallContract, Answer> {
  handle(payload: z.output<C['payload']>, caller: ContractCaller<C>): Promise<Answer> | Answer;
  /** The catalogue's own code for a payload that fails its schema: by the name of the failing field. */
  payloadCodes?: Readonly<Record<string, number | string>>;
  /** The catalogue's code for a guest; 2 when left out. */
  signInCode?: number;
  /** Group of the server's dictionaries that words this call's codes; `general` when left out. */
  messages?: string;
}

export type Outcome = { error: CallErrorBody; result?: undefined } | { error: null; result: unknown };

/** Runs one call by its name, whatever connection it came over. */
export type Dispatch = (name: string, payload: unknown, caller: Caller) => Promise<Outcome>;

// Reads in work at a time: few, so that a bet waits for few of them between two turns of the event loop.
const PLAYER_READS = 3;
const STAFF_READS = 3;

/** Queues in which calls wait for their turns. */
export interface CallQueues {
  turns: Turns<bigint>; // by user: what changes an account waits for what changes it already
  reads: FairQueue;
  staffReads: FairQueue; // staff do not wait for players
}

export const createCallQueues = (): CallQueues => {
  const openReads = (atOnce: number): FairQueue =>
    new FairQueue({ atOnce, maxOfOwner: 40, maxWaiting: 2000, maxWaitMs: 5000 });
  return { turns: new Turns(), reads: openReads(PLAYER_READS), staffReads: openReads(STAFF_READS) };
};

interface Dependencies {
  translate: Translate;
  log: Logger;
  metrics: Metrics;
  queues?: CallQueues; // left out: of this dispatcher alone
  /** True when the server has this game: a payload's `game` is refused otherwise. Left out where none names a game. */
  isGame?: ((id: string) => boolean) | undefined;
  /** The same of a draw that costs nothing, for calls whose contract takes one. */
  isDraw?: ((id: string) => boolean) | undefined;
  staff?: StaffGate; // left out: calls for staff are nobody's
}

interface Entry {
  name: string;
  contract: CallContract;
  handler: CallHandler<CallContract, unknown>;
}

const refusePayload = ({ contract, handler }: Entry, payload: unknown): CallError => {
  const issue = contract.payload.safeParse(payload).error?.issues[0];
  const field =
    issue?.path[0]?.toString() ?? (issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined) ?? 'payload';
  const code = handler.payloadCodes?.[field];
  return code === undefined ? new CallError(generalCodes.badPayload, { field }) : new CallError(code, { field });
};

/** Only what JSON can say reaches a schema: `z.object({})` would take bytes for an object. */
const refuseForeign = (payload: unknown): void => {
  if (!isPlainObject(payload)) throw new CallError(generalCodes.badPayload, { field: 'payload', message: 'notPlain' });
  for (const [field, value] of Object.entries(payload)) {
    const fault = jsonFaultOf(field) ?? jsonFaultOf(value);
    if (fault) throw new CallError(generalCodes.badPayload, { field, message: fault });
  }
};

/** True when a payload is about a game that the server does not have. */
const isOfNoGame = (payload: unknown, { ofDraws }: CallContract, { isGame, isDraw }: Guards): boolean => {
  const { game } = Object(payload) as { game?: unknown };
  if (typeof game !== 'string' || isGame?.(game) !== false) return false;
  return !(ofDraws && isDraw?.(game));
};

const outcomeOf = (error: unknown): string => {
  if (error instanceof CallError) return 'refused';
  return isBusy(error) ? 'busy' : 'failed';
};

const stays = (): boolean => false;

/**
 * Key of a question and its asker. Answers may depend on the session and its language; calls of staff may also do
 * something for their socket.
 */
const askedBy = (caller: Caller, name: string, payload: unknown, { roles }: CallContract) => {
  const { player, sessionId, socketId, lang, country, isGone = stays } = caller;
  const who = roles || sessionId === undefined ? socketId : sessionId;
  const request = JSON.stringify([name, who, lang, country, payload]);
  return { owner: String(player?.userId ?? socketId), kind: name, request, isGone };
};

/** Does a call's work when its turn comes, unless nobody waits for it by then. */
const inTurn = (
  entry: Entry,
  asked: { payload: unknown; caller: Caller },
  guards: Guards,
  work: () => unknown,
): unknown => {
  const { contract, name } = entry;
  const { player, isGone = stays } = asked.caller;
  if (contract.cost === 'play') return work();
  const { turn } = callCosts[contract.cost];
  const begin = (): unknown => unlessGone(isGone, work);
  if (turn === 'call') {
    const reads = contract.roles ? guards.queues.staffReads : guards.queues.reads;
    return reads.take(askedBy(asked.caller, name, asked.payload, contract), begin);
  }
  if (turn === 'none' || !player) return begin();
  return guards.queues.turns.take(player.userId, () => {
    if (isGone()) throw new BusyError('nobody waits for the answer');
    return begin();
  });
};

interface Guards extends Pick<Dependencies, 'isDraw' | 'isGame'> {
  staff: StaffGate;
  queues: CallQueues;
}

const handle = (entry: Entry, payload: unknown, caller: Caller, guards: Guards): unknown => {
  const { contract, handler } = entry;
  refuseForeign(payload);
  const parsed = contract.payload.safeParse(payload);
  if (!parsed.success) throw refusePayload(entry, payload);
  if (isOfNoGame(parsed.data, contract, guards)) throw new CallError(generalCodes.badPayload, { field: 'game' });
  return inTurn(entry, { payload, caller }, guards, () => handler.handle(parsed.data, caller as StaffCaller));
};

const isSignedIn = (caller: Caller): caller is SignedInCaller =>
  caller.player !== undefined && caller.sessionExpiresAt > Date.now();

/** First who calls, then what they send. */
const perform = (entry: Entry, payload: unknown, caller: Caller, guards: Guards): unknown => {
  const { auth, roles } = entry.contract;
  if (!auth && !roles) return handle(entry, payload, caller, guards);
  if (!isSignedIn(caller)) throw new CallError(entry.handler.signInCode ?? generalCodes.signIn);
  if (!roles) return handle(entry, payload, caller, guards);
  return guards.staff
    .admit(caller, roles)
    .then((staff) => handle(entry, payload, { ...caller, staff } as StaffCaller, guards));
};

/** One table of calls: schema, handler, and the one place where errors become answers. */
export const createDispatcher = <T extends Record<string, CallContract>>(
  contracts: T,
  handlers: {
    [N in keyof T]: CallHandler<T[N], T[N] extends { answer: infer A extends z.ZodType } ? z.output<A> : unknown>;
  },
  { translate, log, metrics, queues = createCallQueues(), isGame, isDraw, staff = closedGate }: Dependencies,
): Dispatch => {
  const entries = new Map<string, Entry>(
    Object.entries(contracts).map(([name, contract]) => [
      name,
      { name, contract, handler: handlers[name as keyof T] as CallHandler<CallContract, unknown> },
    ]),
  );

  const describe = (error: unknown, name: string, group: string, lang: Language): CallErrorBody => {
    if (error instanceof CallError) {
      const { message, ...details } = error.details;
      return { code: error.code, msg: translate(lang, group, message ?? String(error.code), details), ...details };
    }
    if (isBusy(error)) return { code: generalCodes.busy, msg: translate(lang, 'general', 'busy') };
    const requestId = createId();
    log.error({ err: error, call: name, requestId }, 'a call failed unexpectedly');
    return { code: generalCodes.unexpected, msg: translate(lang, 'general', '500', { requestId }), requestId };
  };

  const guards = { isGame, isDraw, staff, queues };
  return async (name, payload, caller) => {
    const entry = entries.get(name);
    const started = performance.now();
    try {
      if (!entry) throw new CallError(generalCodes.unknownCall);
      const result = await traced(`call ${name}`, {}, () => perform(entry, payload ?? {}, caller, guards));
      metrics.calls.inc({ call: name, outcome: 'ok' });
      return { error: null, result };
    } catch (error) {
      const group = entry?.handler.messages ?? 'general';
      const body = describe(error, name, group, caller.lang);
      const call = entry ? name : 'unknown';
      metrics.calls.inc({ call, outcome: outcomeOf(error) });
      if (error instanceof CallError) metrics.refusals.inc({ call, code: error.code });
      return { error: body };
    } finally {
      if (entry) metrics.callSeconds.observe({ call: name }, (performance.now() - started) / 1000);
    }
  };
};
