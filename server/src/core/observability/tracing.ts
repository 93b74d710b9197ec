import { setTimeout as pause } from 'node:timers/promises';
import type * as OpenTelemetry from '@opentelemetry/api';
import type { Attributes, Context, Span, Tracer } from '@opentelemetry/api';
import { CallError } from '../realtime/call-error.ts';

/** Part of the API that spans are made with: the library is loaded with an endpoint and not otherwise. */
type Api = Pick<typeof OpenTelemetry, 'context' | 'trace' | 'SpanStatusCode'>;

interface Active {
  api: Api;
  tracer: Tracer;
}

const LAST_MS = 2000; // for the collector to take spans

let active: Active | undefined;

/** Names of games, calls, tables and areas, and counts. Never who somebody is, what they hold or what they wrote. */
export type SpanAttributes = Attributes;

const end = ({ api }: Active, span: Span, error?: unknown): void => {
  if (error instanceof CallError) span.setAttribute('refusal.code', String(error.code));
  else if (error !== undefined) span.setStatus({ code: api.SpanStatusCode.ERROR }); // its words may name somebody: the log has them
  span.end();
};

const asSpan = <T>(tracing: Active, name: string, attributes: SpanAttributes, work: () => T): T =>
  tracing.tracer.startActiveSpan(name, { attributes }, (span) => {
    try {
      const result = work();
      if (result instanceof Promise)
        void result.then(
          () => end(tracing, span),
          (error: unknown) => end(tracing, span, error),
        );
      else end(tracing, span);
      return result;
    } catch (error) {
      end(tracing, span, error);
      throw error;
    }
  });

/** Does work as a span of the trace that it belongs to, or of a new one. Without an endpoint it only does the work. */
export const traced = <T>(name: string, attributes: SpanAttributes, work: () => T): T =>
  active ? asSpan(active, name, attributes, work) : work();

/** The same within a trace only: what happens by itself begins none. */
export const tracedWithin = <T>(name: string, attributes: SpanAttributes, work: () => T): T =>
  active?.api.trace.getActiveSpan() ? asSpan(active, name, attributes, work) : work();

/** A span of the trace in which this is called, told later by its times, ms since epoch. Undefined outside of one. */
export const laterSpan = (
  name: string,
): ((beganAt: number, endedAt: number, attributes: SpanAttributes) => void) | undefined => {
  const tracing = active;
  if (!tracing?.api.trace.getActiveSpan()) return undefined;
  const parent: Context = tracing.api.context.active();
  return (beganAt, endedAt, attributes) =>
    tracing.tracer.startSpan(name, { startTime: beganAt, attributes }, parent).end(endedAt);
};

/** Sends spans to an OpenTelemetry collector from now on. `close` sends the last ones. */
export const startTracing = async (endpoint: string): Promise<{ close(): Promise<void> }> => {
  const [api, { BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: LAST_MS });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'glasshouse' }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1000 })],
  });
  provider.register();
  const started: Active = { api, tracer: provider.getTracer('glasshouse') };
  active = started;
  return {
    async close() {
      if (active === started) active = undefined;
      await Promise.race([provider.shutdown(), pause(LAST_MS, undefined, { ref: false })]); // the house stops without its collector
      api.trace.disable();
      api.context.disable();
      api.propagation.disable();
    },
  };
};
