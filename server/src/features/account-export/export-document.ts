import { exportSections, type ExportSection, type Queryable } from 'db';

const ABOUT = 'Amounts are hundredths of the unit; times are UTC. Seeds are shown once they are revealed.';

async function* sectionText(client: Queryable, userId: bigint, { name, pages }: ExportSection): AsyncGenerator<string> {
  yield `,\n"${name}": [`;
  let separator = '\n';
  for await (const page of pages(client, userId)) {
    yield separator + page.join(',\n');
    separator = ',\n';
  }
  yield '\n]';
}

/** Everything that is kept of an account as one JSON document, in pieces: a row a line. */
export async function* exportDocument(client: Queryable, userId: bigint, at: number): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(new Date(at))},\n"about": ${JSON.stringify(ABOUT)}`;
  for (const section of exportSections) yield* sectionText(client, userId, section);
  yield '\n}\n';
}
