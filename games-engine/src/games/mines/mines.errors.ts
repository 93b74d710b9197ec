/** The numeric form of each named code of mines, as the catalogue has it. A call answers with the name. */
export const minesErrorNumbers = {
  NOT_ENOUGTH_BALANCE: 1,
  NEED_START_GAME: 2,
  SECTOR_NOT_FOUND: 3,
  SECTOR_IS_OPENED: 4,
  NEED_OPEN_SECTOR: 5,
  MIN_BET: 6,
  MAX_BET: 7,
  INCORRECT_MINES_LENGTH: 8,
  FINISHED_BEFORE_GAME: 9,
} as const;

/** A code of mines that has a name and a number. */
export type MinesNamedError = keyof typeof minesErrorNumbers;

const named: Readonly<Record<MinesNamedError, string>> = {
  NOT_ENOUGTH_BALANCE: 'insufficient funds on the account that stakes',
  NEED_START_GAME: 'there is no open game; a client that gets this loads the game again',
  SECTOR_NOT_FOUND: 'the cell is not one of 0 … 23',
  SECTOR_IS_OPENED: 'the cell is open already',
  NEED_OPEN_SECTOR: 'the win cannot be taken before a cell is open',
  MIN_BET: 'the stake is below the minimum; the limit is appended',
  MAX_BET: 'the stake is above the maximum; the limit is appended',
  INCORRECT_MINES_LENGTH: 'the number of mines is not one that can be bet on',
  FINISHED_BEFORE_GAME: 'the game before has not been finished yet',
};

const numbered = Object.fromEntries(
  Object.entries(minesErrorNumbers).map(([name, number]) => [String(number), named[name as MinesNamedError]]),
);

/** The codes with which mines refuses, named and numeric, and what each means. */
export const minesErrors: Readonly<Record<string, string>> = {
  ...named,
  ...numbered,
  0: 'not signed in',
  500: 'the currency cannot be used in this game',
  TOO_FAST: 'the move before has not been settled yet',
  WAIT_CANCEL_ROUND: 'the game is switched off',
};

/** The name of a numeric code of mines, or undefined when the number has none. */
export const minesErrorName = (number: number): MinesNamedError | undefined =>
  (Object.keys(minesErrorNumbers) as MinesNamedError[]).find((name) => minesErrorNumbers[name] === number);
