import { z } from 'zod';
import { formatDifference } from '../core/difference.ts';
import { LeafList } from '../core/solvency/leaf-list.ts';
import type { SolvencyRecord } from '../core/solvency/statement.ts';
import { parseJson } from './entry-reading.ts';
import { AuditInputError } from './lines.ts';

const blockSchema = z.strictObject({
  block: z.int().min(0),
  day: z.int().min(0),
  leaves: z.string(),
  unit: z.string(),
});

/** A list that is being added up. */
interface OpenList {
  name: string; // unit and day
  list: LeafList | undefined; // undefined: the log has no such statement
}

/**
 * Adds lists of leaves up again and holds them against the statements of a log; one line for each tree. False when one
 * differs, or has no statement.
 */
export const checkLeaves = async (
  batches: AsyncIterable<readonly string[]>,
  statements: ReadonlyMap<number, SolvencyRecord>,
  print: (line: string) => void,
): Promise<boolean> => {
  let open: OpenList | undefined;
  let [trees, failures] = [0, 0];
  const close = (): void => {
    if (!open) return;
    const fault = open.list ? open.list.finish() : { path: 'day', expected: 'a statement in the log', got: 'none' };
    trees += 1;
    if (fault) failures += 1;
    print(fault ? `FAIL leaves of ${open.name}: ${formatDifference(fault)}` : `leaves of ${open.name}: as stated`);
  };
  for await (const lines of batches)
    for (const text of lines.filter((line) => line.trim() !== '')) {
      const { data } = blockSchema.safeParse(parseJson(text));
      if (!data) throw new AuditInputError(`no line of a list of leaves: ${text.slice(0, 80)}`);
      const { day, unit } = data;
      const name = `${unit} of day ${day}`;
      if (open?.name !== name) {
        close();
        const owed = statements.get(day)?.units.find((each) => each.unit === unit);
        open = { name, list: owed && new LeafList(owed) };
      }
      open.list?.add(data);
    }
  close();
  if (trees === 0) throw new AuditInputError('the list of leaves is empty');
  return failures === 0;
};
