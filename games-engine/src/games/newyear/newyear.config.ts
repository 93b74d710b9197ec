import { z } from 'zod';
import { logName } from '../../core/log-shape.ts';
import { volumesSchema } from '../../core/volumes.ts';

/** Sound cues of the drum, by name: the sounds themselves are the client's. */
export const newyearCues = ['spin', 'tick', 'stop', 'prize'] as const;

/** Kinds of prizes: an amount of the base currency, of DIC, or a thing that is sent to its winner. */
export const prizeKinds = ['base', 'dic', 'item'] as const;
export type PrizeKind = (typeof prizeKinds)[number];

const prizeSchema = z
  .strictObject({
    amountMinor: z.int().min(0).max(1_000_000_000).describe('Hundredths of the base currency or of DIC; 0 for a thing'),
    kind: z.enum(prizeKinds).describe('base: money; dic: DIC; item: a thing that is sent'),
    name: logName.describe('What records and texts call the prize'),
    weight: z.int().min(1).max(1_000_000).describe('How often the prize is drawn: weight / sum of all weights'),
  })
  .refine(({ amountMinor, kind }) => (kind === 'item') === (amountMinor === 0), 'an amount, unless it is a thing');

/** A prize of the drum: what it is, how much, and how often it comes. */
export type NewyearPrize = z.infer<typeof prizeSchema>;

/** All that can be set about the drum. Units are in the names. */
export const newyearConfigSchema = z.strictObject({
  enabled: z.boolean().describe('Whether anybody may draw'),
  prizes: z
    .array(prizeSchema)
    .min(2)
    .max(32)
    .refine((prizes) => new Set(prizes.map(({ name }) => name)).size === prizes.length, 'names that differ')
    .describe('The prizes of the drum, in its order'),
  spinMs: z.int().min(0).max(30_000).describe('How long the drum turns'),
  resultMs: z.int().min(0).max(30_000).describe('How long the result is shown'),
  sounds: volumesSchema(newyearCues),
});

/** The drum's numbers: its prizes with their weights, times in ms. */
export type NewyearConfig = z.infer<typeof newyearConfigSchema>;

/** On average a ticket gives 2.05 base units and 3.70 DIC; a thing comes once in 5,000. */
export const newyearDefaultConfig: NewyearConfig = {
  enabled: true,
  prizes: [
    { amountMinor: 100, kind: 'base', name: 'base-1', weight: 40_000 },
    { amountMinor: 5000, kind: 'dic', name: 'dic-50', weight: 2000 },
    { amountMinor: 200, kind: 'base', name: 'base-2', weight: 20_000 },
    { amountMinor: 50_000, kind: 'base', name: 'base-500', weight: 80 },
    { amountMinor: 500, kind: 'dic', name: 'dic-5', weight: 20_000 },
    { amountMinor: 0, kind: 'item', name: 'headphones', weight: 6 },
    { amountMinor: 1000, kind: 'dic', name: 'dic-10', weight: 12_000 },
    { amountMinor: 5000, kind: 'base', name: 'base-50', weight: 700 },
    { amountMinor: 1000, kind: 'base', name: 'base-10', weight: 5000 },
    { amountMinor: 0, kind: 'item', name: 'sweets', weight: 12 },
    { amountMinor: 25_000, kind: 'dic', name: 'dic-250', weight: 200 },
    { amountMinor: 0, kind: 'item', name: 'smartphone', weight: 2 },
  ],
  spinMs: 6000,
  resultMs: 4000,
};
