import { expect, it } from 'vitest';
import { z } from 'zod';
import { variableWords } from '../core/features/variable.ts';
import { checkConfig, environmentSchema } from './config.ts';
import { areaVariables, declaredReader, houseFeatures } from './features.ts';

interface Row {
  name: string;
  takes: string;
  means: string | undefined;
  unset: string;
}

const rowsOf = (schema: z.ZodObject): Row[] => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(variableWords(schema)).map(([name, { takes, means, unset }]) => {
    const property = properties[name];
    const initial: unknown = typeof property === 'object' ? property.default : undefined;
    return { name, takes, means, unset: unset ?? (initial === undefined ? '' : `\`${String(initial)}\``) };
  });
};

const sources = [
  { title: 'The house and its accounts', schemas: [environmentSchema] },
  ...Object.entries(houseFeatures).flatMap(([area, { variables = [] }]) =>
    variables.length === 0 ? [] : [{ title: `Area \`${area}\``, schemas: variables }],
  ),
].map(({ title, schemas }) => ({ title, rows: schemas.flatMap(rowsOf) }));

const cell = (text: string): string => text.replaceAll('|', '\\|');

const page = `# Configuration

Variables of the environment, read once; a wrong value stops the start with a message that names it. The schemas of these
variables are the source of this page: \`vitest run server/src/app/configuration.test.ts -u\` writes it, and the same test
without \`-u\` fails when it is stale.
${sources
  .map(({ title, rows }) => {
    const lines = rows
      .filter(({ means }) => means !== undefined)
      .map(({ name, takes, means = '', unset }) => `| \`${name}\` | ${[means, takes, unset].map(cell).join(' | ')} |`);
    if (lines.length === 0) return ''; // others describe all that it reads
    return `\n## ${title}\n\n| variable | means | takes | without it |\n|---|---|---|---|\n${lines.join('\n')}\n`;
  })
  .join('')}
## Tests and tools

\`CHROMIUM_PATH\` is where the browser is. Where it is Debian's, tests that only look at pages drive \`chromium-headless-shell\`
beside it (\`HEADLESS_SHELL_PATH\`), at a third of the cost; without the variable \`npm test\` installs both.
`;

it('CONFIGURATION.md lists the variables as their schemas have them', async () => {
  await expect(page).toMatchFileSnapshot('../../CONFIGURATION.md');
});

it('every variable is described once', () => {
  const rows = sources.flatMap(({ rows: own }) => own);
  const described = rows.filter(({ means }) => means !== undefined).map(({ name }) => name);
  expect(new Set(described).size).toBe(described.length);
  expect(rows.map(({ name }) => name).filter((name) => !described.includes(name))).toEqual([]);
});

it('an area reads the variables that it declares and no others', () => {
  const [declared, other] = [z.object({ A: z.string() }), z.object({ B: z.string() })];
  const feature = { contract: {}, variables: [declared], open: () => ({}) };
  const read = declaredReader('notes', feature, (schema) => schema.parse({ A: 'a', B: 'b' }));
  expect(read(declared)).toEqual({ A: 'a' });
  expect(() => read(other)).toThrow('notes reads B: add their schema to its variables');
});

it('is refused where the holder of reserves has an address and no token', () => {
  const named = (environment: Record<string, string>): string[] =>
    checkConfig(environment, areaVariables).filter((line) => line.startsWith('RESERVES'));
  const RESERVES_URL = 'https://custodian.example';
  expect(named({ RESERVES_URL })).toEqual([
    'RESERVES_TOKEN: got nothing, takes our token there, at least 16 characters; needed with RESERVES_URL',
  ]);
  expect(named({ RESERVES_URL, RESERVES_TOKEN: 't'.repeat(16) })).toEqual([]);
  expect(named({})).toEqual([]);
});
