import { asJson, type Difference } from './difference.ts';

/** Depth to which objects and lists may nest in a leaf: the leaf itself is the first. */
export const MAX_LEAF_DEPTH = 32;

/** A name that objects of some languages cannot have as a member of their own. */
const FORBIDDEN_NAME = '__proto__';

export interface LeafRules {
  allowsFractions?: boolean; // for checks that entered the log before their figures were integers
}

/**
 * The first thing about a leaf that no leaf may have, or undefined: a number that is no integer from 0 to 2^53 - 1, a
 * member of a forbidden name, or too deep a place. Whatever its kind asks beside this is not looked at.
 */
export const leafFault = (leaf: unknown, { allowsFractions = false }: LeafRules = {}): Difference | undefined => {
  const faultAt = (value: unknown, path: string, depth: number): Difference | undefined => {
    if (typeof value === 'number') return allowsFractions || isFigure(value) ? undefined : noFigure(path, value);
    if (typeof value !== 'object' || value === null) return undefined;
    if (depth > MAX_LEAF_DEPTH) return { path, expected: `no more than ${MAX_LEAF_DEPTH} levels`, got: 'a deeper one' };
    for (const [name, each] of Object.entries(value)) {
      const place = path === '' ? name : `${path}.${name}`;
      if (name === FORBIDDEN_NAME) return { path: place, expected: undefined, got: asJson(each) };
      const fault = faultAt(each, place, depth + 1);
      if (fault) return fault;
    }
    return undefined;
  };
  return faultAt(leaf, '', 1);
};

const isFigure = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

const noFigure = (path: string, got: number): Difference => ({ path, expected: 'an integer from 0 to 2^53 - 1', got });

/** Mark in the details of a check whose figures are integers, each so many `per` one. */
export const WHOLE_FIGURES = 'integers';
