import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deposit, plays, startCashServer, type CashServer } from '../features/cashbox/testing/cashbox-fixtures.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status?: { message?: string };
  events?: object[];
}

const spans: SentSpan[] = [];
const bodies: string[] = [];
const receiver = createServer((request, response) => {
  void json(request).then((body) => {
    const { resourceSpans = [] } = body as { resourceSpans?: { scopeSpans: { spans: SentSpan[] }[] }[] };
    bodies.push(JSON.stringify(body));
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  });
});

let server: CashServer;
beforeAll(async () => {
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const { port } = receiver.address() as AddressInfo;
  server = await startCashServer({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await server.close();
  receiver.closeAllConnections();
  receiver.close();
});

/** Names of a trace's spans, each below the name of what it is part of. */
const paths = (traceId: string): string[] => {
  const all = spans.filter((span) => span.traceId === traceId);
  const path = ({ name, parentSpanId }: SentSpan): string => {
    const parent = all.find(({ spanId }) => spanId === parentSpanId);
    return parent ? `${path(parent)} > ${name}` : name;
  };
  return all.map(path).toSorted();
};

/** The trace that has a span of this name, once it was sent. */
const traceOf = async (name: string, last: string): Promise<string> => {
  const find = (): string | undefined =>
    spans.findLast(
      (span) => span.name === last && spans.some((each) => each.traceId === span.traceId && each.name === name),
    )?.traceId;
  await expect.poll(find).toBeDefined();
  return find() ?? '';
};

it('one bet and one deposit are each one trace, and no span says whose', async () => {
  const player = await server.player({ creditMinor: 100_000n });
  await player.call('dice.play', { bet: '10.00', percent: 50, bet_type: 'less' });
  const bet = await traceOf('feed', 'call dice.play');
  expect(paths(bet)).toEqual([
    'call dice.play',
    'call dice.play > host',
    'call dice.play > host > statement',
    'call dice.play > host > tell bet.settled',
    'call dice.play > host > tell bet.settled > feed',
  ]);

  const { id } = await deposit(server, player);
  await plays(server, id, 'pay');
  const paid = await traceOf('transaction', 'callback fiat');
  expect(new Set(paths(paid))).toEqual(
    new Set(['callback fiat', 'callback fiat > transaction', 'callback fiat > tell payment']),
  );

  const refused = await player.refusal('dice.play', { bet: '1000000.00', percent: 50, bet_type: 'less' });
  await expect.poll(() => bodies.join('')).toContain('refusal.code');
  expect(refused.code).toBeDefined();
  const keys = spans.flatMap(({ attributes }) => attributes.map(({ key }) => key));
  expect(new Set(keys)).toEqual(new Set(['game', 'batch.size', 'refusal.code']));
  const { rows } = await server.db.pool.query<{ public_id: string; nick: string; email: string | null }>(
    'SELECT public_id, nick, email FROM app_user WHERE id = $1',
    [player.userId],
  );
  const text = bodies.join('');
  for (const word of [rows[0]?.public_id, rows[0]?.nick, rows[0]?.email, player.token, `"${player.userId}"`])
    if (word) expect(text).not.toContain(word);
  expect(spans.flatMap(({ events = [], status }) => [...events, status?.message].filter(Boolean))).toEqual([]);
});
