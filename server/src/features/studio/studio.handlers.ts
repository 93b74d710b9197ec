import {
  addConfigComment,
  approveConfigVersion,
  cancelSchedule,
  configComments,
  configVersionEvents,
  lastCandidateRun,
  lastSchedule,
  listConfigVersions,
  playedSharedBets,
  playedSoloBets,
  recordConfigCheck,
  rejectConfigVersion,
  rollBackConfigVersion,
  saveConfigVersion,
  scheduleActivation,
  startCandidate,
  stopCandidate,
  totalsOfRun,
  totalsOfSharedRun,
  versionsInForce,
  type ConfigVersion,
  type EntityManager,
  type TrialBeacon,
  type VersionAct,
} from 'db';
import { contentHash, type AnyGame } from 'games-engine';
import { loggedFinding, type Finding, type PlayedBets, type PlayedClass } from 'games-engine/analysis';
import type { CallAnswer } from '../../../contract/calls.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import {
  COMMENTS_SHOWN,
  MAX_TRAFFIC_BETS,
  MAX_TRAFFIC_CLASSES,
  SCHEDULE_DAYS,
  studioCodes,
  TRAFFIC_DAYS,
  VERSIONS_PAGE,
  type studioCalls,
  type VersionFinding,
} from '../../../contract/studio.contract.ts';
import { assertOtherPerson, ownAccounts } from '../../core/auth/staff-gate.ts';
import type { ActiveConfigs } from '../../core/hosts/active-configs.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { CallHandler, SignedInCaller, StaffCaller } from '../../core/realtime/dispatcher.ts';
import { createActivation, isBlocking, type ActivationTools } from './activation.ts';
import { readInbox, type WaitingGuardrails } from './inbox.ts';
import { shownDetails, shownResult, shownRun, shownSchedule, shownVersion } from './shown-version.ts';
import { isGateOpen, shownBand } from './trial-gate.ts';

type Handlers = { [N in keyof typeof studioCalls]: CallHandler<(typeof studioCalls)[N], CallAnswer<N>> };

export interface StudioOptions extends ActivationTools {
  configs: ActiveConfigs;
  /** The classes of a config that played bets were of, the most played first. */
  classify(game: string, config: object, bets: readonly PlayedBets[]): readonly PlayedClass[];
  /** Guardrails that wait for a decision. */
  proposals(): Promise<readonly WaitingGuardrails[]>;
  /** The beacon's round that salts the lottery of a trial which begins now. */
  announceTrial(): TrialBeacon;
  /** The connection hears of changes from now on. */
  watch(caller: SignedInCaller): void;
}

const messages = 'studio';
const DAY_MS = 86_400_000;

/** Findings as a version's trail keeps them and the log holds them. */
const logged = (findings: readonly VersionFinding[]): object[] =>
  findings.map((finding) => loggedFinding(finding as Finding));

