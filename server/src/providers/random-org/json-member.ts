/** End of a JSON value: the place after its last character. The text is JSON, so braces in order are enough. */
const endOfValue = (json: string, start: number): number => {
  let depth = 0;
  for (let at = start; at < json.length; at += 1) {
    const char = json[at];
    if (char === '"') {
      at = endOfString(json, at) - 1;
      if (depth === 0) return at + 1;
    } else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      if (depth === 0) return at;
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (char === ',' && depth === 0) return at;
  }
  return json.length;
};

const endOfString = (json: string, start: number): number => {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1;
    else if (json[at] === '"') return at + 1;
  }
  return json.length;
};

const skipSpace = (json: string, start: number): number => {
  let at = start;
  while (' \t\n\r'.includes(json[at] ?? '-')) at += 1;
  return at;
};

const memberStart = (json: string, object: number, name: string): number | undefined => {
  let found: number | undefined;
  let at = skipSpace(json, object + 1);
  while (json[at] === '"') {
    const end = endOfString(json, at);
    const value = skipSpace(json, skipSpace(json, end) + 1); // past the colon
    if (JSON.parse(json.slice(at, end)) === name) found = value; // the last of two alike counts, as in JSON.parse
    at = skipSpace(json, endOfValue(json, value));
    if (json[at] === ',') at = skipSpace(json, at + 1);
  }
  return found;
};

/**
 * The text of a member exactly as it stands in a JSON text, or undefined when there is none at this path of objects.
 * Parsing and writing again would lose what a signature is of: escapes, the form of numbers, spaces. `json` is JSON.
 */
export const memberText = (json: string, ...path: readonly string[]): string | undefined => {
  let start = skipSpace(json, 0);
  for (const name of path) {
    const value = json[start] === '{' ? memberStart(json, start, name) : undefined;
    if (value === undefined) return undefined;
    start = value;
  }
  return json.slice(start, endOfValue(json, start)).trimEnd();
};
