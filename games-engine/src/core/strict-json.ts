const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],]/g;

/**
 * The first member that an object of a JSON text has twice, or undefined. Readers disagree about which of the two counts, so
 * a text that has one can say different things to different checkers. For a text that is JSON.
 */
export const memberGivenTwice = (text: string): string | undefined => {
  const open: (Set<string> | undefined)[] = []; // the names so far of each object around; undefined: an array
  let isName = false;
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') {
      open.push(token === '{' ? new Set() : undefined);
      isName = token === '{';
    } else if (token === '}' || token === ']') {
      open.pop();
      isName = false;
    } else if (token === ',') isName = open.at(-1) !== undefined;
    else if (isName) {
      const name = JSON.parse(token) as string;
      const names = open.at(-1);
      if (names?.has(name)) return name;
      names?.add(name);
      isName = false;
    }
  }
  return undefined;
};
