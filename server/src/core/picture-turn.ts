import pLimit from 'p-limit';

const AT_ONCE = 2; // a decoded picture takes up to 256 MB

/** Work on an uploaded picture waits here until few enough lie decoded in memory. */
export const inPictureTurn = pLimit(AT_ONCE);
