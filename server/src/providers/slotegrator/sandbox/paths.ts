/** The path of the simulated aggregator's pages, on our server and on its own. */
export const PAGES_PATH = '/sandbox/slotegrator';

/** The path of its API, on its own server only. */
export const API_PATH = '/api/index.php/v1';
