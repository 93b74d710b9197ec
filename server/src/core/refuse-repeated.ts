/** Throws RangeError when two tables have one name: put together, the later would quietly take the other's place. */
export const refuseRepeated = (what: string, tables: readonly object[]): void => {
  const names = tables.flatMap((table) => Object.keys(table));
  const repeated = names.find((name, place) => names.indexOf(name) < place);
  if (repeated !== undefined) throw new RangeError(`two ${what} have the name ${repeated}`);
};
