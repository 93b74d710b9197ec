// Apart from the schemas: pages show these values and formulas too.

/** Refusals of the New Year drum. */
export const newyearCodes = {
  notRunning: 'NEWYEAR_NOT_RUNNING',
  noTickets: 'NEWYEAR_NO_TICKETS',
  ticketSpent: 'NEWYEAR_TICKET_SPENT', // or it is not the next one
  notReady: 'NEWYEAR_NOT_READY', // the drum has a physical prize without a configured stock
  fieldsEmpty: 'NEWYEAR_FIELDS_EMPTY', // all fields of an order must be filled
  ordered: 'NEWYEAR_ORDERED',
  notWon: 404, // unknown prize, or another player's
} as const;

/** Refusals of staff actions on orders. */
export const officeNewyearCodes = { notFound: 404, gone: 'GONE', ownOrder: 'OWN_ORDER' } as const;

/** A ticket's price in deposits that are played through, base hundredths: the same in every currency, by its course. */
export const NEWYEAR_TICKET_MINOR = 10_000n;

export const NEWYEAR_LOGIN_TICKETS = 3; // per Moscow day with a sign-in

export const MAX_NEWYEAR_SPINS = 100; // tickets that one request spends: it locks the drum's prizes for as long

/** The facts a player's tickets are computed from. Deposits: base hundredths, without additions. */
export interface NewyearTicketFacts {
  days: number;
  playedMinor: bigint; // deposits that are played through
  pendingMinor: bigint; // and those that are not yet
}

/** Tickets for all played-through deposits together: the remainder of one counts with the next. */
export const newyearDepositTickets = ({ playedMinor }: Pick<NewyearTicketFacts, 'playedMinor'>): number =>
  Number(playedMinor / NEWYEAR_TICKET_MINOR);

/** Tickets that come once the other deposits are played through too. */
export const newyearPendingTickets = ({ playedMinor, pendingMinor }: Omit<NewyearTicketFacts, 'days'>): number =>
  newyearDepositTickets({ playedMinor: playedMinor + pendingMinor }) - newyearDepositTickets({ playedMinor });

/** All tickets a player has earned in an edition. */
export const newyearTickets = (facts: Omit<NewyearTicketFacts, 'pendingMinor'>): number =>
  facts.days * NEWYEAR_LOGIN_TICKETS + newyearDepositTickets(facts);

/** Tickets left. A reversed deposit takes its tickets away; spent ones stay spent. */
export const newyearSpinsLeft = (facts: Omit<NewyearTicketFacts, 'pendingMinor'> & { spent: number }): number =>
  Math.max(0, newyearTickets(facts) - facts.spent);

/** Types of prizes. */
export const newyearPrizeTypes = { base: 1, dic: 2, item: 3 } as const;

export const NEWYEAR_SHIPS_WITHIN_MS = 7 * 86_400_000; // time within which an order is sent
export const NEWYEAR_KEPT_MS = 30 * 86_400_000; // an address, after shipment
