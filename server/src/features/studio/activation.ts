import {
  activateConfigVersion,
  findConfigVersion,
  versionsInForce,
  type ConfigVersion,
  type Database,
  type EntityManager,
  type VersionAct,
} from 'db';
import type { Games } from 'games-engine';
import { studioCodes, type VersionFinding } from '../../../contract/studio.contract.ts';
import { ownAccounts, type Decider } from '../../core/auth/staff-gate.ts';
import type { Clock } from '../../core/clock.ts';
import type { ServerGames } from '../../core/games/server-games.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { isGateOpen, readTrial, trialFacts, type TrialEvidence } from './trial-gate.ts';

const HOUR_MS = 3_600_000;

export interface ActivationTools {
  db: Pick<Database, 'pool' | 'orm'>;
  clock: Clock;
  games: Games;
  served: ServerGames;
  /** Findings of the guardrails in force in a config of a game or a draw that its schema accepts. */
  check(game: string, config: object): Promise<readonly VersionFinding[]>;
}

/** Request to make a version active. */
export interface Activation {
  act: VersionAct;
  isOverride: boolean; // without the trial that it needs
  schedule?: number; // id of the schedule that it carries out
}

export const isBlocking = ({ severity }: VersionFinding): boolean => severity === 'error';

/** Rules of every activation, by hand or scheduled. */
export const createActivation = ({ db, clock, games, served, check }: ActivationTools) => {
  const { pool } = db;
  const em = (): EntityManager => db.orm.em.fork();

  const findVersion = async (id: number): Promise<ConfigVersion> => {
    const version = await findConfigVersion(em(), id);
    if (!version || !games.find(version.game)) throw new CallError(studioCodes.notFound);
    return version;
  };

  /** Guardrails may have been tightened since a version was approved, or was active: what breaks them is not played. */
  const assertKept = async ({ game, config }: ConfigVersion): Promise<void> => {
    if ((await check(game, config)).some(isBlocking)) throw new CallError(studioCodes.outside);
  };

  const activeOf = async (game: string): Promise<ConfigVersion> => {
    const active = (await versionsInForce(em(), game)).find(({ status }) => status === 'active');
    if (!active) throw new Error(`${game} has no active config`);
    return active;
  };

  /** Play of a version that everybody could play next; undefined when it needs no trial, as a draw, which has no return. */
  const trialOf = async (version: ConfigVersion): Promise<TrialEvidence | undefined> => {
    const isNext = version.status === 'approved' || version.status === 'candidate';
    if (!isNext || !games.hasTable(version.game)) return undefined;
    const { id } = await activeOf(version.game);
    return readTrial({ pool, games: served, now: clock.now() }, version, id);
  };

  /** True for somebody who is neither author nor approver of a version, by all that identifies persons. */
  const isThird = async ({ authorId, approverId }: ConfigVersion, decider: Decider): Promise<boolean> => {
    const people = [authorId, approverId].flatMap((id) => id ?? []);
    return (await ownAccounts(em(), decider, people)).size === 0;
  };

  /** Facts for the trail of a version that everybody is to play. Throws CallError when it was not tried enough. */
  const passGate = async (version: ConfigVersion, isOverride: boolean): Promise<object> => {
    const trial = await trialOf(version);
    if (!trial) return {};
    const facts = trialFacts(trial);
    if (isGateOpen(trial)) return facts;
    const { rounds, players, timeMs } = trial;
    if (!isOverride)
      throw new CallError(studioCodes.trialNeeded, { rounds, players, hours: Math.floor(timeMs / HOUR_MS) });
    return { override: true, ...facts };
  };

  return {
    findVersion,
    assertKept,
    activeOf,
    trialOf,
    isThird,
    /** Throws CallError when somebody who may not overrides the trial of a version that needs it. */
    async assertMayOverride(version: ConfigVersion, decider: Decider): Promise<void> {
      const trial = await trialOf(version);
      if (trial && !isGateOpen(trial) && !(await isThird(version, decider))) throw new CallError(studioCodes.byThird);
    },
    /** Activates a version. False when somebody was first. Throws CallError when it may not be played. */
    async activate(version: ConfigVersion, { act, isOverride, schedule }: Activation): Promise<boolean> {
      await assertKept(version);
      const { id, game, status: from } = version;
      if (from !== 'approved' && from !== 'candidate') throw new CallError(studioCodes.wrongStatus, { status: from });
      const facts = { ...(await passGate(version, isOverride)), ...(schedule !== undefined && { scheduled: true }) };
      const isShared = games.get(game).hosting === 'shared';
      return activateConfigVersion(pool, { game, id, isShared, from, facts, schedule }, act);
    },
  };
};
