// Apart from the schemas: pages show these values and formulas too.

/** Refusals of the New Year drum. */
export const newyearCodes = {
  notRunning: 'NEWYEAR_NOT_RUNNING',
  noTickets: 'NEWYEAR_NO_TICKETS',
  ticketSpent: 'NEWYEAR_TICKET_SPENT', // or not the next one
  notReady: 'NEWYEAR_NOT_READY', // the drum has a thing that nobody has said the number of
  fieldsEmpty: 'NEWYEAR_FIELDS_EMPTY', // all fields of an order must be filled
  ordered: 'NEWYEAR_ORDERED',
  notWon: 404, // there is no such prize, or it is another player's
} as const;

/** Refusals of what staff do with orders. */
export const officeNewyearCodes = { notFound: 404, gone: 'GONE', ownOrder: 'OWN_ORDER' } as const;

export const NEWYEAR_LOGIN_TICKETS = 3; // for each Moscow day on which a player is signed in

/** What a ticket costs in deposits, hundredths of the currency that was paid; of any other currency in base hundredths. */
export const NEWYEAR_TICKET_PRICES = { usd: 100n, rub: 10_000n, kzt: 55_000n, other: 10_000n } as const;

/** A part that every price is a whole number of. */
const PARTS = 110_000n;

/** What a player's tickets are counted from. Deposits of the event: hundredths of their currency; others base hundredths. */
export interface NewyearTicketFacts {
  days: number;
  usdMinor: bigint;
  rubMinor: bigint;
  kztMinor: bigint;
  otherMinor: bigint;
}

/** Tickets for deposits, of all deposits together: what one leaves over counts with the next. */
export const newyearDepositTickets = ({ usdMinor, rubMinor, kztMinor, otherMinor }: NewyearTicketFacts): number => {
  const { usd, rub, kzt, other } = NEWYEAR_TICKET_PRICES;
  const parts =
    usdMinor * (PARTS / usd) + rubMinor * (PARTS / rub) + kztMinor * (PARTS / kzt) + otherMinor * (PARTS / other);
  return Number(parts / PARTS);
};

/** All tickets that a player has earned in an edition of the event. */
export const newyearTickets = (facts: NewyearTicketFacts): number =>
  facts.days * NEWYEAR_LOGIN_TICKETS + newyearDepositTickets(facts);

/** What is left to spin. A deposit that is taken back takes its tickets with it; what was spent stays spent. */
export const newyearSpinsLeft = (facts: NewyearTicketFacts & { spent: number }): number =>
  Math.max(0, newyearTickets(facts) - facts.spent);

/** What a prize is, by its number. */
export const newyearPrizeTypes = { base: 1, dic: 2, item: 3 } as const;

export const NEWYEAR_SHIPS_WITHIN_MS = 7 * 86_400_000; // of an order
export const NEWYEAR_KEPT_MS = 30 * 86_400_000; // an address, after its thing was sent
