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

export const NEWYEAR_LOGIN_TICKETS = 3; // per Moscow day with a sign-in

/** Deposits per ticket: hundredths of the deposit's currency; base hundredths for other currencies. */
export const NEWYEAR_TICKET_PRICES = { usd: 100n, rub: 10_000n, kzt: 55_000n, other: 10_000n } as const;

/** A common multiple of all prices. */
const PARTS = 110_000n;

/** The facts a player's tickets are computed from. Deposits: hundredths of their currency; others base hundredths. */
export interface NewyearTicketFacts {
  days: number;
  usdMinor: bigint;
  rubMinor: bigint;
  kztMinor: bigint;
  otherMinor: bigint;
}

/** Tickets for all deposits together: the remainder of one counts with the next. */
export const newyearDepositTickets = ({ usdMinor, rubMinor, kztMinor, otherMinor }: NewyearTicketFacts): number => {
  const { usd, rub, kzt, other } = NEWYEAR_TICKET_PRICES;
  const parts =
    usdMinor * (PARTS / usd) + rubMinor * (PARTS / rub) + kztMinor * (PARTS / kzt) + otherMinor * (PARTS / other);
  return Number(parts / PARTS);
};

/** All tickets a player has earned in an edition. */
export const newyearTickets = (facts: NewyearTicketFacts): number =>
  facts.days * NEWYEAR_LOGIN_TICKETS + newyearDepositTickets(facts);

/** Tickets left. A reversed deposit takes its tickets away; spent ones stay spent. */
export const newyearSpinsLeft = (facts: NewyearTicketFacts & { spent: number }): number =>
  Math.max(0, newyearTickets(facts) - facts.spent);

/** Types of prizes. */
export const newyearPrizeTypes = { base: 1, dic: 2, item: 3 } as const;

export const NEWYEAR_SHIPS_WITHIN_MS = 7 * 86_400_000; // of an order
export const NEWYEAR_KEPT_MS = 30 * 86_400_000; // an address, after shipment
