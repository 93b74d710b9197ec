// Apart from the schemas: a page that needs only these values must not load what checks payloads.

/** Rows of each tab of the feed. */
export const LIVE_FEED_ROWS = 10;

/** Places of each board of the day. */
export const LEADER_PLACES = 10;
