import { drawCrashPoint, MAX_POINT, msUntil, multiplierAfter } from '../maths/crash.ts';
import { wonOf, type Rules } from './rules.types.ts';

interface Facts {
  startedAt: number; // ms since epoch
  point: number;
  target: number; // automatic cash-out
  takenAt?: number;
}

const MIN_TAKEN = 101; // a cash-out at 1.00 would always return the stake

export const crashRules: Rules<Facts> = {
  takes: ({ target, ...rest }) =>
    Object.keys(rest).length === 0 &&
    (target === undefined || (Number.isInteger(target) && target >= MIN_TAKEN && target <= MAX_POINT)),
  begin({ title, choice: { target = MAX_POINT }, random, now }) {
    const point = drawCrashPoint(random, title.rtp);
    const dueAt = now + (target <= point ? msUntil(target) : msUntil(point + 1));
    return { facts: { startedAt: now, point, target }, dueAt };
  },
  act({ facts, stakeMinor, now }, act) {
    const multiplier = multiplierAfter(now - facts.startedAt);
    if (act !== 'take' || multiplier < MIN_TAKEN) return undefined;
    const takenAt = Math.min(multiplier, facts.target);
    if (takenAt > facts.point) return { facts, wonMinor: 0 };
    return { facts: { ...facts, takenAt }, wonMinor: wonOf(stakeMinor, takenAt) };
  },
  end({ facts, stakeMinor }) {
    const { target, point } = facts;
    if (target > point) return { facts, wonMinor: 0 };
    return { facts: { ...facts, takenAt: target }, wonMinor: wonOf(stakeMinor, target) };
  },
  view: ({ startedAt, point, target, takenAt }, isOver) => ({
    startedAt,
    target,
    ...(isOver && { point }),
    ...(takenAt !== undefined && { takenAt }),
    acts: isOver ? [] : ['take'],
  }),
};
