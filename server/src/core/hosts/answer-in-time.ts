import type { CallError } from '../realtime/call-error.ts';

/** At most so long a player waits for what the database has to say: one that answers at all has answered by then. */
export const ANSWER_MS = 4000;

/** The result, or the refusal that is due when it takes longer: what was begun goes on, nobody waits for it. */
export const answerInTime = async <T>(
  result: Promise<T>,
  refuse: () => CallError,
  answerMs = ANSWER_MS,
): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(refuse()), answerMs);
  try {
    return await Promise.race([result, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
