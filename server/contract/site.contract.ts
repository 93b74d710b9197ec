/** GET /api/links: addresses outside that the menu leads to; null where there is none. */
export interface SiteLinks {
  support: string | null; // where people answer: without one the menu leads to the help desk
  investment: string | null;
}
