/** Prints a benchmark's figures. */
export type Print = (line: string) => void;

export const print: Print = (line) => {
  process.stdout.write(`${line}\n`);
};

/** A figure without its fraction, in groups of three digits. */
export const whole = (n: number): string => Math.round(n).toLocaleString('en');
