import type { Finding } from './guardrails.ts';

/** A finding as a leaf holds it: its figures are integers, so many `per` one; 1 where that is left out. */
export type LoggedFinding = Finding & { readonly per?: number };

const UNITS = [1, 1e9, 1e6, 1e3]; // the finest in which all figures of a finding are integers below 2^53

const figuresOf = ({ got, allowed }: Finding): number[] =>
  [got, allowed.min, allowed.max].filter((figure) => typeof figure === 'number');

const fits = (figures: readonly number[], per: number): boolean =>
  figures.every((figure) =>
    per === 1 ? Number.isSafeInteger(figure) : Math.abs(figure) * per <= Number.MAX_SAFE_INTEGER,
  );

const withFigures = <T extends Finding>(finding: T, change: (figure: number) => number): T => {
  const { got, allowed } = finding;
  const { min, max } = allowed;
  return {
    ...finding,
    got: typeof got === 'number' ? change(got) : got,
    allowed: {
      ...(min !== undefined && { min: change(min) }),
      ...(max !== undefined && { max: change(max) }),
    },
  };
};

/** A finding for the log. Rounds its shares to the nearest unit. */
export const loggedFinding = (finding: Finding): LoggedFinding => {
  const figures = figuresOf(finding);
  const per = UNITS.find((unit) => fits(figures, unit));
  if (per === undefined) throw new RangeError(`a finding of ${finding.rule} has a figure beyond all units`);
  return per === 1 ? finding : { ...withFigures(finding, (figure) => Math.round(figure * per)), per };
};

/** A logged finding in the figures that it was found in. */
export const shownFinding = ({ per = 1, ...finding }: LoggedFinding): Finding =>
  withFigures(finding, (figure) => figure / per);
