import { support } from 'db';
import type { ReadyAnswer } from '../../../contract/features/office-support.contract.ts';
import { supportCodes, supportVariables } from '../../../contract/features/support-values.ts';
import type { Staff } from '../../core/auth/staff-gate.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { CallError } from '../../core/realtime/call-error.ts';

const VARIABLE = /\{([^{}]*)\}/g;

interface Draft {
  id?: number | undefined;
  version?: number | undefined; // the edited one
  title: string;
  queue: ReadyAnswer['queue'];
  bodies: ReadyAnswer['bodies'];
}

export const loadReadyAnswers = async ({ db }: Pick<FeatureTools, 'db'>): Promise<ReadyAnswer[]> =>
  (await support.readyAnswers(db.pool)) as ReadyAnswer[];

/** All versions of a ready answer, the newest first. */
export const loadReadyVersions = async ({ em }: Pick<FeatureTools, 'em'>, id: number): Promise<ReadyAnswer[]> =>
  (await support.readyVersions(em(), id)) as ReadyAnswer[];

/** Throws CallError SUPPORT_VARIABLE for a variable that there is not, and SUPPORT_EMPTY for an answer without words. */
const assertBodies = (bodies: Draft['bodies']): void => {
  const texts = Object.entries(bodies);
  if (!texts.some(([, text]) => text.trim() !== '')) throw new CallError(supportCodes.empty);
  for (const [language, text] of texts)
    for (const [, name] of text.matchAll(VARIABLE))
      if (!(supportVariables as readonly (string | undefined)[]).includes(name))
        throw new CallError(supportCodes.variable, { field: `bodies.${language}` });
};

/** Saves a new answer, or the next version of one. Throws CallError SUPPORT_CHANGED when somebody else was first. */
export const saveReadyAnswer = async (
  { db, inUnitOfWork, clock }: Pick<FeatureTools, 'db' | 'inUnitOfWork' | 'clock'>,
  { actorId }: Staff,
  { id, version, title, queue, bodies }: Draft,
): Promise<ReadyAnswer> => {
  assertBodies(bodies);
  const draft = { title, queue, bodies: bodies as Record<string, string>, editedBy: actorId, editedAt: clock.now() };
  const saved = await inUnitOfWork(async ({ em }) => {
    if (id === undefined || version === undefined) return support.addReadyAnswer(em, draft);
    if (!(await support.changeReadyAnswer(em, { id, version }, draft))) throw new CallError(supportCodes.changed);
    return id;
  });
  const [answer] = await support.readyAnswers(db.pool, saved);
  if (!answer) throw new CallError(supportCodes.notFound);
  return answer as ReadyAnswer;
};
