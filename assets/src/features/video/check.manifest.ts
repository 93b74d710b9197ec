// Written by `npm run generate -w assets`: change the film, not this file.

/** The film's files, and when each of its scenes begins, milliseconds. */
export const checkFilm = {
  webm: new URL('./check.webm?no-inline', import.meta.url).href,
  mp4: new URL('./check.mp4?no-inline', import.meta.url).href,
  poster: new URL('./check.webp?no-inline', import.meta.url).href,
  ms: 43000,
  scenes: {
    seed: 0,
    seal: 6500,
    player: 13000,
    draw: 19500,
    reveal: 27500,
    log: 35000,
  },
} as const;
