/** A picture of 640 × 320 px for each past tournament, by the name in its address. */
export const tournamentImages = {
  'easter-treasure-hunt': new URL('./easter-treasure-hunt.svg?no-inline', import.meta.url).href,
  'festive-topia': new URL('./festive-topia.svg?no-inline', import.meta.url).href,
  'ice-boost': new URL('./ice-boost.svg?no-inline', import.meta.url).href,
  'fortune-season': new URL('./fortune-season.svg?no-inline', import.meta.url).href,
  'jokers-jackpot-madness': new URL('./jokers-jackpot-madness.svg?no-inline', import.meta.url).href,
  'piggy-christmas': new URL('./piggy-christmas.svg?no-inline', import.meta.url).href,
  race: new URL('./race.svg?no-inline', import.meta.url).href,
} as const;
