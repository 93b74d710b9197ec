import type { ScriptStep } from './scene-script.ts';

const TAIL_MS = 4000; // in which the last state is shown: longer than any win's ornament

/** From when to when a script is shown, ms. */
export const spanOf = (steps: readonly ScriptStep[]): { from: number; to: number } => ({
  from: steps[0]?.at ?? 0,
  to: (steps.at(-1)?.at ?? 0) + TAIL_MS,
});

/** The steps up to a moment: one at least. */
export const stepsUntil = (steps: readonly ScriptStep[], now: number): readonly ScriptStep[] =>
  steps.slice(0, Math.max(1, steps.findLastIndex(({ at }) => at <= now) + 1));

/** The moment in the middle of a step: what moves is on its way then. */
export const middleOf = (steps: readonly ScriptStep[], index: number): number => {
  const { to } = spanOf(steps);
  const from = steps[index]?.at ?? 0;
  return Math.round((from + (steps[index + 1]?.at ?? to)) / 2);
};
