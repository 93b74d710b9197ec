/** What areas show on every page by themselves. */
export const GATES = /\/src\/features\/[a-z-]+\/[a-z-]+-gate\.tsx$/;

/** What areas put on the main page, which waits for it. */
export const HOME_PARTS = /\/src\/features\/[a-z-]+\/[a-z-]+-place\.tsx$/;

/** What areas are called in a language: the first page shows all of them. */
export const TITLES = /\/src\/features\/[a-z-]+\/[a-z-]+-titles\.messages\.([a-z]{2})\.ts$/;
