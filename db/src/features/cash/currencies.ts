import type { Queryable } from '../../core/pool.ts';

/** Course by which amounts are shown from a moment on, ms since epoch, until the next one. */
export interface ShownCourse {
  courseMicro: bigint;
  since: number;
}

/** A currency: `courseMicro` is base units (roubles) per unit, times a million. */
export interface CurrencyRow {
  id: number;
  code: string;
  name: string;
  image: string; // key of the asset manifest
  courseMicro: bigint;
  selectable: boolean; // offered as display currency
  shown: readonly ShownCourse[]; // newest first, never empty
}

type Row = readonly [id: number, code: string, name: string, courseMicro: bigint, selectable?: boolean];

const currency = ([id, code, name, courseMicro, selectable = true]: Row): CurrencyRow => ({
  id,
  code,
  name,
  image: code,
  courseMicro,
  selectable,
  shown: [{ courseMicro, since: 0 }],
});

const initialRows: readonly Row[] = [
  [1, 'USD', 'US dollar', 80_500_000n],
  [2, 'RUB', 'Russian rouble', 1_000_000n],
  [3, 'EUR', 'Euro', 93_400_000n],
  [4, 'UAH', 'Ukrainian hryvnia', 1_920_000n],
  [5, 'KZT', 'Kazakhstani tenge', 154_000n],
  [6, 'DIC', 'DIC', 1_000_000n, false],
  [7, 'USDIC', 'USDIC', 1_000_000n, false],
  [8, 'UZS', 'Uzbekistani soum', 6_700n],
  [9, 'TRY', 'Turkish lira', 1_900_000n],
  [10, 'TON', 'Toncoin', 160_000_000n],
];

/** The ten currencies with the courses that a new database starts from. DIC and USDIC count against themselves only. */
export const initialCurrencies: readonly CurrencyRow[] = initialRows.map(currency);

/** Inserts the currencies that are missing; a course that was changed stays. */
export const seedCurrencies = async (client: Queryable): Promise<void> => {
  for (const { id, code, name, image, courseMicro, selectable } of initialCurrencies) {
    await client.query(
      `INSERT INTO currency (id, code, name, image, course_micro, selectable) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (id) DO NOTHING`,
      [id, code, name, image, courseMicro, selectable],
    );
    await client.query(
      `INSERT INTO shown_course (currency_id, course_micro, since) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING`,
      [id, courseMicro],
    );
  }
};

const KNOWN_COURSES = 100; // a currency's newest: older bets are shown by the oldest of them

interface LoadedRow extends Omit<CurrencyRow, 'shown'> {
  shown: readonly { courseMicro: string; since: number }[];
}

/** All currencies, by id. */
export const loadCurrencies = async (client: Queryable): Promise<CurrencyRow[]> => {
  const { rows } = await client.query<LoadedRow>(
    `SELECT id, code, name, image, course_micro AS "courseMicro", selectable, (
       SELECT json_agg(json_build_object('courseMicro', s.course_micro::text, 'since', s.since) ORDER BY s.since DESC) FROM (
         SELECT course_micro, since FROM shown_course WHERE currency_id = c.id ORDER BY since DESC LIMIT ${KNOWN_COURSES}
       ) s) AS shown
     FROM currency c ORDER BY id`,
  );
  return rows.map(({ shown, ...row }) => ({
    ...row,
    shown: shown.map(({ courseMicro, since }) => ({ courseMicro: BigInt(courseMicro), since })),
  }));
};
