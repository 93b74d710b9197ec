/** A column of numbers, ids or plain words as one array literal. */
export const plainArray = (values: readonly (bigint | number | string | null)[]): string =>
  `{${values.map(String).join(',')}}`;

/** A column of any text as one array literal. */
export const textArray = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : `"${value.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`;

/** A column of bytes as one array literal. */
export const bytesArray = (values: readonly (Buffer | null)[]): string =>
  textArray(values.map((value) => (value === null ? null : `\\x${value.toString('hex')}`)));
