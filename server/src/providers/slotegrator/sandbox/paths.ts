/** Where the simulated aggregator's pages are, on our server as on its own. */
export const PAGES_PATH = '/sandbox/slotegrator';

/** Where its API is: on its own server only. */
export const API_PATH = '/api/index.php/v1';
