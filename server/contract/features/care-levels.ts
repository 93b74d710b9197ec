/** Signs of harm over the last 30 days, each with the number of occasions that count once, and those that count twice. */
export const careSignals = {
  chasing: { some: 20, many: 100 }, // stakes of at least twice the one before, which was lost
  reloads: { some: 2, many: 5 }, // losing days with three deposits or more
  nights: { some: 5, many: 12 }, // nights with play, from 0 to 6 o'clock in Moscow
  longDays: { some: 3, many: 8 }, // days of four hours or more at the site
  raisedLimits: { some: 1, many: 3 }, // own limits that were raised
  cancelledWithdrawals: { some: 2, many: 5 },
} as const;
export type CareSignal = keyof typeof careSignals;
export type CareSignals = Readonly<Record<CareSignal, number>>;

export const careSignalNames = Object.keys(careSignals) as CareSignal[];

export const MAX_CARE_LEVEL = 3;
const levelFrom = [1, 3, 5]; // points from which each level holds

/** Points of one sign: 0, 1 or 2. */
export const carePoints = (signal: CareSignal, occasions: number): number => {
  const { some, many } = careSignals[signal];
  return (occasions >= some ? 1 : 0) + (occasions >= many ? 1 : 0);
};

/** Level of a player: 0 no signs, 1 some, 2 look, 3 act. */
export const careLevelOf = (signals: CareSignals): number => {
  const points = careSignalNames.reduce((sum, name) => sum + carePoints(name, signals[name]), 0);
  return levelFrom.filter((from) => points >= from).length;
};
