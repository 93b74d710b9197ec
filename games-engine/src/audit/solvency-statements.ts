import type { Difference } from '../core/difference.ts';
import { DAY_MS, EMPTY_ROOT, reservesIn, type ReserveProof, type SolvencyRecord } from '../core/solvency/statement.ts';

/** Debt and reserves of the last statement, in one unit. */
export interface OwedSummary {
  unit: string;
  total: string; // hundredths owed, to players by name and to those unassigned
  reserves: string; // hundredths of the unit, by the house's course
}

/** Statements of solvency in a log so far. */
export interface SolvencySummary {
  statements: number;
  missedDays: number; // days between two statements without one
  proofs: number; // addresses in all statements
  checked: number; // signatures of them that were checked
  simulated: number; // statements whose reserves prove nothing
  last: { day: number; owed: readonly OwedSummary[] } | undefined;
}

export const noStatements = (): SolvencySummary => ({
  statements: 0,
  missedDays: 0,
  proofs: 0,
  checked: 0,
  simulated: 0,
  last: undefined,
});

const differ = (path: string, expected: string | number, got: string | number): Difference => ({ path, expected, got });

/** Gives the address that signed for a reserve, as `reserveSigner` of core/solvency does. */
export type FindSigner = (origin: string, record: SolvencyRecord, proof: ReserveProof) => string | undefined;

/** Follows a house's daily statements through a log: one a day, none of them leaves out a unit that one before had. */
export class SolvencyStatements {
  readonly #summary: SolvencySummary;
  readonly #findSigner: FindSigner | undefined;

  /** `summary` is counted in, and is all that goes from one part of a log to the next. */
  constructor(summary: SolvencySummary, findSigner: FindSigner | undefined) {
    this.#summary = summary;
    this.#findSigner = findSigner;
  }

  /** Takes a statement in: what is wrong about it, or undefined. `origin`: the log's name, which reserves sign. */
  take(record: SolvencyRecord, origin: string | undefined): Difference | undefined {
    const { last } = this.#summary;
    const { day, reserves, units } = record;
    this.#summary.statements += 1;
    this.#summary.proofs += reserves.proofs.length;
    if (reserves.simulated) this.#summary.simulated += 1;
    if (last && day > last.day) this.#summary.missedDays += day - last.day - 1;
    const owed = units.map(({ total, unassigned, unit }) => ({
      unit,
      total: String(BigInt(total) + BigInt(unassigned)),
      reserves: String(reservesIn(record, unit)),
    }));
    this.#summary.last = { day: Math.max(day, last?.day ?? 0), owed };
    return dayFault(record, last) ?? unitFault(record, last) ?? backingFault(record) ?? this.#unsigned(record, origin);
  }

  #unsigned(record: SolvencyRecord, origin: string | undefined): Difference | undefined {
    if (!this.#findSigner || origin === undefined) return undefined;
    for (const [at, proof] of record.reserves.proofs.entries()) {
      const signer = this.#findSigner(origin, record, proof);
      if (signer !== proof.address)
        return differ(`reserves.proofs.${at}.signature`, `a signature of ${proof.address}`, proof.signature);
      this.#summary.checked += 1;
    }
    return undefined;
  }
}

const dayFault = ({ at, day }: SolvencyRecord, last: SolvencySummary['last']): Difference | undefined => {
  if (day !== Math.floor(at / DAY_MS)) return differ('day', Math.floor(at / DAY_MS), day);
  return last && day <= last.day ? differ('day', `a day after ${last.day}`, day) : undefined;
};

const unitFault = ({ units }: SolvencyRecord, last: SolvencySummary['last']): Difference | undefined => {
  for (const [at, { leaves, root, total, unit }] of units.entries()) {
    const before = units[at - 1]?.unit;
    if (before !== undefined && before >= unit) return differ(`units.${at}.unit`, `a unit after ${before}`, unit);
    if (leaves === 0 && (root !== EMPTY_ROOT || total !== '0'))
      return differ(`units.${at}`, 'the tree without leaves', `${total} and ${root}`);
  }
  const left = last?.owed.find(({ unit }) => !units.some((each) => each.unit === unit));
  return (
    left && differ('units', `${left.unit} too, as in the statement before`, units.map(({ unit }) => unit).join(', '))
  );
};

const backingFault = (record: SolvencyRecord): Difference | undefined => {
  const { proofs } = record.reserves;
  for (const [at, proof] of proofs.entries()) {
    const path = `reserves.proofs.${at}`;
    if (!record.units.some(({ unit }) => unit === proof.unit))
      return differ(`${path}.unit`, 'a unit of the statement', proof.unit);
    if (proofs.findIndex(({ address, asset }) => address === proof.address && asset === proof.asset) !== at)
      return differ(`${path}.address`, 'an address that counts once for its asset', proof.address);
  }
  return undefined;
};
