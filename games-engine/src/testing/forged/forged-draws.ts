import type { ExportEntry } from '../../audit/export-format.ts';
import { beaconKeyOf } from '../../core/beacon/beacon-key.ts';
import type { AnySharedGame, SharedBet } from '../../core/define-game.ts';
import { MIN_MARGIN_MS } from '../../core/draw/draw-config.ts';
import type { DrawTerms } from '../../core/draw/draw-terms.ts';
import type { SharedInputs } from '../../core/shared-rebuild.ts';
import { houseBeacon, saltOf } from '../draw-house.ts';
import { recordOf, remade, withEvent } from './dishonest-house.ts';
import type { Forgery } from './forgery-kinds.ts';
import { lightOf, litBy, litRound, type Lit } from './lit-rounds.ts';

const { periodSeconds } = houseBeacon.chain;
const stranger = beaconKeyOf('not the beacon', houseBeacon.chain);

/** A forgery of one round of a game: what it is made of instead. `isKept`: under the closing that viewers were sent. */
interface RoundForgery {
  name: string;
  why: string;
  needs?: 'beacon';
  isKept?: boolean;
  change(lit: Lit, inputs: SharedInputs): Partial<SharedInputs>;
}

const alteredFirst = (bets: readonly SharedBet<object>[], change: Partial<SharedBet<object>>) =>
  bets.map((bet, index) => (index === 0 ? { ...bet, ...change } : bet));

const ofBets: readonly RoundForgery[] = [
  {
    name: 'bets in another order',
    why: 'two bets changed places after the closing was signed',
    change: ({ bets: [first, second, ...rest] }) => ({
      bets: [
        { ...second, at: first?.at } as SharedBet<object>,
        { ...first, at: second?.at } as SharedBet<object>,
        ...rest,
      ],
    }),
  },
  {
    name: 'a salt altered',
    why: 'a bet has another salt than the one that was hashed',
    change: ({ bets }) => ({ bets: alteredFirst(bets, { salt: saltOf('another') }) }),
  },
  {
    name: 'a stake altered',
    why: 'a bet has another stake than the one that was hashed',
    change: ({ bets }) => ({ bets: alteredFirst(bets, { stakeMinor: (bets[0]?.stakeMinor ?? 0n) + 100n }) }),
  },
  {
    name: 'a bet of another player',
    why: 'a bet has another player than the one that was hashed',
    change: ({ bets }) => ({ bets: alteredFirst(bets, { player: 'somebody' }) }),
  },
];

const ofCounts: readonly RoundForgery[] = [
  {
    name: 'a bet dropped',
    why: 'the last bet is missing under a closing that counted and hashed it',
    change: ({ bets }) => ({ bets: bets.slice(0, -1) }),
  },
  {
    name: 'a bet inserted',
    why: 'a bet stands there that the closing neither counted nor hashed',
    change: ({ bets }) => ({
      bets: [
        ...bets,
        { ...bets.at(-1), id: 'inserted', player: 'house', salt: saltOf('inserted') } as SharedBet<object>,
      ],
    }),
  },
];

const ofLateBets: readonly RoundForgery[] = [
  {
    name: 'a bet after the close',
    why: 'a bet is later than the closing, which was signed with it',
    change: ({ bets, end }) => ({
      bets: [...bets, { ...bets.at(-1), id: 'late', player: 'house', at: end.closedAt + 1 } as SharedBet<object>],
    }),
  },
];

const ofTimes: readonly RoundForgery[] = [
  {
    name: 'closed when the beacon could be known',
    why: 'the closing is less than the least margin before the time of its beacon',
    change: ({ beaconAt, end }) => ({ end: { ...end, closedAt: beaconAt - MIN_MARGIN_MS + 1 } }),
  },
  {
    name: 'drawn before the beacon could be known',
    why: 'the draw is earlier than the time of its beacon',
    change: ({ beaconAt, end }) => ({ end: { ...end, drawnAt: beaconAt - 1 } }),
  },
  {
    name: 'void before its wait was over',
    why: 'a closed round gave its beacon less time than the config says',
    change: ({ beaconAt, end: { closedAt, closing } }) => ({
      end: { kind: 'voided', closedAt, closing, reason: 'unanswered', voidedAt: beaconAt + 1 },
    }),
  },
  {
    name: 'broken off after the close',
    why: 'a closed round ends because its outcome is known and unwelcome',
    change: ({ beaconAt, end: { closedAt, closing } }) => ({
      end: { kind: 'voided', closedAt, closing, reason: 'interrupted', voidedAt: beaconAt + 1 },
    }),
  },
];

