import { z } from 'zod';

/** Words about a variable of the environment. */
export interface VariableWords {
  takes: string; // its values: part of the message when one is wrong
  means?: string; // its effect, for CONFIGURATION.md; left out where another schema with this variable says it
  unset?: string; // its value without one, where that is no default of its schema
}

const wordsOfSchemas = z.registry<VariableWords>();

/** Adds its words to the schema of a variable. */
export const variable = <Schema extends z.ZodType>(schema: Schema, words: VariableWords): Schema => {
  const worded = schema.clone();
  wordsOfSchemas.add(worded, words);
  return worded;
};

/** The words of each variable of a schema. Throws RangeError for one without. */
export const variableWords = ({ shape }: z.ZodObject): Record<string, VariableWords> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const words = wordsOfSchemas.get(schema);
      if (!words) throw new RangeError(`${name} has no words: declare it by variable(schema, { takes, means })`);
      return [name, words];
    }),
  );