/** `studio.*`: versions of configs. Who may do what with which is decided by the statements that do it. */
export const createStudioHandlers = (options: StudioOptions): Handlers => {
  const { db, clock, games, configs, check, classify, proposals, announceTrial, watch } = options;
  const { pool } = db;
  const activation = createActivation(options);
  const { assertKept, activeOf, findVersion: found, isThird, trialOf } = activation;
  const em = (): EntityManager => db.orm.em.fork();

  /** A designer's act, for a version's trail. */
  const actOf = ({ staff }: StaffCaller, reason: string): VersionAct => ({
    actorId: staff.actorId,
    reason,
    at: clock.now(),
  });

  const isShared = (game: string): boolean => games.get(game).hosting === 'shared';
  const gameOf = ({ game }: ConfigVersion): AnyGame => games.get(game);
  const findingsOf = ({ game, config }: ConfigVersion): Promise<readonly VersionFinding[]> => check(game, config);

  /** The version as it is after something was done to it. */
  const done = async (id: number, { staff }: StaffCaller): Promise<CallAnswer<'studio.approve'>> => {
    const version = await found(id);
    return { version: shownVersion(version, await ownAccounts(em(), staff, [version.authorId])) };
  };

  /** Why nothing was done to a version. */
  const refusalOf = async (id: number): Promise<CallError> =>
    new CallError(studioCodes.wrongStatus, { status: (await found(id)).status });

  /** Reads this process's configs again before the answer; the others have been told. */
  const inForce = async (id: number, isDone: boolean, caller: StaffCaller): Promise<CallAnswer<'studio.approve'>> => {
    if (!isDone) throw await refusalOf(id);
    await configs.refresh();
    return done(id, caller);
  };

  const scheduleOf = async (id: number): Promise<CallAnswer<'studio.schedule'>> => {
    const schedule = await lastSchedule(em(), id);
    if (!schedule) throw new CallError(studioCodes.notScheduled);
    return { schedule: shownSchedule(schedule) };
  };

  return {
    'studio.versions': {
      messages,
      async handle({ game, before }, caller) {
        watch(caller);
        const rows = await listConfigVersions(em(), { game, before, limit: VERSIONS_PAGE + 1 });
        const inForceNow = await versionsInForce(em(), game);
        const authors = [...rows, ...inForceNow].map(({ authorId }) => authorId);
        const ownIds = await ownAccounts(em(), caller.staff, authors);
        const versions = rows.slice(0, VERSIONS_PAGE).map((row) => shownVersion(row, ownIds));
        const now = inForceNow.map((row) => shownVersion(row, ownIds));
        const active = now.find(({ status }) => status === 'active');
        if (!active) throw new Error(`${game} has no active config`);
        const candidate = now.find(({ status }) => status === 'candidate') ?? null;
        const next = rows.length > VERSIONS_PAGE ? (versions.at(-1)?.version ?? null) : null;
        return { versions, next, active, candidate };
      },
    },
    'studio.inbox': {
      messages,
      async handle(_payload, caller) {
        watch(caller);
        return { waiting: await readInbox({ em: em(), pool, games, proposals }, caller) };
      },
    },
    'studio.version': {
      messages,
      async handle({ id }, caller) {
        const version = await found(id);
        const ownIds = await ownAccounts(em(), caller.staff, [version.authorId]);
        const past = { events: await configVersionEvents(em(), id), schedule: await lastSchedule(em(), id) };
        return shownDetails(gameOf(version), version, past, ownIds);
      },
    },
    'studio.save': {
      messages,
      async handle({ game, config, reason, basedOn }, caller) {
        const act = actOf(caller, reason);
        const parsed = games.get(game).configSchema.safeParse(config);
        if (!parsed.success) throw refuseConfig(parsed.error.issues[0]);
        const content = parsed.data as object;
        const saved = await saveConfigVersion(pool, {
          ...act,
          game,
          hash: contentHash(content),
          config: content,
          basedOn,
        });
        if (saved.status === 'baseless') throw new CallError(studioCodes.notFound);
        if (saved.status === 'same') throw new CallError(studioCodes.sameContent, { version: saved.version });
        return done(saved.id, caller);
      },
    },
    'studio.check': {
      messages,
      async handle({ id }, caller) {
        const act = actOf(caller, '');
        const findings = await findingsOf(await found(id));
        const result = { isBlocked: findings.some(isBlocking), findings: logged(findings) };
        if (!(await recordConfigCheck(pool, id, act, result))) throw await refusalOf(id);
        return { ...(await done(id, caller)), findings: [...findings] };
      },
    },
    'studio.approve': {
      messages,
      async handle({ id, reason }, caller) {
        const act = actOf(caller, reason);
        const version = await found(id);
        const { authorId } = version;
        if (authorId !== null && authorId !== act.actorId) await assertOtherPerson(em(), caller.staff, authorId);
        const findings = await findingsOf(version); // the bounds may be others than when it was checked
        if (findings.some(isBlocking)) {
          await recordConfigCheck(pool, id, { ...act, reason: '' }, { isBlocked: true, findings: logged(findings) });
          throw new CallError(studioCodes.guardrails);
        }
        if (await approveConfigVersion(pool, id, act)) return done(id, caller);
        throw version.authorId === act.actorId ? new CallError(studioCodes.ownVersion) : await refusalOf(id);
      },
    },
    'studio.reject': {
      messages,
      async handle({ id, reason }, caller) {
        const act = actOf(caller, reason);
        if (!(await rejectConfigVersion(pool, id, act))) throw await refusalOf(id);
        return done(id, caller);
      },
    },
    'studio.comments': {
      messages,
      async handle({ id }) {
        const comments = await configComments(em(), (await found(id)).id, COMMENTS_SHOWN);
        return { comments: comments.map(({ authorId: _authorId, ...comment }) => comment) };
      },
    },
    'studio.comment': {
      messages,
      async handle({ id: version, text }, { staff: { actorId: authorId } }) {
        const { id: configId } = await found(version);
        await addConfigComment(em(), { configId, authorId, text, at: clock.now() });
        return { success: true };
      },
    },
    'studio.trial': {
      messages,
      async handle({ id }, caller) {
        const version = await found(id);
        const trial = await trialOf(version);
        const { rounds = 0, players = 0, timeMs = 0, band, isStopped = false } = trial ?? {};
        return {
          isNeeded: trial !== undefined,
          isOpen: !trial || isGateOpen(trial),
          rounds,
          players,
          minutes: Math.floor(timeMs / 60_000),
          isStopped,
          band: band ? shownBand(band) : null,
          mayOverride: await isThird(version, caller.staff),
        };
      },
    },
    'studio.activate': {
      messages,
      async handle({ id, reason, isOverride = false }, caller) {
        const act = actOf(caller, reason);
        const version = await found(id);
        if (isOverride) await activation.assertMayOverride(version, caller.staff);
        return inForce(id, await activation.activate(version, { act, isOverride }), caller);
      },
    },
    'studio.schedule': {
      messages,
      async handle({ id, at, reason, isOverride = false }, { staff }) {
        const now = clock.now();
        if (!(at > now && at <= now + SCHEDULE_DAYS * DAY_MS)) throw new CallError(studioCodes.scheduleTime);
        const version = await found(id);
        if (version.status !== 'approved' && version.status !== 'candidate') throw await refusalOf(id);
        if (isOverride) await activation.assertMayOverride(version, staff);
        const plan = { configId: id, authorId: staff.actorId, reason, isOverride, at, createdAt: now };
        if (!(await scheduleActivation(em(), plan))) throw new CallError(studioCodes.scheduled);
        return scheduleOf(id);
      },
    },
    'studio.unschedule': {
      messages,
      async handle({ id }, { staff }) {
        await found(id);
        const isCancelled = await cancelSchedule(em(), id, { at: clock.now(), by: staff.actorId });
        if (!isCancelled) throw new CallError(studioCodes.notScheduled);
        return scheduleOf(id);
      },
    },
    'studio.rollback': {
      messages,
      async handle({ game, to: id, reason }, caller) {
        const act = actOf(caller, reason);
        const version = await found(id);
        if (version.game !== game) throw new CallError(studioCodes.notFound);
        await assertKept(version);
        return inForce(id, await rollBackConfigVersion(pool, { game, id, isShared: isShared(game) }, act), caller);
      },
    },
    'studio.candidate.start': {
      messages,
      async handle({ id, sharePpm, reason }, caller) {
        const act = actOf(caller, reason);
        const version = await found(id);
        const { game } = version;
        if (!games.hasTable(game)) throw new CallError(studioCodes.notFound); // draws have no return to compare
        await assertKept(version);
        const trial = announceTrial();
        const isStarted = await startCandidate(pool, { game, id, sharePpm, isShared: isShared(game), trial }, act);
        const rival = (await versionsInForce(em(), game)).find(({ status }) => status === 'candidate');
        if (!isStarted && rival && rival.id !== id) throw new CallError(studioCodes.candidateRuns);
        return inForce(id, isStarted, caller);
      },
    },
    'studio.candidate.stop': {
      messages,
      async handle({ game, reason }, caller) {
        const act = actOf(caller, reason);
        const id = await stopCandidate(pool, { game, isShared: isShared(game) }, act);
        if (id === undefined) throw new CallError(studioCodes.noCandidate);
        return inForce(id, true, caller);
      },
    },
    'studio.traffic': {
      messages,
      async handle({ game }) {
        const since = clock.now() - TRAFFIC_DAYS * DAY_MS;
        const active = await activeOf(game);
        const read = games.get(game).hosting === 'solo' ? playedSoloBets : playedSharedBets;
        const { kinds, bets, oldestAt } = await read(pool, { game, since, most: MAX_TRAFFIC_BETS });
        const played = classify(game, active.config, kinds).slice(0, MAX_TRAFFIC_CLASSES);
        return {
          since: bets === MAX_TRAFFIC_BETS ? (oldestAt ?? since) : since,
          bets,
          counted: Math.round(played.reduce((sum, { weight }) => sum + weight, 0)),
          classes: played.map(({ id, weight, stakeMinor }) => ({ id, weight, stakeMinor: Number(stakeMinor) })),
        };
      },
    },
    'studio.candidate.results': {
      messages,
      async handle({ game }) {
        const run = await lastCandidateRun(pool, game);
        if (!run) return { run: null };
        const totals = await (isShared(game) ? totalsOfSharedRun : totalsOfRun)(pool, game, run);
        const resultOf = async (id: number) => shownResult(games.get(game), await found(id), totals);
        const [candidate, active] = [await resultOf(run.candidateId), await resultOf(run.activeId)];
        return { run: { ...shownRun(run), candidate, active } };
      },
    },
  };
};

/** The field of a config that its game does not take. */
const refuseConfig = (issue: { path: readonly PropertyKey[]; keys?: readonly string[] } | undefined): CallError => {
  const path = [...(issue?.path ?? []), ...(issue?.keys?.slice(0, 1) ?? [])];
  return new CallError(generalCodes.badPayload, { field: ['config', ...path.map(String)].join('.') });
};
