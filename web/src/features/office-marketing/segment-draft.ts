import {
  languages,
  MAX_SEGMENT_COUNTRIES,
  MAX_SEGMENT_DAYS,
  segmentBounds,
  type Language,
  type SegmentConditions,
} from 'server/contract';

const days = { min: 1, max: MAX_SEGMENT_DAYS };

/** Numbers of a segment's form with their ranges, by the group that they stand in. Sums are in units. */
export const segmentFields = {
  level: { levelFrom: segmentBounds.level, levelTo: segmentBounds.level },
  played: { playedWithin: days, notPlayedFor: days },
  deposits: {
    depositDays: days,
    depositsFrom: segmentBounds.count,
    depositsTo: segmentBounds.count,
    depositedFrom: { min: 0, max: segmentBounds.sumMinor.max / 100 },
    depositedTo: { min: 0, max: segmentBounds.sumMinor.max / 100 },
  },
  signedUp: { signedUpWithin: days, signedUpBefore: days },
} as const;
export type SegmentGroup = keyof typeof segmentFields;
type FieldsOf<Group> = Group extends SegmentGroup ? keyof (typeof segmentFields)[Group] : never;
export type SegmentField = FieldsOf<SegmentGroup>;

/** A segment as it is typed. */
export interface SegmentDraft {
  readonly numbers: Readonly<Partial<Record<SegmentField, string>>>;
  readonly countries: string; // codes, with commas between
  readonly languages: readonly Language[];
}
export const emptySegment: SegmentDraft = { numbers: {}, countries: '', languages: [] };

/** A fault of a field: its range, or that it contradicts its neighbour. */
export type SegmentFault = 'range' | 'order' | 'days' | 'countries';
export interface ReadSegment {
  readonly conditions: SegmentConditions | undefined; // undefined: there are none, or faults
  readonly faults: Readonly<Partial<Record<SegmentField | 'countries', SegmentFault>>>;
}

const ranges: Readonly<Record<SegmentField, { min: number; max: number }>> = {
  ...segmentFields.level,
  ...segmentFields.played,
  ...segmentFields.deposits,
  ...segmentFields.signedUp,
};

// pairs of which the first may not be above the second
const pairs: readonly (readonly [low: SegmentField, high: SegmentField, isStrict: boolean])[] = [
  ['levelFrom', 'levelTo', false],
  ['notPlayedFor', 'playedWithin', true],
  ['depositsFrom', 'depositsTo', false],
  ['depositedFrom', 'depositedTo', false],
  ['signedUpBefore', 'signedUpWithin', true],
];

const minor = (units: number | undefined): number | undefined => (units === undefined ? undefined : units * 100);

const bounds = (from: number | undefined, to: number | undefined) =>
  from === undefined && to === undefined
    ? undefined
    : { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };

const codesOf = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((code) => code !== ''),
  ),
];

type Numbers = Partial<Record<SegmentField, number>>;

const readNumbers = ({ numbers }: SegmentDraft): Numbers =>
  Object.fromEntries(
    Object.entries(numbers).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, Number(text.trim())]])),
  );

const faultsOf = (numbers: Numbers, countries: readonly string[]): ReadSegment['faults'] => {
  const faults: Partial<Record<SegmentField | 'countries', SegmentFault>> = {};
  for (const [low, high, isStrict] of pairs) {
    const [from, to] = [numbers[low], numbers[high]];
    if (from !== undefined && to !== undefined && (isStrict ? from >= to : from > to)) faults[high] = 'order';
  }
  for (const [field, value] of Object.entries(numbers) as [SegmentField, number][]) {
    const { min, max } = ranges[field];
    if (!Number.isInteger(value) || value < min || value > max) faults[field] = 'range';
  }
  const isBounded = [numbers.depositsFrom, numbers.depositsTo, numbers.depositedFrom, numbers.depositedTo].some(
    (bound) => bound !== undefined,
  );
  if (isBounded && numbers.depositDays === undefined) faults.depositDays = 'days';
  if (countries.length > MAX_SEGMENT_COUNTRIES || countries.some((code) => !/^[A-Z]{2}$/.test(code)))
    faults.countries = 'countries';
  return faults;
};

/** Parses a draft into conditions, with its faults. */
export const readSegment = (draft: SegmentDraft): ReadSegment => {
  const numbers = readNumbers(draft);
  const countries = codesOf(draft.countries);
  const faults = faultsOf(numbers, countries);
  if (Object.keys(faults).length > 0) return { conditions: undefined, faults };
  const { depositDays, playedWithin, notPlayedFor, signedUpWithin, signedUpBefore } = numbers;
  const level = bounds(numbers.levelFrom, numbers.levelTo);
  const count = bounds(numbers.depositsFrom, numbers.depositsTo);
  const sumMinor = bounds(minor(numbers.depositedFrom), minor(numbers.depositedTo));
  const conditions: SegmentConditions = {
    ...(level && { level }),
    ...((playedWithin ?? notPlayedFor) !== undefined && {
      played: {
        ...(playedWithin !== undefined && { withinDays: playedWithin }),
        ...(notPlayedFor !== undefined && { notForDays: notPlayedFor }),
      },
    }),
    ...(depositDays !== undefined && {
      deposits: { days: depositDays, ...(count && { count }), ...(sumMinor && { sumMinor }) },
    }),
    ...(countries.length > 0 && { countries }),
    ...(draft.languages.length > 0 && { languages: languages.filter((one) => draft.languages.includes(one)) }),
    ...((signedUpWithin ?? signedUpBefore) !== undefined && {
      signedUp: {
        ...(signedUpWithin !== undefined && { withinDays: signedUpWithin }),
        ...(signedUpBefore !== undefined && { beforeDays: signedUpBefore }),
      },
    }),
  };
  return { conditions: Object.keys(conditions).length === 0 ? undefined : conditions, faults };
};

const text = (value: number | undefined): string => (value === undefined ? '' : String(value));
const units = (value: number | undefined): string => text(value === undefined ? undefined : value / 100);

/** The draft from which these conditions are read. */
export const segmentDraftOf = (conditions: SegmentConditions): SegmentDraft => ({
  numbers: {
    levelFrom: text(conditions.level?.from),
    levelTo: text(conditions.level?.to),
    playedWithin: text(conditions.played?.withinDays),
    notPlayedFor: text(conditions.played?.notForDays),
    depositDays: text(conditions.deposits?.days),
    depositsFrom: text(conditions.deposits?.count?.from),
    depositsTo: text(conditions.deposits?.count?.to),
    depositedFrom: units(conditions.deposits?.sumMinor?.from),
    depositedTo: units(conditions.deposits?.sumMinor?.to),
    signedUpWithin: text(conditions.signedUp?.withinDays),
    signedUpBefore: text(conditions.signedUp?.beforeDays),
  },
  countries: conditions.countries?.join(', ') ?? '',
  languages: conditions.languages ?? [],
});
