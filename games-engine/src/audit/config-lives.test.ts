import { describe, expect, it } from 'vitest';
import { sha256Hex } from '#digest';
import { configEventKinds, type ConfigEventRecord } from '../core/record.ts';
import { ConfigLives } from './config-lives.ts';

const [first, second] = [sha256Hex('first'), sha256Hex('second')];

const event = (kind: ConfigEventRecord['event'], over: Partial<ConfigEventRecord> = {}): ConfigEventRecord => ({
  actor: 'author',
  at: 1,
  details: {},
  event: kind,
  game: 'dice',
  hash: second,
  kind: 'config.event',
  reason: '',
  version: 2,
  ...over,
});

const program = { actor: null, hash: first, version: 1 };
const approver = { actor: 'approver' };
const config = { at: 1, config: {}, game: 'dice', kind: 'config', version: 2 } as const;

/** The first version as it comes with the program. */
const begun = (): ConfigLives => {
  const lives = new ConfigLives(true);
  expect([lives.take(event('saved', program)), lives.take(event('activated', program))]).toEqual([
    undefined,
    undefined,
  ]);
  return lives;
};

const afterAll = (events: readonly ConfigEventRecord[], lives = begun()) => {
  const paths = events.map((each) => lives.take(each)?.path);
  return { lives, paths };
};

const approved = [event('saved'), event('checked'), event('approved', approver)];

describe('a version of a config', () => {
  it('comes into force after a check and the approval of somebody else', () => {
    const { lives, paths } = afterAll([...approved, event('retired', program), event('activated', approver)]);
    expect(paths).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(lives.publish(config, second)).toBe('approved');
  });

  it('is tried by a share of players only when it is approved', () => {
    expect(afterAll([...approved, event('candidate.started')]).lives.publish(config, second)).toBe('approved');
    expect(afterAll([event('saved'), event('checked'), event('candidate.started')]).paths.at(-1)).toBe('event');
  });

  it.each([
    ['is approved by its author', [event('saved'), event('checked'), event('approved')], 'actor'],
    ['is approved by nobody', [event('saved'), event('checked'), event('approved', { actor: null })], 'actor'],
    ['is approved before it was checked', [event('saved'), event('approved', approver)], 'event'],
    ['is activated unapproved', [event('saved'), event('checked'), event('activated', approver)], 'event'],
    [
      'comes with the program after the first',
      [event('saved', { actor: null }), event('activated', { actor: null })],
      'event',
    ],
    ['changes its content on the way', [event('saved'), event('checked', { hash: first })], 'version.hash'],
    ['begins in the middle', [event('approved', approver)], 'event'],
    ['is saved twice', [event('saved'), event('saved')], 'event'],
  ] as const)('an audit finds a version that %s', (_, events, path) => {
    expect(afterAll(events).paths.at(-1)).toBe(path);
  });

  it('goes back to a draft when its check finds an error', () => {
    const failed = event('checked', { details: { findings: [{ severity: 'warning' }, { severity: 'error' }] } });
    expect(afterAll([event('saved'), failed, event('approved', approver)]).paths).toEqual([
      undefined,
      undefined,
      'event',
    ]);
  });

  it('is active alone, tried alone, and tried beside an active one', () => {
    const third = { version: 3 };
    const both = [
      ...approved,
      event('saved', third),
      event('checked', third),
      event('approved', { ...approver, ...third }),
    ];
    const last = (...events: readonly ConfigEventRecord[]) => afterAll([...both, ...events]).paths.at(-1);
    const retired = event('retired', program);
    expect(last(event('activated', approver))).toBe('event');
    expect(last(retired, event('activated', approver))).toBeUndefined();
    expect(last(event('candidate.started'), event('candidate.started', third))).toBe('event');
    expect(
      last(event('candidate.started'), event('candidate.stopped'), event('candidate.started', third)),
    ).toBeUndefined();
    expect(last(retired, event('candidate.started'))).toBe('event');
    expect(last(event('candidate.started'), retired, event('candidate.stopped'))).toBe('event');
    const part = new ConfigLives(false);
    part.take(event('approved', approver));
    expect(part.take(event('candidate.started'))).toBeUndefined(); // nothing is known of before
  });

  it.each([[{ severity: 'error' }], ['none'], [null], [['error']], [[[]]]])(
    'is not checked by findings that cannot be read: %j',
    (findings) => {
      const { paths } = afterAll([
        event('saved'),
        event('checked', { details: { findings } }),
        event('approved', approver),
      ]);
      expect(paths).toEqual([undefined, 'details.findings', 'event']);
    },
  );

  it('a version that no event tells of is not published, once a log tells of any', () => {
    expect(begun().publish(config, second)).toMatchObject({ path: 'version' });
    expect(new ConfigLives(true).publish(config, second)).toBe('untold');
  });

  it('is published as what was approved', () => {
    expect(afterAll(approved).lives.publish(config, second)).toMatchObject({ path: 'version', got: 'approved' });
    const { lives } = afterAll([...approved, event('activated', approver)]);
    expect(lives.publish(config, first)).toMatchObject({ path: 'config' });
  });

  it('a version in a range is taken as it comes, since nothing is known of before', () => {
    const lives = new ConfigLives(false);
    expect(lives.take(event('activated', approver))).toBeUndefined();
    expect(lives.publish(config, second)).toBe('untold');
    expect(lives.take(event('approved', approver))).toMatchObject({ path: 'event', got: 'approved' });
  });

  it('goes on where it was saved, whatever happens next', () => {
    for (const kind of configEventKinds) {
      const { lives } = afterAll(approved);
      const restored = ConfigLives.restore(JSON.parse(JSON.stringify(lives.save())) as ReturnType<ConfigLives['save']>);
      const next = event(kind, approver);
      expect(restored.take(next)).toEqual(lives.take(next));
      expect(restored.save()).toEqual(lives.save());
    }
  });
});
