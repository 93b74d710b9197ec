import type { WithdrawalFacts } from 'server/contract';

type Details = WithdrawalFacts['trail'][number]['details'];

/** One thing that an event says of itself. */
export interface TrailDetail {
  readonly key:
    | 'debit'
    | 'arrives'
    | 'newDestination'
    | 'risk'
    | 'provider'
    | 'amount'
    | 'number'
    | 'transaction'
    | 'says'
    | 'why'
    | 'reason';
  readonly value: string;
}

/** Under which names the server keeps them, in the order in which they are shown. */
const sources: readonly (readonly [TrailDetail['key'], name: string])[] = [
  ['debit', 'debitMinor'],
  ['arrives', 'arrives'],
  ['newDestination', 'isNewDestination'],
  ['risk', 'risk'],
  ['provider', 'provider'],
  ['amount', 'amount'],
  ['number', 'providerId'],
  ['transaction', 'transaction'],
  ['says', 'says'],
  ['why', 'why'],
  ['reason', 'reason'],
  ['reason', 'problem'],
];

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Details of an event worth a person's look: empty ones, and those that only a program needs, are left out. */
export const trailDetails = (details: Details): TrailDetail[] =>
  sources.flatMap(([key, name]): TrailDetail[] => {
    const value = details[name];
    if (key === 'newDestination') return value === true ? [{ key, value: '' }] : [];
    const text = textOf(value);
    if (text === '') return [];
    const currency = textOf(details['currency']);
    return [{ key, value: key === 'amount' && currency !== '' ? `${text} ${currency}` : text }];
  });

/** Name of an event: an approval without a person is the program's. */
export const eventKey = ({ kind, actor }: { kind: string; actor: string | null }): string =>
  kind === 'approved' && actor === null ? 'event.automatic' : `event.${kind}`;

const BY_PLAYER: ReadonlySet<string> = new Set(['created', 'cancelled', 'price_accepted']);

/** Author of an act where no member of the staff did it. */
export const actorKey = (kind: string): 'trail.player' | 'trail.system' =>
  BY_PLAYER.has(kind) ? 'trail.player' : 'trail.system';
