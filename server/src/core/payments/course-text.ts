const MICRO_DIGITS = 6;

/** Millionths as decimal text: 80500000n → "80.5". */
export const courseText = (courseMicro: bigint): string => {
  const digits = courseMicro.toString().padStart(MICRO_DIGITS + 1, '0');
  const fraction = digits.slice(-MICRO_DIGITS).replace(/0+$/, '');
  return `${digits.slice(0, -MICRO_DIGITS)}${fraction && `.${fraction}`}`;
};

/** Told to all processes when a course has changed: they read the currencies again. */
export const COURSES_TOPIC = 'cash.courses';
