import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { escapeHtml } from '../../core/http/escape-html.ts';
import { decimalText } from '../../core/payments/decimal.ts';
import type { SandboxStore } from '../../core/payments/gateways.ts';
import { answerFaulty, chooseFault, faultButtons, faultOf } from '../../core/payments/sandbox/sandbox-faults.ts';
import { buttons, field, sendPage } from '../../core/payments/sandbox/sandbox-page.ts';
import { formOf, queryOf, takeForms } from '../../core/social/sandbox/forms.ts';
import type { CoursesAnswer } from './courses.contract.ts';
import { farCodes, farCourses, type SetCourses } from './far-courses.ts';

export interface CoursesSimulatorOptions {
  store: SandboxStore;
  slowMs?: number; // delay of a slow answer; longer than the adapter waits, by default
  now?: () => number; // ms since epoch
}

/** Below the simulator: what the adapter asks. */
export const COURSES_PATH = '/courses.json';

const SLOW_MS = 15_000;
const SET = 'set';
const HOUR_MS = 3_600_000;

const pressSchema = z.object({
  act: z.enum(['set', 'free', 'old', 'fresh']),
  code: z.string().refine((code) => farCodes.includes(code)),
  course: decimalText,
});
type Press = z.output<typeof pressSchema>;

/** Mode that a person has chosen. */
interface Chosen {
  courses: SetCourses;
  isOld: boolean; // the source has stopped an hour ago
}

const chosenOf = async (store: SandboxStore): Promise<Chosen> =>
  (await store.get<Chosen>(SET)) ?? { courses: {}, isOld: false };

const answerOf = ({ courses, isOld }: Chosen, now: number): CoursesAnswer => {
  const at = isOld ? now - HOUR_MS : now;
  return { base: 'RUB', at, courses: farCourses(at, courses) };
};

const withPress = ({ courses, isOld }: Chosen, { act, code, course }: Press): Chosen => {
  const { [code]: _, ...others } = courses;
  switch (act) {
    case 'set':
      return { isOld, courses: { ...others, [code]: course } };
    case 'free':
      return { isOld, courses: others };
    default:
      return { courses, isOld: act === 'old' };
  }
};

const card = (base: string, code: string, course: string, isSet: boolean): string => {
  const acts = isSet ? { set: 'Set', free: 'Let it move' } : { set: 'Set' };
  const label = `${code}, roubles${isSet ? ', set by you' : ''}`;
  return `<article>${buttons(`${base}/act`, { code }, acts, field(label, 'course', course))}</article>`;
};

const bodyOf = async ({ base, store, now }: Context): Promise<string> => {
  const chosen = await chosenOf(store);
  const { courses } = answerOf(chosen, now());
  const cards = Object.entries(courses).map(([code, course]) => card(base, code, course, code in chosen.courses));
  const age = chosen.isOld ? { fresh: 'Give courses of now' } : { old: 'Give courses of an hour ago' };
  const anyCode = { code: farCodes[0] ?? '', course: '1' };
  return `<p>The adapter asks <code>${escapeHtml(base + COURSES_PATH)}</code>.</p>${cards.join('')}
${buttons(`${base}/act`, anyCode, age)}${faultButtons(`${base}/fault`, await faultOf(store))}`;
};

interface Context extends Required<CoursesSimulatorOptions> {
  base: string; // path that it is served below
}

const serve = (app: FastifyInstance, context: Context): void => {
  const { base, store, now } = context;
  app.get(COURSES_PATH, (_request, reply) =>
    answerFaulty(reply, context, async () => ({ status: 200, body: answerOf(await chosenOf(store), now()) })),
  );
  app.get('/', async (request, reply) =>
    sendPage(reply, { title: 'Courses', note: queryOf(request).get('note'), body: await bodyOf(context) }),
  );
  app.post('/act', async (request, reply) => {
    const { data } = pressSchema.safeParse(Object.fromEntries(formOf(request)));
    if (data) await store.update<Chosen>(SET, (known) => withPress(known ?? { courses: {}, isOld: false }, data));
    const note = data ? 'Done.' : 'That is no course.';
    return reply.redirect(`${base}?${new URLSearchParams({ note }).toString()}`, 303);
  });
  app.post('/fault', async (request, reply) => {
    await chooseFault(store, formOf(request).get('act'));
    return reply.redirect(base, 303);
  });
};

/** A source of courses, simulated: they drift a little by themselves, and a person sets them. */
export const createCoursesSimulator = (options: CoursesSimulatorOptions): FastifyPluginCallback => {
  return (app, _options, done) => {
    takeForms(app);
    serve(app, { slowMs: SLOW_MS, now: Date.now, ...options, base: app.prefix });
    done();
  };
};
