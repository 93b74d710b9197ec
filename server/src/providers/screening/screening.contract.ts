import { z } from 'zod';

/** POST {name, born, country}: entries of the lists that may be this person. With `Authorization: Bearer`. */
export const SCREEN_PATH = '/screen';

const MAX_MATCHES = 100;

export const screenRequestSchema = z.object({
  name: z.string().min(2).max(200), // as the document has it
  born: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  country: z.string().length(2).nullable(), // ISO 3166-1 alpha-2; null: not known
});
export type ScreenRequest = z.infer<typeof screenRequestSchema>;

/** Sorts of lists: people with whom nobody may deal, and people in a public office, who are looked at more closely. */
export const screeningKinds = ['sanction', 'pep'] as const;

export const screenAnswerSchema = z.object({
  matches: z
    .array(
      z.object({
        kind: z.enum(screeningKinds),
        list: z.string().min(1).max(60),
        reference: z.string().min(1).max(120), // the entry’s id in that list
        name: z.string().min(1).max(200), // as the list has it
        score: z.int().min(0).max(100), // likeness, percent
      }),
    )
    .max(MAX_MATCHES),
});
export type ScreenMatch = z.infer<typeof screenAnswerSchema>['matches'][number];
