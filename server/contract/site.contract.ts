/** GET /api/links: addresses outside that the menu leads to. */
export interface SiteLinks {
  support: string; // page where people answer
  investment: string | null; // null: there is none
  isSandbox: boolean; // providers without keys are simulated
}
