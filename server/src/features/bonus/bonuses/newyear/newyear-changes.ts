import { dayOf, dayStart, newyear as storage } from 'db';
import type { HouseField } from '../../../../../contract/features/house-fields.ts';
import { languages } from '../../../../../contract/languages.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';
import { generalCodes } from '../../../../../contract/general-codes.ts';
import { defineHouseChange } from '../../../../core/house-changes/define-house-change.ts';

const MAX_STOCK = 100_000;
const MAX_EQUIVALENT = 1_000_000_000;
const MAX_TITLE = 80;

const thingFields = [
  { key: 'name', kind: 'text', maxLength: 64, pattern: '^[A-Za-z0-9_-]+$', isFixed: true },
  { key: 'titles', kind: 'localisedText', maxLength: MAX_TITLE },
  { key: 'stock', kind: 'integer', min: 0, max: MAX_STOCK },
  { key: 'equivalent', kind: 'money', min: 1, max: MAX_EQUIVALENT },
] as const satisfies readonly HouseField[];

const shownThing = ({ name, titles, stock, equivalentMinor }: storage.NewyearThing) => {
  const texts = Object.fromEntries(languages.map((language) => [language, titles[language] ?? '']));
  return {
    name,
    titles: texts as Record<(typeof languages)[number], string>,
    stock,
    equivalent: Number(equivalentMinor),
  };
};

/** The drum's physical prizes: stock, and the amount paid once it is used up. */
export const newyearThingChanges = defineHouseChange({
  subject: 'newyearThing',
  fields: thingFields,
  title: 'titles',
  list: async (em) =>
    [...(await storage.newyearThings(em)).values()].map((thing) => ({ key: thing.name, record: shownThing(thing) })),
  async read(em, key) {
    const thing = (await storage.newyearThings(em)).get(key);
    return thing && shownThing(thing);
  },
  newKey: ({ name }) => name,
  apply: ({ em }, { after: { name, titles, stock, equivalent } }) =>
    storage.setNewyearThing(em, { name, titles, stock, equivalentMinor: BigInt(equivalent) }),
});

const editionFields = [
  { key: 'edition', kind: 'text', maxLength: 24, pattern: '^[a-z0-9]+$', isFixed: true },
  { key: 'firstDay', kind: 'date' },
  { key: 'lastDay', kind: 'date' },
] as const satisfies readonly HouseField[];

const shownEdition = ({ edition, firstDay, lastDay }: storage.NewyearEdition) => ({
  edition,
  firstDay: dayStart(firstDay),
  lastDay: dayStart(lastDay),
});

/** The days of an event: Moscow days, both included. */
export const newyearEditionChanges = defineHouseChange({
  subject: 'newyearEdition',
  fields: editionFields,
  title: 'edition',
  list: async (em) =>
    (await storage.newyearEditions(em)).map((row) => ({ key: row.edition, record: shownEdition(row) })),
  async read(em, key) {
    const row = (await storage.newyearEditions(em)).find(({ edition }) => edition === key);
    return row && shownEdition(row);
  },
  newKey: ({ edition }) => edition,
  check: ({ firstDay, lastDay }) => (firstDay <= lastDay ? undefined : 'lastDay'),
  async apply({ em }, { after: { edition, ...days } }) {
    const [firstDay, lastDay] = [dayOf(days.firstDay), dayOf(days.lastDay)];
    const others = (await storage.newyearEditions(em)).filter((other) => other.edition !== edition);
    if (others.some((other) => other.firstDay <= lastDay && firstDay <= other.lastDay))
      throw new CallError(generalCodes.badPayload, { field: 'firstDay' });
    await storage.setNewyearEdition(em, { edition, firstDay, lastDay });
  },
});
