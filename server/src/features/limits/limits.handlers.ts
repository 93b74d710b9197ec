import {
  beginBreak,
  bindPerson,
  breaks,
  cancelPendingLimit,
  changeStakeRules,
  comeBack,
  confirmRaise,
  endOfClosure,
  notices,
  playedSince,
  playTimeOf,
  recordAccountEvent,
  setLimit,
  setRealityCheck,
  userRepository,
  type Database,
  type EntityManager,
  type Restriction,
} from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import { isLanguage, languages } from '../../../contract/languages.ts';
import { limitsCodes } from '../../../contract/limit-values.ts';
import type { limitsCalls, LimitsState } from '../../../contract/limits.contract.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import type { PersonWatch } from '../../core/auth/person-watch.ts';
import type { Clock } from '../../core/clock.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';
import { loadLimits } from '../../core/limits-state.ts';

type Handlers = { [N in keyof typeof limitsCalls]: CallHandler<(typeof limitsCalls)[N], CallAnswer<N>> };

export interface LimitsOptions {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  persons: PersonWatch;
}

/** Trail of a change. */
interface Trail {
  kind: string;
  details: Record<string, unknown>;
}

/** `limits.*`: everything that players lay on themselves. */
export const createLimitsHandlers = ({ db, clock, mailer, persons }: LimitsOptions): Handlers => {
  /** One change, with its line in the account's trail: it counts for the next bet in whatever process. */
  const change = async (
    userId: bigint,
    { kind, details }: Trail,
    work: (em: EntityManager, at: number) => Promise<unknown>,
  ): Promise<LimitsState> => {
    await changeStakeRules(db, { userId, now: () => clock.now() }, async (em, at) => {
      await work(em, at);
      await recordAccountEvent(em, { userId, kind, details });
      await tellPlayerChanged(em, userId);
    });
    return loadLimits(db, userId, clock.now());
  };

  const sendLetter = async (em: EntityManager, userId: bigint, until: number): Promise<void> => {
    const user = await userRepository(em).findById(userId);
    if (user?.email == null || !user.emailVerified) return;
    const lang = isLanguage(user.lang) ? user.lang : languages[0];
    const end = endOfClosure(until);
    const values = { nick: user.nick, until: end === null ? null : new Date(end) };
    await mailer.send(em, 'selfExcluded', { email: user.email, lang, userId }, values);
  };

  /** A self-exclusion holds for the person, whatever accounts they have. */
  const excludePerson = async (em: EntityManager, userId: bigint, until: number, at: number): Promise<void> => {
    await notices.dropSubscriptionsOf(em, userId);
    for (const id of await bindPerson(em, userId, { until, at })) {
      await notices.dropSubscriptionsOf(em, id);
      await tellPlayerChanged(em, id);
    }
    await sendLetter(em, userId, until);
  };

  const takeBreak = async (
    userId: bigint,
    kind: Restriction,
    length: string,
    lasts: string | null,
  ): Promise<LimitsState> => {
    await persons.look(userId); // so that an exclusion knows of all that identifies its player
    return change(userId, { kind: 'break.began', details: { kind, length } }, async (em, at) => {
      const begun = await beginBreak(em, { userId, kind, lasts, at });
      if (!begun) throw new CallError(limitsCodes.shorterBreak);
      if (begun.kind === 'self_exclusion') await excludePerson(em, userId, begun.until, at);
    });
  };

  return {
    'limits.load': { handle: (_payload, { player }) => loadLimits(db, player.userId, clock.now()) },
    'limits.set': {
      handle({ kind, period, amount }, { player: { userId } }) {
        const details = { kind, period, amount };
        return change(userId, { kind: 'limit.set', details }, (em, at) =>
          setLimit(em, { userId, kind, period, amount: amount === null ? null : BigInt(amount), at }),
        );
      },
    },
    'limits.cancelPending': {
      handle({ kind, period }, { player: { userId } }) {
        return change(userId, { kind: 'limit.pending_cancelled', details: { kind, period } }, (em) =>
          cancelPendingLimit(em, { userId, kind, period }),
        );
      },
    },
    'limits.confirmPending': {
      handle({ kind, period }, { player: { userId } }) {
        return change(userId, { kind: 'limit.raise_confirmed', details: { kind, period } }, async (em, at) => {
          if (!(await confirmRaise(em, { userId, kind, period, at }))) throw new CallError(limitsCodes.raiseNotReady);
        });
      },
    },
    'limits.comeBack': {
      handle: (_payload, { player: { userId } }) =>
        change(userId, { kind: 'exclusion.ended', details: {} }, async (em, at) => {
          if (!(await comeBack(em, userId, at))) throw new CallError(limitsCodes.returnTooEarly);
        }),
    },
    'limits.timeOut': {
      handle: ({ for: length }, { player }) => takeBreak(player.userId, 'time_out', length, breaks.time_out[length]),
    },
    'limits.selfExclude': {
      handle: ({ for: length }, { player }) =>
        takeBreak(player.userId, 'self_exclusion', length, breaks.self_exclusion[length]),
    },
    'limits.setRealityCheck': {
      handle: ({ minutes }, { player: { userId } }) =>
        change(userId, { kind: 'reality_check.set', details: { minutes } }, (em) =>
          setRealityCheck(em, userId, minutes),
        ),
    },
    'limits.realityCheck': {
      async handle(_payload, { player: { userId } }) {
        const serverTime = clock.now();
        const { since } = await playTimeOf(db.orm.em.fork(), userId, serverTime);
        const { stakedMinor, paidMinor } = await playedSince(db.orm.em.fork(), userId, since);
        return { sinceMs: since, serverTime, stakedMinor: Number(stakedMinor), paidMinor: Number(paidMinor) };
      },
    },
  };
};