const ofBeacons: readonly RoundForgery[] = [
  {
    name: 'another round of the beacon',
    why: 'the draw took the round of the beacon after the one that was announced',
    change: (lit) => ({ end: litBy(lightOf(houseBeacon.sign(lit.beaconRound + 1)), lit) }),
  },
  {
    name: 'another round of the beacon announced',
    why: 'the closing names a later round of the beacon than the one that follows from the countdown',
    change: (lit) => {
      const beaconRound = lit.beaconRound + 1;
      const end = litBy(lightOf(houseBeacon.sign(beaconRound)), lit);
      const drawnAt = end.drawnAt + periodSeconds * 1000;
      const settledAt = end.settledAt + periodSeconds * 1000;
      return { end: { ...end, closing: { ...lit.end.closing, beaconRound }, drawnAt, settledAt } };
    },
  },
  {
    name: 'a beacon of the house',
    why: 'the light is signed by another key than the beacon that was pinned',
    needs: 'beacon',
    change: (lit) => ({ end: litBy(lightOf(stranger.sign(lit.beaconRound)), lit) }),
  },
  {
    name: 'another mode',
    why: 'the round pinned the mode chain under a config that says beacon',
    change: ({ end }) => ({
      draw: { beacon: null, mode: 'chain' } satisfies DrawTerms,
      end: { ...end, closing: { ...end.closing, beaconRound: null }, light: { beacon: null, cosignatures: [] } },
    }),
  },
];

const forgeryOf =
  (game: string, isKept: boolean) =>
  ({ name, why, needs, change }: RoundForgery): Forgery => ({
    name: `${game}: ${name}`,
    why,
    ...(needs && { needs }),
    forge(entries) {
      const { at, lit } = litRound(entries, game);
      return remade(
        entries,
        at,
        (inputs) => ({ ...inputs, ...change(lit, inputs) }),
        isKept ? lit.end.closing : undefined,
      );
    },
  });

/** Forgeries of single events, under whatever else the round says. */
const ofEvents = (game: string): Forgery[] => {
  const event = (
    name: string,
    why: string,
    type: Parameters<typeof withEvent>[2],
    change: Parameters<typeof withEvent>[3],
  ): Forgery => ({
    name: `${game}: ${name}`,
    why,
    forge: (entries) => withEvent(entries, litRound(entries, game).at, type, change),
  });
  return [
    event('no closing', 'the round was drawn without a closing', 'betting.closed', () => undefined),
    event('a closing of version 1', 'the closing is not signed', 'betting.closed', ({ at = 0 }) => ({
      at,
      type: 'round.closed',
    })),
    event('a closing that nobody signed', 'the signature is none of the log’s key', 'betting.closed', (closed) => ({
      ...closed,
      signature: btoa('\0'.repeat(64)),
    })),
    event('another randomness', 'the randomness is not the hash of the signature', 'outcome.drawn', (drawn) => ({
      ...drawn,
      beacon: { ...Object(drawn['beacon']), randomness: '0'.repeat(64) },
    })),
    event('payouts altered', 'the rules pay something else', 'round.settled', (settled) => ({
      ...settled,
      payoutsMinor: (settled['payoutsMinor'] as string[]).map((payout) => String(BigInt(payout) + 1n)),
    })),
  ];
};

/** Another seed than the one that was committed to, with the draw that follows from it. */
const otherSeed = (game: string): Forgery => ({
  name: `${game}: another seed`,
  why: 'the seed is not the one that was committed to',
  forge(entries) {
    const { at } = litRound(entries, game);
    const { commitment } = recordOf(entries[at] as ExportEntry);
    const swapped = entries.map((entry, index) => (index === at ? { ...entry, serverSeed: '1'.repeat(64) } : entry));
    const changed = remade(swapped, at, (inputs) => inputs);
    return changed.map((entry, index) =>
      index === at ? { ...entry, record: { ...recordOf(entry), commitment } } : entry,
    );
  },
});

/**
 * Forgeries of a round of version 2 of a game by the house that an export by itself gives away. A room takes two bets,
 * no more and no fewer: from others no draw follows at all.
 */
export const forgedDraws = ({ id, seeding }: AnySharedGame): Forgery[] => {
  const isRoom = seeding === 'own';
  return [
    ...[...ofBets, ...(isRoom ? [] : ofCounts)].map(forgeryOf(id, true)),
    ...[...ofTimes, ...ofBeacons, ...(isRoom ? [] : ofLateBets)].map(forgeryOf(id, false)),
    ...ofEvents(id),
    otherSeed(id),
  ];
};
